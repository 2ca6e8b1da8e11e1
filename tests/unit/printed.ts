/** Prints a piece of a page one element a line: what it says and what it is, not how it looks. */

const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
const PHRASING = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'button',
  'code',
  'del',
  'em',
  'i',
  'small',
  'span',
  'strong',
  'svg',
  'var',
  'wbr',
]);
/** Elements without words of their own share a line up to here. */
const WIDTH = 100;

/** Looks (classes, styles) are left out, icons are empty, code is without colours. */
export function printed(element: Element, indent = ''): string {
  const open = `${indent}<${tag(element)}>`;
  const name = nameOf(element);
  if (VOID.has(name)) return open;
  if (name === 'pre' || name === 'svg' || fitsOneLine(element)) return `${open}${inner(element)}</${name}>`;
  const lines = [...element.childNodes]
    .map((node) => (isElement(node) ? printed(node, `${indent}  `) : `${indent}  ${text(node).trim()}`))
    .filter((line) => line.trim() !== '');
  return [open, ...lines, `${indent}</${name}>`].join('\n');
}

function fitsOneLine(element: Element): boolean {
  if (![...element.querySelectorAll('*')].every((child) => PHRASING.has(nameOf(child)))) return false;
  const speaks = [...element.childNodes].some((node) => !isElement(node) && text(node).trim() !== '');
  return speaks || element.children.length === 0 || inner(element).length <= WIDTH;
}

function inner(element: Element): string {
  if (nameOf(element) === 'svg') return '';
  const inCode = element.closest('pre') !== null;
  return [...element.childNodes]
    .map((node) => {
      if (!isElement(node)) return inCode ? text(node) : text(node).replace(/\s+/g, ' ');
      // Colours of code are spans without a meaning.
      if (inCode && nameOf(node) === 'span') return inner(node);
      return VOID.has(nameOf(node)) ? `<${tag(node)}>` : `<${tag(node)}>${inner(node)}</${nameOf(node)}>`;
    })
    .join('');
}

function tag(element: Element): string {
  const attributes = [...element.attributes].filter(
    ({ name }) => !['class', 'style'].includes(name) && !(nameOf(element) === 'svg' && name !== 'aria-hidden'),
  );
  return [
    nameOf(element),
    ...attributes.map(({ name, value }) =>
      value === '' ? name : `${name}="${escaped(unhashed(value)).replaceAll('"', '&quot;')}"`,
    ),
  ].join(' ');
}

function nameOf(element: Element): string {
  return element.localName;
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

function text(node: Node): string {
  return node.nodeType === 3 ? escaped(node.nodeValue ?? '') : '';
}

/** Names of built files change with their contents. */
function unhashed(value: string): string {
  return value.replace(/^(\/assets\/[a-z-]+)-[\w-]{8}(\.\w+)$/, '$1-HASH$2');
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
