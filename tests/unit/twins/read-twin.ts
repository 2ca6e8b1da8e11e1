/** Rebuilds what a twin tells: calls with their inputs and responses, schemas, errors. A parser of its own over remark. */
import type { Heading, List, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { labelOf, readTable, readValue, textOf, type TableRows } from './read-table.ts';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

export interface Section {
  readonly title: string;
  readonly blocks: readonly RootContent[];
}

interface Body {
  readonly mediaType: string;
  readonly table: TableRows;
}

export interface Call {
  readonly id: string;
  /** Its heading, below that of the page. */
  readonly title: string;
  /** `GET https://api.example/orders`; as much of it as there is. */
  readonly line: string;
  readonly inputs: readonly (Body & { readonly title: string; readonly required: boolean })[];
  readonly responses: readonly {
    readonly status: string;
    readonly text: string;
    readonly bodies: readonly Body[];
    readonly headers: TableRows;
  }[];
  readonly callbacks: readonly Call[];
  /** What is not documented, one text a group. */
  readonly gaps: readonly string[];
}

export interface Twin {
  readonly title: string;
  readonly blocks: readonly RootContent[];
}

export function parseTwin(markdown: string): Twin {
  const [title, ...blocks] = parser.parse(markdown).children;
  return { title: textOf(title), blocks };
}

/** Parts under the headings of one level, up to the next heading of that level or above. */
export function sectionsOf(blocks: readonly RootContent[], level: number): readonly Section[] {
  const starts = blocks.flatMap((block, at) => (isHeading(block) && block.depth === level ? [at] : []));
  return starts.map((start) => {
    const end = blocks.findIndex((block, at) => at > start && isHeading(block) && block.depth <= level);
    return { title: textOf(blocks[start]), blocks: blocks.slice(start + 1, end === -1 ? undefined : end) };
  });
}

const isHeading = (block: RootContent): block is Heading => block.type === 'heading';

const PLACES = ['Headers', 'Path parameters', 'Query parameters', 'Query string', 'Cookies'];
const isInput = (title: string): boolean => PLACES.includes(title) || /^(?:Body|Payload)(?: as |$)/.test(title);

/** The call that blocks tell of, its parts under headings of `level`. */
export function readCall(blocks: readonly RootContent[], level: number, title = ''): Call {
  const sections = sectionsOf(blocks, level);
  const find = (...titles: readonly string[]): readonly RootContent[] =>
    sections.find(({ title }) => titles.includes(title))?.blocks ?? [];
  const named = blocks.find((block) => /^(?:Operation|Webhook|Callback) /.test(textOf(block)));
  return {
    id: codeIn(named),
    title,
    line: textOf(blocks.slice(0, blocks.indexOf(named ?? ({} as RootContent))).findLast((b) => b.type === 'paragraph')),
    inputs: sections
      .filter(({ title }) => isInput(title))
      .map(({ title, blocks: inside }) => ({
        title,
        required: /(?:^|, )required$/.test(textOf(inside[0])),
        mediaType: / as /.test(title) ? title.replace(/^.* as /, '') : codeIn(inside[0]),
        table: readTable(inside),
      })),
    responses: sectionsOf(find('Responses', 'Your response'), level + 1).map(({ title, blocks: inside }) => ({
      status: title.split(' ')[0] ?? '',
      text: inside.map(textOf).join('\n'),
      ...bodiesIn(inside),
    })),
    callbacks: sectionsOf(find('Callbacks'), level + 1).map((section) =>
      readCall(section.blocks, level + 2, section.title),
    ),
    gaps: gapsIn(sections),
  };
}

/** What a page or part of it says it does not document. */
export function gapsIn(sections: readonly Section[]): readonly string[] {
  return sections
    .filter(({ title }) => title === 'Not documented yet')
    .flatMap(({ blocks }) => blocks.filter((block): block is List => block.type === 'list'))
    .flatMap(({ children }) => children.map(({ children: [first] }) => textOf(first)));
}

/** The first body, those in other media types, and the headers. */
function bodiesIn(blocks: readonly RootContent[]): { bodies: readonly Body[]; headers: TableRows } {
  const isAlternative = (block: RootContent): boolean => textOf(block).startsWith('Or as ') && codeIn(block) !== '';
  const end = blocks.findIndex((block) => ['What next', 'Example'].includes(labelOf(block)));
  const described = end === -1 ? blocks : blocks.slice(0, end);
  const headersAt = described.findIndex((block) => labelOf(block) === 'Response headers');
  const fields = headersAt === -1 ? described : described.slice(0, headersAt);
  const starts = [0, ...fields.flatMap((block, at) => (isAlternative(block) ? [at] : []))];
  return {
    bodies: starts.map((start, index) => {
      const part = fields.slice(start, starts[index + 1]);
      const media = part.find((block) => block.type === 'paragraph' && isMediaType(textOf(block)));
      return { mediaType: textOf(media).replace(/^Or as /, ''), table: readTable(part) };
    }),
    headers: readTable(headersAt === -1 ? [] : described.slice(headersAt + 1)),
  };
}

const isMediaType = (text: string): boolean => /^(?:Or as )?[\w*.+-]+\/[^\s]+(?:;[^,]*)?(?:, .*)?$/.test(text);

function codeIn(block: RootContent | undefined): string {
  const code = block?.type === 'paragraph' ? block.children.find(({ type }) => type === 'inlineCode') : undefined;
  return code !== undefined && 'value' in code ? code.value : '';
}

/** The page of a schema: a table of fields, or the values of an enum. */
export function readSchema({ blocks }: Twin): TableRows {
  const before = blocks.findIndex(
    (block) => isHeading(block) && /^(?:Returned by|Taken by|Part of)$/.test(textOf(block)),
  );
  const own = before === -1 ? blocks : blocks.slice(0, before);
  const values = own.findIndex((block) => textOf(block).startsWith('Values of '));
  if (values === -1) return readTable(own);
  const list = own[values + 1];
  const table = readTable([]);
  return {
    ...table,
    whole: {
      ...table.whole,
      enum: new Map(list?.type === 'list' ? list.children.map(readValue) : []),
      unconfirmed: own
        .map(textOf)
        .filter((text) => text.startsWith('Unconfirmed: '))
        .map((text) => text.slice('Unconfirmed: '.length).replace(/\.$/, '')),
    },
  };
}
