import type { GuideSource } from '../../../source/guides/guide-source.ts';
import type { Location } from '../../../../cli/problem.ts';
import type { CheckContext } from '../../lookup/check.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { placeIn } from '../../lookup/place.ts';
import { stringsIn } from '../../lookup/strings.ts';
import { placeInText } from '../../lookup/guides/files.ts';
import { fencesIn } from '../../lookup/guides/nodes.ts';
import { passagesIn, type Around, type Passage, type Piece } from './passages.ts';
import { sentenceAround, type Sentence } from './sentence.ts';

/** A part of prose that may name something of the API. */
export interface Mention {
  readonly text: string;
  /** Inline code, or the text between. */
  readonly isCode: boolean;
  /** The text before it in the same paragraph, up to 40 characters. */
  readonly before: string;
  /** The text after it, up to 40 characters. */
  readonly after: string;
  /** The sentence around a part of it. */
  sentence(offset: number, length: number): Sentence;
  /** What stands around it in a guide. */
  readonly around?: Around;
  /** Where the link around it leads. */
  readonly link?: string;
  /** What it is in its passage of a guide. */
  readonly piece?: Piece;
  at(offset: number, length?: number): Location;
}

/** All prose of a guide: text, inline code, labels of sequence diagrams. */
export function mentionsIn(guide: GuideSource): readonly Mention[] {
  const inText = passagesIn(guide).flatMap((passage) => mentionsOf(guide, passage));
  const inSequences = fencesIn(guide)
    .filter(({ language }) => language === 'sequence')
    .flatMap(({ node, at }) =>
      labelsOf(node.value).flatMap(({ label, start }) =>
        partsOf(label).map((part) => ({ ...part, at: (offset: number) => at(start + part.offset + offset) })),
      ),
    );
  return [...inText, ...inSequences];
}

/** What the lines of a sequence diagram say, after the names of those who talk. */
function labelsOf(sequence: string): readonly { readonly label: string; readonly start: number }[] {
  return [...sequence.matchAll(/^[^:\n]*:(.*)$/gm)].map(({ 0: line, 1: label = '', index }) => ({
    label,
    start: index + line.length - label.length,
  }));
}

/** Text and inline code of a passage. */
export function mentionsOf(guide: GuideSource, { pieces, around }: Passage): readonly Mention[] {
  const whole = pieces.map(inBackticks).join('');
  let length = 0;
  return pieces.flatMap((piece, index): Mention[] => {
    const start = length;
    length += inBackticks(piece).length;
    if (piece.kind === 'field') return [];
    const plain = (some: readonly Piece[]): string => some.map(({ text }) => text).join('');
    return [
      {
        text: piece.text,
        isCode: piece.kind === 'code',
        before: plain(pieces.slice(0, index)).slice(-40),
        after: plain(pieces.slice(index + 1)).slice(0, 40),
        sentence: (offset, size) => {
          const from = start + (piece.kind === 'code' ? 0 : offset);
          return sentenceAround(whole, from, piece.kind === 'code' ? from + piece.text.length + 2 : from + size);
        },
        around,
        piece,
        ...(piece.link === undefined ? {} : { link: piece.link }),
        at: (offset, size) => placeOfPiece(guide, piece, offset, size),
      },
    ];
  });
}

/** Place of a part of a piece. */
function placeOfPiece(guide: GuideSource, { node, text }: Piece, offset: number, length?: number): Location {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  return placeInText(guide, start + offsetIn(guide.text.slice(start, end), text, offset), length);
}

function inBackticks({ text, kind }: Piece): string {
  return kind === 'text' ? text : `\`${text}\``;
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

interface Part extends Omit<Mention, 'at'> {
  readonly offset: number;
}

/** Markdown as text and inline code, without code blocks. */
function partsOf(markdown: string): readonly Part[] {
  const blank = (block: string): string => block.replace(/[^\n]/g, ' ');
  const prose = !/^(?: {4}|\t| {0,3}[`~]{3})/m.test(markdown)
    ? markdown
    : markdown
        .replace(/(?<![^\n]) {0,3}(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:(?<![^\n]) {0,3}\1|$)/g, blank)
        .replace(/^(?: {4}|\t)[^\n]*$/gm, (line, offset: number) =>
          /\n[^\S\n]*\n$/.test(markdown.slice(Math.max(0, offset - 200), offset)) ? blank(line) : line,
        );
  let offset = 0;
  return prose.split(/((?<!`)`[^`\n]+`(?!`)|(?<!`)``[^\n]+?``(?!`))/).flatMap((part, index): Part[] => {
    const start = offset;
    offset += part.length;
    const [before, after] = [prose.slice(Math.max(0, start - 40), start), prose.slice(offset, offset + 40)];
    if (index % 2 === 0) {
      const sentence = (at: number, length: number): Sentence => sentenceAround(prose, start + at, start + at + length);
      return part.trim() === '' ? [] : [{ text: part, isCode: false, before, after, sentence, offset: start }];
    }
    const [, lead = '', inner = ''] = /^(`+ ?)([\s\S]*?) ?`+$/.exec(part) ?? [];
    const sentence = (): Sentence => sentenceAround(prose, start, start + part.length);
    return [{ text: inner, isCode: true, before, after, sentence, offset: start + lead.length }];
  });
}

/** The offset in the source of an offset in a node: entities, escapes and backticks make the difference. */
function offsetIn(written: string, value: string, offset: number): number {
  const start = written.indexOf(value);
  if (start >= 0) return start + offset;
  const word = /^\S+/.exec(value.slice(offset))?.[0] ?? '';
  return Math.max(0, written.indexOf(word));
}
