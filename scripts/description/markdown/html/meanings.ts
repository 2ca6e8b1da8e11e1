import type { ElementName } from '#src/model/prose.ts';

/**
 * What pages render for an HTML element, such as a heading or a list. For `span` and `div`, pages render only the
 * content.
 */
export type Meaning = Exclude<ElementName, 'thead' | 'tbody'> | 'heading' | 'link' | 'image' | 'pre' | 'span' | 'div';

/** Meanings of inline elements; all others are blocks. */
export const INLINE: ReadonlySet<Meaning> = new Set(words<Meaning>('em strong del code sub sup br link image span'));

/** Names of the HTML elements with each meaning, separated by spaces. */
const MEANINGS: Readonly<Record<Meaning, string>> = {
  p: 'p dt dd',
  em: 'em i cite dfn var',
  strong: 'strong b',
  del: 'del s strike',
  code: 'code kbd samp tt',
  sub: 'sub',
  sup: 'sup',
  br: 'br',
  hr: 'hr',
  blockquote: 'blockquote',
  ul: 'ul menu dir',
  ol: 'ol',
  li: 'li',
  table: 'table',
  tr: 'tr',
  th: 'th',
  td: 'td',
  details: 'details',
  summary: 'summary',
  heading: 'h1 h2 h3 h4 h5 h6',
  link: 'a',
  image: 'img',
  pre: 'pre listing',
  span: 'span font small big u ins mark abbr wbr col colgroup thead tbody tfoot',
  div: 'div section article aside header footer main nav center address figure figcaption caption dl body html form fieldset',
};

/** Names of HTML elements that are removed together with their content, such as `script` and `iframe`. */
const REMOVED =
  'script style iframe frame frameset noframes noembed svg math template noscript object embed applet audio video canvas ' +
  'head title textarea select xmp plaintext portal xml';

/**
 * Names of all other HTML elements. Only their content is rendered. A start tag without attributes and without an end
 * tag is rendered as text, as authors often write placeholders such as `<time>`.
 */
const OTHER =
  'base link meta input source track area param keygen bgsound isindex button option optgroup legend output meter progress ' +
  'picture image marquee slot datalist blink basefont dialog map acronym bdi bdo q nobr ruby rb rt rtc rp time data label';

const BY_NAME: ReadonlyMap<string, Meaning | 'removed' | 'other'> = new Map(
  Object.entries({ ...MEANINGS, removed: REMOVED, other: OTHER }).flatMap(([meaning, names]) =>
    words(names).map((name) => [name, meaning as Meaning]),
  ),
);

function words<Word extends string>(text: string): readonly Word[] {
  return text.split(' ') as Word[];
}

/**
 * Returns the meaning of an element name; undefined if HTML has no such element, such as `token` in `Bearer <token>`.
 */
export function meaningOf(name: string): Meaning | 'removed' | 'other' | undefined {
  return BY_NAME.get(name);
}
