import type { Nodes, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { GuideSource } from '../../../source/guides/guide-source.ts';
import { attributesOf } from '../../lookup/guides/nodes.ts';

/** What stands around a passage and says what it is about. */
export interface Around {
  /** Title of the page, headings of the sections it is in, titles of callouts and tabs. */
  readonly headings: readonly string[];
  /** The paragraph that leads up to this list, table or quotation. */
  readonly lead: string;
  /** The whole list item. */
  readonly item: string;
  /** Heads of the column and of the row of a table. */
  readonly heads: readonly string[];
  /** Whether the column, or the row, is that of another product beside one of ours. */
  readonly isCompared: boolean;
}

/** A stretch of text without a block in it: a paragraph, a heading, a cell of a table. */
export interface Passage {
  readonly pieces: readonly Piece[];
  readonly around: Around;
  /** The row it is a cell of: the texts of its cells, the head of the table, its own column. */
  readonly row?: { readonly cells: readonly Passage[]; readonly head: readonly string[]; readonly column: number };
}

export interface Piece {
  readonly text: string;
  readonly kind: 'text' | 'code' | 'field';
  readonly node: Nodes;
  /** Where the link around it leads. */
  readonly link?: string;
  /** The schema of `<Field>`. */
  readonly schema?: string;
}

/** Every passage of a guide, in the order of the text. */
export function passagesIn({ tree, frontmatter }: GuideSource): readonly Passage[] {
  const found: Passage[] = [];
  const page = [frontmatter.title];
  let headings: { readonly depth: number; readonly text: string }[] = [];

  const enter = (node: Nodes, around: Around): void => {
    if (node.type === 'table') return void found.push(...cellsOf(node, around).flat());
    if (node.type === 'paragraph' || node.type === 'heading') {
      if (node.type === 'heading') headings = headings.filter(({ depth }) => depth < node.depth);
      found.push({ pieces: piecesOf(node), around: { ...around, headings: [...around.headings, ...texts()] } });
      if (node.type === 'heading') headings.push({ depth: node.depth, text: written(node) });
      return;
    }
    if (!('children' in node)) return;
    let lead = around.lead;
    for (const child of node.children) {
      const inside = { ...around, ...titled(child, around), ...(isLed(child) ? { lead } : {}) };
      enter(child, child.type === 'listItem' ? { ...inside, item: written(child) } : inside);
      if (child.type === 'paragraph') lead = written(child);
      else if (child.type === 'heading') lead = '';
    }
  };
  const texts = (): readonly string[] => headings.map(({ text }) => text);
  const cellsOf = (table: Table, around: Around): readonly (readonly Passage[])[] => {
    const head = table.children[0]?.children.map((cell) => written(cell)) ?? [];
    return table.children.map((row, index) => {
      const first = row.children[0] === undefined ? '' : written(row.children[0]);
      const cells: Passage[] = [];
      row.children.forEach((cell, column) => {
        const heads = index === 0 ? [] : [head[column] ?? '', ...(column === 0 ? [] : [first])];
        const isCompared = index > 0 && isColumnOfOthers(head, column, first);
        const passage = {
          pieces: piecesOf(cell),
          around: { ...around, heads, isCompared, headings: [...around.headings, ...texts()] },
        };
        cells.push(index === 0 ? passage : { ...passage, row: { cells, head, column } });
      });
      return cells;
    });
  };
  enter(tree, { headings: page, lead: '', item: '', heads: [], isCompared: false });
  return found;
}

/** How a column or row of this API is headed, beside those of others. */
const OURS = /^(?:here|ours?|us|with us|now|new|we|(?:this|our|the) (?:API|gateway|documentation)|in this API)$/i;
/** How a column of products is headed. */
const PRODUCTS =
  /^(?:providers?|products?|gateways?|services?|vendors?|platforms?|PSPs?|processors?|companies|company)$/i;

function isColumnOfOthers(head: readonly string[], column: number, first: string): boolean {
  if (PRODUCTS.test(head[0] ?? '')) return column > 0 && !OURS.test(first);
  return (
    head.some((one, index) => index !== column && OURS.test(one)) &&
    !OURS.test(head[column] ?? '') &&
    !FIELD.test(head[column] ?? '')
  );
}

/** The head of a column that names what all others are about. */
const FIELD =
  /^(?:fields?|names?|headers?|parameters?|values?|status(?:es)?|codes?|what|operations?|paths?|methods?|meanings?|notes?|description)?$/i;

function isLed({ type }: Nodes): boolean {
  return type === 'list' || type === 'table' || type === 'blockquote';
}

/** Titles of callouts, tabs and cards are headings of what they hold. */
function titled(node: Nodes, { headings }: Around): Partial<Around> {
  const title = node.type === 'mdxJsxFlowElement' ? attributesOf(node).get('title') : undefined;
  return title === undefined ? {} : { headings: [...headings, title] };
}

/** The text of a block, its code in backticks. */
function written(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (!('children' in node)) return toString(node);
  const gap = node.type === 'listItem' || node.type === 'list' ? ' ' : '';
  return node.children.map(written).join(gap);
}

function piecesOf(block: Nodes): readonly Piece[] {
  const visit = (node: Nodes, link?: string): readonly Piece[] => {
    const linked = link === undefined ? {} : { link };
    if (node.type === 'text') return [{ text: node.value, kind: 'text', node, ...linked }];
    if (node.type === 'inlineCode') return [{ text: node.value, kind: 'code', node, ...linked }];
    if (node.type === 'break') return [{ text: ' ', kind: 'text', node }];
    if (node.type === 'mdxJsxTextElement' && node.name === 'Field') {
      const { path = '', schema = '' } = Object.fromEntries(attributesOf(node));
      return [{ text: path, kind: 'field', node, schema }];
    }
    if (!('children' in node)) return [];
    return node.children.flatMap((child) => visit(child, node.type === 'link' ? node.url : link));
  };
  return visit(block);
}
