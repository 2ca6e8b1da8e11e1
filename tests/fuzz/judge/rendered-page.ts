import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A page as a browser reads it. */
export interface RenderedPage {
  readonly html: string;
  /** Address of the page, on a host that stands for the site's. */
  readonly url: URL;
  /** Where the site lies on its host: begins and ends with a slash. */
  readonly base: string;
  /** Every element, in the order of the document. */
  readonly elements: readonly Tree.Element[];
  /** Places where the text is no HTML by the standard (HTML, section 13.2.2). */
  readonly parseErrors: readonly string[];
  /**
   * Names of the tags as written, with the end tags that are left out, and as a browser writes them after reading: they
   * differ where something broke out.
   */
  readonly written: readonly string[];
  readonly read: readonly string[];
  /** Whether a check refuses what nobody sees in a text, or what turns its direction: then its author knows of it. */
  readonly oddReported: boolean;
}

/** Reads a page by the parser of the HTML standard, from the bytes that a host sends. */
export function readPage(
  html: string,
  { url, base, oddReported }: Pick<RenderedPage, 'url' | 'base' | 'oddReported'>,
): RenderedPage {
  const sent = Buffer.from(html).toString();
  const parseErrors: string[] = [];
  const document = parse(sent, {
    onParseError: ({ code, startLine, startCol }) => parseErrors.push(`${code} at ${startLine}:${startCol}`),
  });
  return {
    html: sent,
    url,
    base,
    oddReported,
    elements: elementsIn(document),
    parseErrors,
    written: withImplied(tags(sent)),
    read: tags(serialize(document)),
  };
}

/** Text of an element and of everything in it. */
export function textOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function elementsIn(root: Tree.Document): readonly Tree.Element[] {
  const found: Tree.Element[] = [];
  // Without recursion: hostile pages are deep.
  const pending: Tree.Node[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) pending.push(...node.childNodes.toReversed());
    // What a template holds is put into the page later.
    if ('content' in node) pending.push(node.content);
  }
  return found;
}

/** Elements without an end tag (HTML, section 13.1.2). */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

function tags(html: string): readonly string[] {
  return [...html.matchAll(/<(\/?[a-z][^\s/>]*)[^>]*?(\/?)>/gi)].flatMap(([, written = '', closed]) => {
    const name = written.toLowerCase();
    if (VOID.has(name)) return [];
    return closed === '' ? [name] : [name, `/${name}`];
  });
}

/** Elements whose end tag may be left out, and the start tags that end them too (HTML, section 13.1.2.4), of our pages. */
const ENDED_BY: Readonly<Record<string, RegExp>> = {
  p: /^(blockquote|details|div|dl|figure|h[1-6]|header|li|nav|ol|p|pre|section|t[dhr]|table|tbody|ul)$/,
  li: /^li$/,
  td: /^(t[dhr]|tbody)$/,
  th: /^(t[dhr]|tbody)$/,
  tr: /^(tr|tbody)$/,
  thead: /^tbody$/,
  tbody: /^tbody$/,
  option: /^option$/,
};

/** Tags with those end tags that other tags imply, and no others. */
function withImplied(written: readonly string[]): readonly string[] {
  const whole: string[] = [];
  const open: string[] = [];
  for (const tag of written) {
    const isEnd = tag.startsWith('/');
    for (let last = open.at(-1) ?? ''; last in ENDED_BY && tag !== `/${last}`; last = open.at(-1) ?? '') {
      if (!isEnd && !ENDED_BY[last]?.test(tag)) break;
      whole.push(`/${last}`);
      open.pop();
    }
    if (!isEnd) open.push(tag);
    else if (open.at(-1) === tag.slice(1)) open.pop();
    whole.push(tag);
  }
  return whole;
}
