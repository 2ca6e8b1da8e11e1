import type { Nodes, Table } from 'mdast';
import { memoize } from '#src/shared/text/memoize.ts';
import type { Location } from '../../../../cli/problem.ts';
import type { MdxElement } from '../../../prose/content.ts';
import type { GuideSource } from '../../../source/guides/guide-source.ts';
import type { CheckContext } from '../check.ts';
import { placeInText } from './files.ts';
import { attributesOf, type Attributes } from '../../../pages/vocabulary/component.ts';
import { fencesIn } from './nodes.ts';
import { placeIn } from '../place.ts';
import { stringsIn } from '../strings.ts';
import { isSequence } from '../../../prose/fence.ts';

/** A stretch of prose without a block in it: a paragraph, a heading, a cell of a table, a description. */
export interface Passage {
  readonly pieces: readonly Piece[];
  /** Whether it is a title or question, which no Markdown is written in. */
  readonly isPlain?: boolean;
  /** The table it is a cell of, and the number of its row and column. */
  readonly cell?: { readonly table: Table; readonly row: number; readonly column: number };
}

/** A part of a passage: plain text, a code span, or `<Field>` (its text is the path). */
export interface Piece {
  readonly kind: 'text' | 'code' | 'field';
  readonly text: string;
  /** Whether it stands in a link. */
  readonly isLinked?: boolean;
  /** Attributes of `<Field>`. */
  readonly attributes?: Attributes;
  /** The innermost `<Foreign>` around it. */
  readonly foreign?: MdxElement;
  at(offset: number, length: number): Location;
}

/** Every passage of a guide, those of sequence diagrams last. */
export const passagesIn = memoize((guide: GuideSource): readonly Passage[] => {
  const found: Passage[] = [];
  const visit = (node: Nodes, foreign?: MdxElement): void => {
    const inside = isForeign(node) ? node : foreign;
    if (node.type === 'table')
      node.children.forEach(({ children }, row) =>
        children.forEach((cell, column) =>
          found.push({ pieces: piecesOf(guide, cell, inside), cell: { table: node, row, column } }),
        ),
      );
    else if (node.type === 'paragraph' || node.type === 'heading')
      found.push({ pieces: piecesOf(guide, node, inside) });
    else if ('children' in node) for (const child of node.children) visit(child, inside);
  };
  visit(guide.tree);
  return [...found, ...labelsIn(guide)];
});

/** Whether a node is `<Foreign>`. */
export function isForeign(node: Nodes): node is MdxElement {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Foreign';
}

function piecesOf(guide: GuideSource, block: Nodes, outer?: MdxElement): readonly Piece[] {
  const visit = (node: Nodes, isLinked: boolean, around?: MdxElement): readonly Piece[] => {
    const foreign = isForeign(node) ? node : around;
    const piece = (kind: Piece['kind'], text: string): Piece => ({
      kind,
      text,
      isLinked,
      ...(foreign === undefined ? {} : { foreign }),
      at: (offset, length) => {
        const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
        return placeInText(guide, start + offsetIn(guide.text.slice(start, end), text, offset), length);
      },
    });
    if (node.type === 'text') return [piece('text', node.value)];
    if (node.type === 'inlineCode') return [piece('code', node.value.trim())];
    if (node.type === 'break') return [piece('text', ' ')];
    if (node.type === 'mdxJsxTextElement' && node.name === 'Field') {
      const attributes = attributesOf(node);
      return [{ ...piece('field', attributes['path'] ?? ''), attributes }];
    }
    if (!('children' in node)) return [];
    return node.children.flatMap((child) => visit(child, isLinked || node.type === 'link', foreign));
  };
  return visit(block, false, outer);
}

/** The offset in the source of an offset in a node: entities, escapes and backticks make the difference. */
function offsetIn(written: string, value: string, offset: number): number {
  const start = written.indexOf(value);
  if (start >= 0) return start + offset;
  return Math.max(0, written.indexOf(/^\S+/.exec(value.slice(offset))?.[0] ?? ''));
}

/** The messages of sequence diagrams, without the names of those who talk. */
function labelsIn(guide: GuideSource): readonly Passage[] {
  return fencesIn(guide)
    .filter(({ language }) => isSequence(language))
    .flatMap(({ node, at }) =>
      [...node.value.matchAll(/^[^:\n]*:(.*)$/gm)].map(({ 0: line, 1: label = '', index }) => ({
        pieces: markdownPieces(label, (offset) => at(index + line.length - label.length + offset)),
      })),
    );
}

/** Every text of the description that readers see. */
export const describedPassages = memoize((context: CheckContext): readonly Passage[] =>
  stringsIn(context).flatMap(({ holder, key, value, kind }) =>
    kind === 'prose' && typeof value === 'string' && /[\s`]/.test(value)
      ? [
          {
            pieces: markdownPieces(value, (offset) => placeIn(context, holder, key, offset)),
            isPlain: key !== 'description',
          },
        ]
      : [],
  ),
);

/** Markdown as text and code spans, without code blocks and the targets of links. */
function markdownPieces(markdown: string, at: (offset: number) => Location): readonly Piece[] {
  const blank = (block: string): string => block.replace(/[^\n]/g, ' ');
  const prose = (
    /^(?: {4}|\t| {0,3}[`~]{3})/m.test(markdown)
      ? markdown
          .replace(/(?<![^\n]) {0,3}(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:(?<![^\n]) {0,3}\1|$)/g, blank)
          .replace(/(?<=\n[^\S\n]*\n)(?: {4}|\t)[^\n]*(?:\n(?: {4}|\t)[^\n]*)*/g, blank)
      : markdown
  ).replace(/(?<=\])\([^()\s]*\)|<[a-z/!][^<>]*>/gi, blank);
  let offset = 0;
  return prose.split(/((?<!`)`[^`\n]+`(?!`)|(?<!`)``[^\n]+?``(?!`))/).flatMap((part, index): Piece[] => {
    const start = offset;
    offset += part.length;
    if (part === '') return [];
    if (index % 2 === 0) return [{ kind: 'text', text: part, at: (inner) => at(start + inner) }];
    const [, lead = '', text = ''] = /^(`+\s*)([\s\S]*?)\s*`+$/.exec(part) ?? [];
    return [{ kind: 'code', text, at: (inner) => at(start + lead.length + inner) }];
  });
}
