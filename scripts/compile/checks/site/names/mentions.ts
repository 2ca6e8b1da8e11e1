import type { GuideSource } from '../../../source/guides/guide-source.ts';
import type { Location } from '../../../../cli/problem.ts';
import type { CheckContext } from '../../lookup/check.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { placeIn } from '../../lookup/place.ts';
import { stringsIn } from '../../lookup/strings.ts';
import { placeInText } from '../../lookup/guides/files.ts';
import { fencesIn, nodesIn } from '../../lookup/guides/nodes.ts';

/** A part of prose that may name something of the API. */
export interface Mention {
  readonly text: string;
  /** Inline code, or the text between. */
  readonly isCode: boolean;
  /** The text before it in the same paragraph, up to 40 characters. */
  readonly before: string;
  /** The text after it; empty in a guide. */
  readonly after: string;
  /** The guide it is in; undefined for a description. */
  readonly guide?: GuideSource;
  at(offset: number, length?: number): Location;
}

/** All prose of a guide: text, inline code, labels of sequence diagrams. */
export function mentionsIn(guide: GuideSource): readonly Mention[] {
  let before = '';
  const inText = nodesIn(guide.tree).flatMap((node): Mention[] => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') before = '';
    if (node.type !== 'text' && node.type !== 'inlineCode') return [];
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const written = guide.text.slice(start, end);
    const mention: Mention = {
      text: node.value,
      isCode: node.type === 'inlineCode',
      before,
      after: '',
      guide,
      at: (offset, length) => placeInText(guide, start + offsetIn(written, node.value, offset), length),
    };
    before = (before + node.value).slice(-40);
    return [mention];
  });
  const inSequences = fencesIn(guide)
    .filter(({ language }) => language === 'sequence')
    .flatMap(({ node, at }) =>
      partsOf(node.value).map((part) => ({ ...part, guide, at: (offset: number) => at(part.offset + offset) })),
    );
  return [...inText, ...inSequences];
}

/** Inline code, or what may be a method with its path, or a status. */
const MENTIONS = /`|[A-Z]\s+\/|(?:http|status|codes?)[\d/.\s]/i;

/** All prose of the description that may name something. */
export const describedMentions = memoize((context: CheckContext): readonly Mention[] =>
  stringsIn(context.document).flatMap(({ holder, key, value, kind }) => {
    if (kind !== 'prose' || typeof value !== 'string' || !MENTIONS.test(value)) return [];
    return partsOf(value).map((part) => ({
      ...part,
      at: (offset: number) => placeIn(context, holder, key, part.offset + offset),
    }));
  }),
);

interface Part {
  readonly text: string;
  readonly isCode: boolean;
  readonly before: string;
  readonly after: string;
  readonly offset: number;
}

/** Markdown as text and inline code, without code blocks. */
function partsOf(markdown: string): readonly Part[] {
  const blank = (block: string): string => block.replace(/[^\n]/g, ' ');
  const prose = !/^(?: {4}|\t| {0,3}[`~]{3})/m.test(markdown)
    ? markdown
    : markdown
        .replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))/gm, blank)
        .replace(/^(?: {4}|\t)[^\n]*$/gm, (line, offset: number) =>
          /\n\s*\n$/.test(markdown.slice(0, offset)) ? blank(line) : line,
        );
  let offset = 0;
  return prose.split(/((?<!`)`[^`\n]+`(?!`)|(?<!`)``[^\n]+?``(?!`))/).flatMap((part, index): Part[] => {
    const start = offset;
    offset += part.length;
    const [before, after] = [prose.slice(Math.max(0, start - 40), start), prose.slice(offset, offset + 40)];
    if (index % 2 === 0) return part.trim() === '' ? [] : [{ text: part, isCode: false, before, after, offset: start }];
    const [, lead = '', inner = ''] = /^(`+ ?)([\s\S]*?) ?`+$/.exec(part) ?? [];
    return [{ text: inner, isCode: true, before, after, offset: start + lead.length }];
  });
}

/** The offset in the source of an offset in a node: entities, escapes and backticks make the difference. */
function offsetIn(written: string, value: string, offset: number): number {
  const start = written.indexOf(value);
  if (start >= 0) return start + offset;
  const word = /^\S+/.exec(value.slice(offset))?.[0] ?? '';
  return Math.max(0, written.indexOf(word));
}
