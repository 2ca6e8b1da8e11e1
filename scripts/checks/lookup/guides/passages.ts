import type { Nodes, Table, Code, Root } from 'mdast';
import { memoize } from '#src/shared/text/memoize.ts';
import type { Location } from '../../../cli/problem.ts';
import type { MdxElement } from '../../../guides/prose/content.ts';
import type { GuideSource } from '../../../guides/sources/guide-source.ts';
import { type CheckContext, placeIn } from '../check.ts';
import { placeInText } from './files.ts';
import { attributesOf, type Attributes } from '../../../pages/vocabulary/component.ts';
import { stringsIn } from '../strings.ts';
import { isSequence } from '../../../guides/prose/fence.ts';

const ATTRIBUTE = /(?<![\w-])([A-Za-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{?([^\s"'{}]+)\}?)/g;

/** Returns every code block of a guide. */
export const fencesIn = memoize((guide: GuideSource): readonly Fence[] =>
  nodesIn(guide.tree).flatMap((node) => (node.type === 'code' ? [toFence(guide, node)] : [])),
);

/**
 * A run of prose that is checked as a unit: a paragraph, a heading, a table cell, a message in a diagram, or a
 * description.
 */
export interface Passage {
  readonly pieces: readonly Piece[];
  /** Whether the passage is plain text, such as a title, in which Markdown is not allowed. */
  readonly isPlain?: boolean;
  /** For a table cell: its table, row and column. */
  readonly cell?: { readonly table: Table; readonly row: number; readonly column: number };
}

/**
 * A part of a passage: plain text, a code span, or a `<Field>` element. The `text` of `<Field>` is the path of the
 * field.
 */
export interface Piece {
  readonly kind: 'text' | 'code' | 'field';
  readonly text: string;
  /** Whether the piece is inside a link. */
  readonly isLinked?: boolean;
  /** Attributes of `<Field>`. */
  readonly attributes?: Attributes;
  /** The innermost `<Foreign>` element that contains the piece. */
  readonly foreign?: MdxElement;
  at(offset: number, length: number): Location;
}

/** Returns every passage of a guide. The messages in sequence diagrams come last. */
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

/**
 * Converts an offset in the text of a node to an offset in its source, which also contains entities, escapes and
 * backticks.
 */
function offsetIn(written: string, value: string, offset: number): number {
  const start = written.indexOf(value);
  if (start >= 0) return start + offset;
  return Math.max(0, written.indexOf(/^\S+/.exec(value.slice(offset))?.[0] ?? ''));
}

/** Returns the messages of sequence diagrams, without the names of the participants. */
function labelsIn(guide: GuideSource): readonly Passage[] {
  return fencesIn(guide)
    .filter(({ language }) => isSequence(language))
    .flatMap(({ node, at }) =>
      [...node.value.matchAll(/^[^:\n]*:(.*)$/gm)].map(({ 0: line, 1: label = '', index }) => ({
        pieces: markdownPieces(label, (offset) => at(index + line.length - label.length + offset)),
      })),
    );
}

/** Returns passages for the strings of the description that pages show as prose. */
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

/** Splits Markdown into plain text and code spans. Code blocks, link targets and HTML tags are replaced with spaces. */
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

/** Returns every node of a guide in document order, parents before children. */
export function nodesIn(tree: Root): readonly Nodes[] {
  const found: Nodes[] = [];
  const visit = (node: Nodes): void => {
    found.push(node);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return found;
}

/** A block of code in a guide: ```` ```json operation="listOrders" status="200" ````. */
export interface Fence {
  readonly node: Code;
  /** Language in lower case; empty if the block has none. */
  readonly language: string;
  /** The attributes after the language. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Returns the location of a character of the code, by its offset in the code. */
  at(offset: number): Location;
  /**
   * Returns the location of the value of an attribute or, with `onName`, of its name. If the attribute is absent,
   * returns the location of the first line of the block.
   */
  atAttribute(name: string, onName?: boolean): Location;
}

function toFence(guide: GuideSource, node: Code): Fence {
  const start = node.position?.start.offset ?? 0;
  const lines = guide.text.slice(start, node.position?.end.offset).split('\n');
  const info = lines[0] ?? '';
  const given = [...info.matchAll(ATTRIBUTE)].map((match) => {
    const value = match[2] ?? match[3] ?? match[4] ?? '';
    return {
      name: match[1] ?? '',
      value,
      nameOffset: start + match.index,
      offset: start + match.index + match[0].lastIndexOf(value),
    };
  });
  return {
    node,
    language: (node.lang ?? '').split('{')[0]?.toLowerCase() ?? '',
    attributes: Object.fromEntries(given.map(({ name, value }) => [name, value])),
    at: (offset) => placeInText(guide, start + sourceOffset(lines, node.value, offset)),
    atAttribute: (name, onName = false) => {
      const found = given.find((attribute) => attribute.name === name);
      if (found === undefined) return placeInText(guide, start, info.trimEnd().length);
      return onName
        ? placeInText(guide, found.nameOffset, name.length)
        : placeInText(guide, found.offset, found.value.length);
    },
  };
}

/**
 * Converts an offset in the code to an offset from the start of the block. The source also has the opening line and,
 * for example in a list, indentation.
 */
function sourceOffset(lines: readonly string[], value: string, offset: number): number {
  const before = value.slice(0, offset).split('\n');
  const line = before.length;
  const written = (lines[line] ?? '').replace(/\r$/, '');
  const code = value.split('\n')[line - 1] ?? '';
  const above = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
  return above + Math.max(0, written.length - code.length) + (before.at(-1) ?? '').length;
}
