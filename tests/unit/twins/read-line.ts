/** Reads the line of facts that a field begins with. Written against what a reader sees, not against the writer. */
import type { Link, PhrasingContent } from 'mdast';

/** What one line says of a value. `each` counts the lists around what a limit is about. */
export interface Facts {
  readonly type: string;
  readonly words: readonly string[];
  readonly links: readonly string[];
  /** `minLength=3`, `pattern=^a$`, `format=email`, `default="a"`; `each ` before those of items. */
  readonly limits: readonly string[];
  /** Values of an enum that have no meanings. */
  readonly values: readonly string[];
  readonly unconfirmed: readonly string[];
  /** Rules about fields: `requires id and name`. */
  readonly rules: readonly string[];
}

/** The nodes of a paragraph up to its first line break. */
export function firstLine(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const line: PhrasingContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text' && node.value.includes('\n')) {
      line.push({ type: 'text', value: node.value.slice(0, node.value.indexOf('\n')) });
      break;
    }
    line.push(node);
  }
  return line;
}

export function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? plainText(node.children) : ''))
    .join('');
}

/** Facts are separated by semicolons; codes and links hold none that separate. */
export function readFacts(nodes: readonly PhrasingContent[]): Facts {
  const codes: string[] = [];
  const links: Link[] = [];
  const line = nodes
    .map((node) => {
      if (node.type === 'inlineCode') return `\u0001${codes.push(node.value) - 1}\u0001`;
      if (node.type === 'link') return `\u0002${links.push(node) - 1}\u0002`;
      return plainText([node]);
    })
    .join('');
  const code = (text: string): string => text.replace(/\u0001(\d+)\u0001/g, (_, at: string) => codes[Number(at)] ?? '');
  const [head = '', ...rest] = line.split('; ');
  // A value of which there is nothing to say but a limit has no words before it.
  const isLimit = limitsIn(head, code).length > 0;
  const facts = isLimit ? [head, ...rest] : rest;
  const [type = '', ...words] = isLimit ? [] : head.split(', ');
  const formats = words.filter((word) => word.startsWith('format ')).map((word) => `format=${code(word.slice(7))}`);
  return {
    type,
    words: words.filter((word) => !word.startsWith('format ') && !word.startsWith('\u0002')),
    links: links.map(({ url }) => url),
    limits: [...formats, ...facts.flatMap((fact) => limitsIn(fact, code))],
    values: facts
      .filter((fact) => fact.startsWith('one of \u0001'))
      .flatMap((fact) => [...fact.matchAll(/\u0001\d+\u0001/g)].map(([at]) => code(at))),
    rules: facts.filter((fact) => fact.startsWith('requires ')).map(code),
    unconfirmed: facts
      .filter((fact) => fact.startsWith('unconfirmed: '))
      .flatMap((fact) => fact.slice('unconfirmed: '.length).split(', ')),
  };
}

const NUMBER = String.raw`(-?[\d.eE+-]+)`;
const NOUNS = { character: 'Length', item: 'Items', propert: 'Properties' } as const;

/** The keywords of JSON Schema that words stand for. */
function limitsIn(fact: string, code: (text: string) => string): readonly string[] {
  const [, each = '', words = ''] = /^((?:each )*)(.*)$/s.exec(fact) ?? [];
  return keywords(words, code).map((limit) => `${each}${limit}`);
}

function keywords(words: string, code: (text: string) => string): readonly string[] {
  for (const [noun, suffix] of Object.entries(NOUNS)) {
    const counted = (pattern: string): RegExpExecArray | null =>
      new RegExp(`^${pattern} ${noun}(?:s|y|ies)?$`).exec(words);
    const exact = counted(`exactly ${NUMBER}`);
    if (exact !== null) return [`min${suffix}=${exact[1]}`, `max${suffix}=${exact[1]}`];
    const both = counted(`${NUMBER} to ${NUMBER}`);
    if (both !== null) return [`min${suffix}=${both[1]}`, `max${suffix}=${both[2]}`];
    const most = counted(`at most ${NUMBER}`);
    if (most !== null) return [`max${suffix}=${most[1]}`];
    const least = counted(`at least ${NUMBER}`);
    if (least !== null) return [`min${suffix}=${least[1]}`];
  }
  const compared: readonly (readonly [string, string])[] = [
    ['at least', 'minimum'],
    ['more than', 'exclusiveMinimum'],
    ['at most', 'maximum'],
    ['less than', 'exclusiveMaximum'],
    ['a multiple of', 'multipleOf'],
  ];
  for (const [before, keyword] of compared) {
    const [, number] = new RegExp(`^${before} ${NUMBER}$`).exec(words) ?? [];
    if (number !== undefined) return [`${keyword}=${number}`];
  }
  if (words === 'no item twice') return ['uniqueItems=true'];
  const [, before, exact] = /^(matches|always|default) (.+)$/s.exec(words) ?? [];
  if (before === undefined || exact === undefined) return [];
  return [`${{ matches: 'pattern', always: 'const', default: 'default' }[before] ?? ''}=${code(exact)}`];
}
