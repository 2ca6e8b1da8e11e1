/** Shortens HTML without changing the document that is parsed from it. */

/** Elements without an end tag (HTML, 13.1.2). */
const VOID = /^(?:br|hr|img|input|wbr)$/;

/** Elements that stay as they are written, as other programs look for them. */
const KEPT = /^(?:link|meta|script|style)$/;

/** Tags of our pages before which a paragraph ends by itself (HTML, 13.1.2.4 and 13.2.6.4.7). */
const AFTER_PARAGRAPH =
  '<(?:blockquote|details|div|dl|figure|h[1-6]|header|nav|ol|p|pre|section|table|ul)[ >]|</(?:article|blockquote|details|div|header|li|main|nav|section|td)>';

/** End tags that may be left out, before what lets them be (HTML, 13.1.2.4). */
const IMPLIED = new RegExp(
  [
    `</p>(?=${AFTER_PARAGRAPH})`,
    '</li>(?=<li[ >]|</[ou]l>)',
    '</t[dh]>(?=<t[dh][ >]|</tr>)',
    '</tr>(?=<tr[ >]|</t(?:body|head)>)',
    '</thead>(?=<tbody[ >])',
    '</tbody>(?=</table>)',
    '</option>(?=<option[ >]|</select>)',
  ].join('|'),
  'g',
);

const START_TAG = /<([a-z][a-z0-9]*)((?: [^\s"=>/]+(?:="[^"]*")?)*) ?(\/?)>/gi;
const ATTRIBUTE = / ([^\s"=>/]+)="([^"]*)"/g;

/** A value that may stand without quotes (HTML, 13.1.2.3); its last character is not taken for the end of the tag. */
const UNQUOTED = /^[^\s"'=<>`]*[^\s"'=<>`/]$/;

/**
 * Drops from the body of a page what the parser of HTML adds by itself: quotes of attributes, empty values, implied end
 * tags. The head stays as it is.
 */
export function shortHtml(html: string): string {
  const start = html.indexOf('<body');
  const body = html.slice(start).replace(IMPLIED, '').replace(START_TAG, shortTag);
  return html.slice(0, start) + body;
}

function shortTag(tag: string, name: string, attributes: string, closed: string): string {
  if (attributes === '' || KEPT.test(name)) return tag;
  // Of other markup (SVG) a slash ends the element.
  if (closed !== '' && !VOID.test(name)) return tag;
  return `<${name}${attributes.replace(ATTRIBUTE, shortAttribute)}>`;
}

function shortAttribute(attribute: string, name: string, value: string): string {
  if (value === '') return ` ${name}`;
  return UNQUOTED.test(value) ? ` ${name}=${value}` : attribute;
}
