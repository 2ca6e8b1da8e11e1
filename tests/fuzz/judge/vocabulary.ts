/**
 * What the site's pages are made of. A closed list: whatever a hostile text may smuggle in, an element or attribute that no
 * component of the site draws is found without being thought of here. A component that draws a new one adds it.
 */
const ELEMENTS = new Set([
  'html', 'head', 'meta', 'title', 'link', 'script', 'body', 'header', 'nav', 'main', 'footer', 'article', 'section', 'aside', 'div', 'dialog',
  'h1', 'h2', 'h3', 'h4', 'p', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'hr', 'br', 'wbr', 'pre', 'figure', 'figcaption', 'details', 'summary',
  'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'b', 'i', 'em', 'strong', 'small', 's', 'del', 'bdi', 'code', 'kbd', 'var', 'span',
  'button', 'input', 'select', 'option', 'template', 'svg', 'path', 'circle',
]);

/** Attributes beside `aria-*` and `data-*`, which mean nothing to a browser. No handler, no `style`, no `srcdoc` is among them. */
const ATTRIBUTES = new Set([
  'async', 'autocapitalize', 'autocomplete', 'blocking', 'charset', 'class', 'content', 'cx', 'cy', 'd', 'defer', 'enterkeyhint', 'fill', 'height', 'hidden', 'href', 'id', 'lang', 'media', 'name', 'open',
  'placeholder', 'popover', 'popovertarget', 'popovertargetaction', 'property', 'r', 'rel', 'role', 'spellcheck', 'src', 'start', 'tabindex', 'type', 'value', 'viewBox', 'width',
]);

/** Whether a component of the site draws such an element. */
export function isKnownElement(name: string): boolean {
  return ELEMENTS.has(name);
}

/** Whether a component of the site sets such an attribute. */
export function isKnownAttribute(name: string): boolean {
  return ATTRIBUTES.has(name) || /^(aria|data)-[a-z-]+$/.test(name);
}
