/** Reads the fields of a twin: a list whose items begin with a path. */
import type { List, ListItem, Paragraph, RootContent } from 'mdast';
import { firstLine, plainText, readFacts, type Facts } from './read-line.ts';

export interface Row extends Facts {
  readonly path: string;
  /** Values with their meanings; those without have an empty one. */
  readonly enum: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
  readonly variants: readonly VariantRow[];
  /** It stands for a table without rows: its fields are where its links lead. */
  readonly isBare?: true;
}

interface VariantRow {
  readonly label: string;
  readonly table: TableRows;
}

export interface TableRows {
  /** What is said of the whole. */
  readonly whole: Row;
  readonly rows: readonly Row[];
}

const RULES = [
  'One of these',
  'Any of these',
  'Depending on the values',
  'With other fields',
  'Not like this',
  'Among the items',
  'What it holds',
];
/** Labels of lists that hold no fields. */
const OTHER_LISTS = ['Values', 'Examples', 'What next', ...RULES];

const NOTHING: Facts = { type: '', words: [], links: [], limits: [], values: [], unconfirmed: [], rules: [] };

export function readTable(blocks: readonly RootContent[]): TableRows {
  const list = blocks.findLast(
    (block, index): block is List =>
      block.type === 'list' &&
      block.children.every(isRow) &&
      !OTHER_LISTS.includes(labelOf(blocks[index - 1])) &&
      !(blocks[index - 1]?.type === 'paragraph' && textOf(blocks[index - 1]).startsWith('Also stated')),
  );
  const value = blocks.find((block): block is Paragraph => labelOf(block) === 'Value');
  const facts = value === undefined ? NOTHING : readFacts(withoutColon(firstLine(value.children.slice(1))));
  const schemas = blocks.flatMap((block) =>
    block.type === 'paragraph' && textOf(block).startsWith('Schema ') ? linksOf(block) : [],
  );
  return {
    whole: {
      path: '',
      ...facts,
      links: [...facts.links, ...schemas, ...listedAt(blocks)],
      ...besides(blocks),
      ...(list === undefined ? { isBare: true } : {}),
    },
    rows: list === undefined ? [] : list.children.map(readRow),
  };
}

function isRow({ children: [first] }: ListItem): boolean {
  return (
    first?.type === 'paragraph' &&
    first.children[0]?.type === 'inlineCode' &&
    first.children[1]?.type === 'text' &&
    /^(?: \([^]*\))?: /.test(first.children[1].value)
  );
}

function readRow({ children: [first, ...blocks] }: ListItem): Row {
  const [path, ...nodes] = first?.type === 'paragraph' ? first.children : [];
  const facts = readFacts(withoutColon(firstLine(nodes)));
  return {
    path: path?.type === 'inlineCode' ? path.value : '',
    ...facts,
    links: [...facts.links, ...listedAt(blocks)],
    ...besides(blocks),
  };
}

/** ` (any name): string` is `string`. */
function withoutColon(nodes: Parameters<typeof readFacts>[0]): Parameters<typeof readFacts>[0] {
  const [first, ...others] = nodes;
  return first?.type === 'text'
    ? [{ type: 'text', value: first.value.replace(/^(?: \([^]*?\))?: /, '') }, ...others]
    : nodes;
}

/** What stands below a line: enum values, alternatives, remarks. */
function besides(blocks: readonly RootContent[]): Pick<Row, 'enum' | 'notes' | 'variants'> {
  const after = (labels: readonly string[]): readonly List[] =>
    blocks.filter(
      (block, index): block is List => block.type === 'list' && labels.includes(labelOf(blocks[index - 1])),
    );
  return {
    enum: new Map(after(['Values']).flatMap(({ children }) => children.map(readValue))),
    notes: blocks.filter((block) => block.type === 'paragraph').map(textOf),
    variants: after(RULES).flatMap(({ children }) =>
      children.map(({ children: [label, ...inside] }) => ({
        label: label === undefined ? '' : textOf(label),
        table: readTable(inside),
      })),
    ),
  };
}

/** A value with its meaning: code, colon, words. */
export function readValue({ children: [first] }: ListItem): readonly [value: string, meaning: string] {
  const [value, ...words] = first?.type === 'paragraph' ? first.children : [];
  return [value?.type === 'inlineCode' ? value.value : '', plainText(words).replace(/^: /, '')];
}

function listedAt(blocks: readonly RootContent[]): readonly string[] {
  return blocks.flatMap((block) =>
    block.type === 'paragraph' && labelOf(block) === 'Listed at' ? targetsOf(block) : [],
  );
}

/** What a link leads to: a place of the page, told in words (`#Body|customer`), else an address. */
function targetsOf(block: Paragraph): readonly string[] {
  return block.children.flatMap((node) => {
    if (node.type !== 'link') return [];
    const [first, ...others] = node.children;
    if (first?.type === 'inlineCode') return [`#${plainText(others).replace(/^ of /, '')}|${first.value}`];
    return isPlace(block) ? [`#${plainText(node.children)}|`] : [node.url];
  });
}

/** The name of a schema in brackets follows a place. */
const isPlace = (block: Paragraph): boolean => / \([^]*\)$/.test(textOf(block));

/** The bold words a paragraph begins with. */
export function labelOf(block: RootContent | undefined): string {
  const first = block?.type === 'paragraph' ? block.children[0] : undefined;
  return first?.type === 'strong' ? plainText(first.children) : '';
}

export function textOf(block: RootContent | undefined): string {
  return block?.type === 'paragraph' || block?.type === 'heading' ? plainText(block.children) : '';
}

function linksOf(block: RootContent): readonly string[] {
  return block.type === 'paragraph' ? block.children.flatMap((node) => (node.type === 'link' ? [node.url] : [])) : [];
}
