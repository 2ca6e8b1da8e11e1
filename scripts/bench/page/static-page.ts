/** The page somebody would write by hand: the words of a built page, in plain HTML. */
import { readFileSync } from 'node:fs';
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Controls and pictures. */
const CONTROLS = /^(button|select|input|noscript|svg|script|style|template|wbr)$/;
/** Elements that a hand would write. Others are replaced by their children. */
const PLAIN =
  /^(a|b|code|dd|details|dl|dt|em|h[1-6]|li|main|nav|ol|p|pre|small|strong|summary|table|tbody|td|th|thead|tr|ul)$/;
const ATTRIBUTES = /^(href|id|open)$/;

/**
 * Writes the `<main>` of a built page as one file: the same words in the same order, no class, no script, one style
 * element, and an empty icon, without which browsers ask the server for one.
 *
 * @throws {Error} for a page without `<main>`.
 */
export function staticPage(html: string): string {
  const [, main] = /(<main[^]*<\/main>)/.exec(html) ?? [];
  if (main === undefined) throw new Error('The page has no `<main>`.');
  const body = parse(main).childNodes.flatMap(plain);
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${/<title>.*?<\/title>/.exec(html)?.[0] ?? ''}
<link rel="icon" href="data:,">
<style>${readFileSync(new URL('static-page.css', import.meta.url), 'utf8').replace(/\s+/g, ' ')}</style>
${serialize({ nodeName: '#document-fragment', childNodes: body })}
</html>
`;
}

function plain(node: Tree.ChildNode): Tree.ChildNode[] {
  if (node.nodeName === '#text') return [node];
  if (!('tagName' in node) || CONTROLS.test(node.tagName)) return [];
  const childNodes = node.childNodes.flatMap(plain);
  if (!PLAIN.test(node.tagName)) return childNodes;
  // A sign of its own that leads to a heading.
  if (node.tagName === 'a' && childNodes.length === 0) return [];
  return [{ ...node, attrs: node.attrs.filter(({ name }) => ATTRIBUTES.test(name)), childNodes }];
}
