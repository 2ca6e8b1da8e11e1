import type { ElementName } from '#src/model/prose.ts';

/** What an element of HTML means on a page. */
export type Meaning = ElementName | 'heading' | 'link' | 'image' | 'codeBlock' | 'dl' | 'dt' | 'dd' | 'div';

/** Those that are part of a line. */
export const INLINE: ReadonlySet<Meaning> = new Set([
  'em',
  'strong',
  'del',
  'code',
  'sub',
  'sup',
  'br',
  'link',
  'image',
]);

/**
 * Elements that keep their meaning (GitHub's allow-list, less what needs an attribute to mean anything). Blocks without a
 * meaning of their own are a `div`: their content stands in paragraphs.
 */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries({
    p: 'p',
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
    thead: 'thead',
    tbody: 'tbody tfoot',
    tr: 'tr',
    th: 'th',
    td: 'td',
    details: 'details',
    summary: 'summary',
    heading: 'h1 h2 h3 h4 h5 h6',
    link: 'a',
    image: 'img',
    codeBlock: 'pre listing',
    dl: 'dl',
    dt: 'dt',
    dd: 'dd',
    div: 'div section article aside header footer main nav center address figure figcaption caption hgroup body html form fieldset',
  } satisfies Record<Meaning, string>).flatMap(([meaning, names]) =>
    names.split(' ').map((name): [string, Meaning] => [name, meaning as Meaning]),
  ),
);

/** Elements of a line without a meaning of their own: their content is part of the line. */
const UNMARKED = words(
  'span font small big u ins mark abbr acronym bdi bdo q nobr wbr ruby rb rt rtc rp time data label col colgroup',
);

/** Elements whose content is for programs. */
const REMOVED = words(
  'script style iframe frame frameset noframes noembed svg math template noscript object embed applet audio video canvas ' +
    'head title textarea select xmp plaintext portal xml',
);

/** Further names of HTML, with or without an end. */
const OTHER = words(
  'base link meta input source track area param keygen bgsound isindex button option optgroup legend output meter ' +
    'progress picture image marquee slot datalist blink basefont dialog map',
);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/**
 * What to do with an element: show its meaning, show its content alone, or remove it; undefined for a name that is none
 * of HTML's, as in `Bearer <token>`.
 */
export function meaningOf(name: string): Meaning | 'unmarked' | 'removed' | 'other' | undefined {
  if (UNMARKED.has(name)) return 'unmarked';
  if (REMOVED.has(name)) return 'removed';
  return OTHER.has(name) ? 'other' : MEANINGS.get(name);
}
