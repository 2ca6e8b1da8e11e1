import type { Heading, Nodes, Root } from 'mdast';
import type { MdxElement } from '#scripts/guides/prose/content.ts';
import { parseMdx } from '#scripts/description/markdown/markdown.ts';
import type { Fact, Range, Role } from './fact.ts';
import { quotes, yamlFacts } from './yaml-facts.ts';

/** What an attribute of the guides' vocabulary names; attributes that are left out hold words for people. */
const NAMED: Readonly<Record<string, string>> = {
  'Operation id': 'operation',
  'Request id': 'operation',
  'Response id': 'operation',
  'Response status': 'status',
  'Webhook name': 'webhook',
  'SchemaTable name': 'schema',
  'EnumTable name': 'enum',
  'Example name': 'example',
  'ScriptSample example': 'example',
  'ScriptSample schema': 'schema',
  'ScriptSample script': 'site',
  'ScriptSample object': 'site',
  'Field schema': 'schema',
  'Value enum': 'enum',
  'Value status': 'status',
  'Value header': 'scheme',
  'Value site': 'site',
  'Value is': 'is',
};

/**
 * Every fact of a guide, in its order: frontmatter, components and their attributes, links, headings that are linked
 * to, inline code.
 */
export function guideFacts(file: string, text: string, linked: ReadonlySet<string>): readonly Fact[] {
  const tree: Root = parseMdx(text);
  const counts = new Map<string, number>();
  const numbered = (name: string): string => {
    counts.set(name, (counts.get(name) ?? -1) + 1);
    return `${name}[${counts.get(name)}]`;
  };
  const facts: Fact[] = [];
  const visit = (node: Nodes): void => {
    facts.push(...factsOf({ file, text, linked, numbered }, node));
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return facts;
}

interface Guide {
  readonly file: string;
  readonly text: string;
  readonly linked: ReadonlySet<string>;
  /** `Value[2]` for the third of that name. */
  numbered(name: string): string;
}

function factsOf(guide: Guide, node: Nodes): readonly Fact[] {
  const { file, text } = guide;
  if (node.type === 'yaml')
    return yamlFacts(
      file,
      node.value,
      { object: 'frontmatter' },
      text.indexOf(node.value, node.position?.start.offset),
      ['frontmatter'],
    );
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return elementFacts(guide, node);
  if (node.type === 'link')
    return linkFacts(guide, node.url, within(guide, node, `](${node.url}`, 2), guide.numbered('link'));
  if (node.type === 'heading') return headingFact(guide, node);
  if (node.type === 'code' && node.lang === 'sequence')
    return [...quotes(file, text, rangeOf(node), guide.numbered('sequence'))];
  if (node.type === 'inlineCode')
    return [fact(guide, 'quote', guide.numbered('code'), node.value, within(guide, node, node.value))];
  return [];
}

function elementFacts(guide: Guide, node: MdxElement): readonly Fact[] {
  const name = node.name ?? '';
  const place = guide.numbered(name);
  const [start, end] = rangeOf(node);
  const isAlone = node.type === 'mdxJsxFlowElement' && node.children.length === 0;
  const given = new Map(
    node.attributes.flatMap((attribute) =>
      'name' in attribute && typeof attribute.value === 'string' ? [[attribute.name, attribute.value] as const] : [],
    ),
  );
  const attributes = node.attributes.flatMap((attribute): readonly Fact[] => {
    if (!('name' in attribute) || typeof attribute.value !== 'string') return [];
    const [from, to] = rangeOf(attribute as unknown as Nodes);
    const below = `${place}/${attribute.name}`;
    const opening = from + attribute.name.length + 2;
    const valueRange: Range = [opening, opening + attribute.value.length];
    const key: Fact = {
      ...fact(guide, 'attribute', below, attribute.name, [from, from + attribute.name.length]),
      whole: [from - 1, to],
      group: `${guide.file}#${place}`,
    };
    const names = namedBy(name, attribute.name, given);
    if (attribute.name === 'href') return [key, ...linkFacts(guide, attribute.value, valueRange, below)];
    return [
      key,
      ...(names === undefined
        ? []
        : [
            {
              ...fact(guide, 'id', below, attribute.value, valueRange),
              names,
              group: `${guide.file}#${name}/${attribute.name}`,
            },
          ]),
    ];
  });
  return [
    ...(isAlone ? [{ ...fact(guide, 'element', place, name, [start, end]), whole: [start, end] as Range }] : []),
    // A component with children is closed by its name: changed in one place, it is no MDX.
    ...(node.children.length === 0 ? [fact(guide, 'word', place, name, [start + 1, start + 1 + name.length])] : []),
    ...attributes,
  ];
}

/** What an attribute names; a value of an enum names that enum, a field its schema. */
function namedBy(element: string, attribute: string, given: ReadonlyMap<string, string>): string | undefined {
  if (`${element} ${attribute}` === 'Value of') return `value of ${given.get('enum') ?? ''}`;
  if (`${element} ${attribute}` === 'Field path') return `field of ${given.get('schema') ?? ''}`;
  if (`${element} ${attribute}` === 'ScriptSample method') return undefined;
  return NAMED[`${element} ${attribute}`];
}

/** A link as a whole, and its anchor. */
function linkFacts(guide: Guide, url: string, range: Range, place: string): readonly Fact[] {
  const hash = url.indexOf('#');
  const route = hash < 0 ? url : url.slice(0, hash);
  const group = `${guide.file}#link`;
  return [
    ...(route === '' ? [] : [{ ...fact(guide, 'link', place, route, [range[0], range[0] + route.length]), group }]),
    ...(hash < 0
      ? []
      : [
          { ...fact(guide, 'anchor', place, url.slice(hash + 1), [range[0] + hash + 1, range[1]]), group: `${group}#` },
        ]),
  ];
}

/** The first text of a heading that some link leads to. */
function headingFact(guide: Guide, node: Heading): readonly Fact[] {
  const [first] = node.children;
  if (first?.type !== 'text' || !guide.linked.has(first.value.toLowerCase().replace(/[^a-z0-9]+/g, '-'))) return [];
  return [fact(guide, 'heading', guide.numbered('heading'), first.value, rangeOf(first))];
}

function fact({ file }: Guide, role: Role, place: string, text: string, range: Range): Fact {
  return { role, file, place, text, value: text, range, group: `${file}#${role}` };
}

/** Where a part of a node is written; `skip` characters of it are not meant. */
function within({ text }: Guide, node: Nodes, part: string, skip = 0): Range {
  const start = text.indexOf(part, rangeOf(node)[0]);
  return [start + skip, start + part.length];
}

function rangeOf(node: Nodes): Range {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}
