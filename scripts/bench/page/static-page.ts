/** The page somebody would write by hand: the text and headings of a built page, in plain HTML. */
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Controls and pictures. */
const CONTROLS = new Set(['button', 'select', 'input', 'noscript', 'svg', 'script', 'style', 'template', 'wbr']);
/** Elements that a hand would write. Others are replaced by their children. */
const PLAIN = new Set(
  'a b code dd details dl dt em h1 h2 h3 h4 h5 h6 li main nav ol p pre small strong summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(['href', 'id', 'open']);

/**
 * Writes plain HTML of a built page's `<main>` in one file: the same words in the same order, no class, no script, one style
 * element, and an empty icon, without which browsers ask the server for one.
 *
 * @param html a built page.
 * @param styles text of the style sheet.
 * @throws {Error} for a page without `<main>`.
 */
export function staticPage(html: string, styles: string): string {
  const document = parse(html);
  const title = textOf(found(document, 'title'));
  const main: Tree.DocumentFragment = { nodeName: '#document-fragment', childNodes: plain(found(document, 'main')) };
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<link rel="icon" href="data:,">
<style>${styles.replace(/\s+/g, ' ')}</style>
${serialize(main)}
</html>
`;
}

/** Returns the text of a page's `<main>` without its controls, and its headings with their rank. */
export function contentOf(html: string): { readonly text: string; readonly headings: readonly string[] } {
  const main = found(parse(html), 'main');
  return {
    text: textOf(main),
    headings: [...within(main)]
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map((heading) => `${heading.tagName} ${textOf(heading)}`),
  };
}

function plain(node: Tree.ChildNode): Tree.ChildNode[] {
  if (node.nodeName === '#text') return [node];
  if (!('tagName' in node) || CONTROLS.has(node.tagName)) return [];
  const childNodes = node.childNodes.flatMap(plain);
  if (!PLAIN.has(node.tagName)) return childNodes;
  // A sign of its own that leads to a heading.
  if (node.tagName === 'a' && childNodes.length === 0) return [];
  return [{ ...node, attrs: node.attrs.filter(({ name }) => ATTRIBUTES.has(name)), childNodes }];
}

function textOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node
    ? node.childNodes
        .filter(({ nodeName }) => !CONTROLS.has(nodeName))
        .map(textOf)
        .join('')
    : '';
}

function* within(node: Tree.Node): Generator<Tree.Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* within(child);
  }
}

function found(document: Tree.Document, tag: string): Tree.Element {
  for (const element of within(document)) if (element.tagName === tag) return element;
  throw new Error(`The page has no \`<${tag}>\`.`);
}
