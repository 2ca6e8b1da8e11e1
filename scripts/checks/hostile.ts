import type { Nodes } from 'mdast';
import { beyondBounds } from '../prose/bounds.ts';
import { parseMarkdown } from '../prose/markdown.ts';

/** Something in a text that could do harm where the text is rendered. */
export interface Hostile {
  /** Of the first character, in the text. */
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

/** Tags that run, load or restyle something; a reader's page has no use for them in a description. */
const REFUSED_TAGS =
  /^(script|iframe|frame|frameset|svg|math|style|noscript|template|portal|xml|marquee|body|html|head)$/i;
/** Tags that do so by their attributes: without any they are taken for a placeholder such as `<link>`. */
const REFUSED_WITH_ATTRIBUTES =
  /^(object|embed|applet|link|meta|base|form|input|button|textarea|select|option|video|audio|source|track|dialog|bgsound|isindex|keygen)$/i;
const TAG = /<!--|<!\[CDATA\[|<!doctype\b|<([a-z][\w:-]*)((?:[\s/](?:"[^"]*"|'[^']*'|[^<>"'])*)?)(?=>|<|$)/gi;
const HANDLER = /(?:^|[\s/"'])(on[a-z]{3,})\s*=/i;
const ADDRESS =
  /(?:^|[\s/"'])(?:href|src|srcset|action|formaction|xlink:href|poster|background|data|srcdoc|style)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi;
/** Schemes that run or hold content of their own (WHATWG URL; RFC 2397, RFC 8089). */
const REFUSED_SCHEME = /^(javascript|vbscript|livescript|mocha|data|file|blob|filesystem|view-source|jar|mhtml):/;
const BARE_SCRIPT = /\b(?:(?:java|vb|live)script:(?=[^\s`'"])|data:text\/html)/gi;
/** Characters that change the order of a text or cannot be seen: controls, bidirectional controls, zero widths, tags, what is no character at all (Unicode 16, section 23). */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\p{Noncharacter_Code_Point}\ud800-\udfff\u{e0000}-\u{e007f}]/gu;
const JOINED_EMOJI = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?\u200d(?=\p{Extended_Pictographic})/gu;

/** What a Markdown text holds that is refused: tags, handlers, comments, addresses that run. Code spans may show anything. */
export function hostileInMarkdown(text: string): readonly Hostile[] {
  const excess = beyondBounds(text);
  if (excess !== undefined)
    return [
      {
        offset: 0,
        message: excess,
        hint: 'Write less, or more plainly: it is shown as it is written, without its formatting.',
      },
    ];
  if (
    !/<[!a-z]|&|script|:/i.test(text) ||
    !(
      /<[!a-z]|&(?:lt|#)/i.test(text) ||
      /(script|data|file|blob|system|source|jar|mhtml|mocha):/i.test(plainAddress(text))
    )
  )
    return [];
  const found = new Map<string | number, Hostile>();
  const add = (hostile: Hostile, key: string | number): void => void (found.has(key) || found.set(key, hostile));
  const tree = parseMarkdown(text);
  for (const type of ['definition', 'link', 'image', 'html', 'text'] as const) {
    visit(tree, (node) => {
      if (node.type !== type) return;
      const offset = node.position?.start.offset ?? 0;
      if ('url' in node && refusedScheme(node.url) !== undefined)
        add(hostileAddress(node.url, addressOffset(text, node.url, offset)), node.url);
      if (node.type !== 'html' && node.type !== 'text') return;
      for (const one of hostileInText(node.value))
        add(
          { ...one, offset: inSource(text, node.value, offset, one.offset) },
          inSource(text, node.value, offset, one.offset),
        );
    });
  }
  return [...new Map([...found.values()].map((hostile) => [hostile.offset, hostile])).values()].sort(
    (a, b) => a.offset - b.offset,
  );
}

/** The same for a text that is shown as it is: a name, an attribute, a diagram. */
export function hostileInText(text: string): readonly Hostile[] {
  const scripts = [...text.matchAll(BARE_SCRIPT)].map(({ index }) => hostileAddress(text.slice(index), index));
  const tags = [...text.matchAll(TAG)].flatMap((match) => hostileTag(match) ?? []);
  return [...tags, ...scripts.filter(({ offset }) => !tags.some((tag) => tag.offset <= offset))];
}

/** An address that runs or holds content of its own instead of leading somewhere; undefined for any other. */
export function refusedScheme(url: string): string | undefined {
  return REFUSED_SCHEME.exec(plainAddress(url))?.[1];
}

export function hostileAddress(url: string, offset = 0): Hostile {
  return {
    offset,
    message: `The address \`${shortened(url)}\` runs or holds content instead of leading somewhere.`,
    hint: `Link to an \`https:\` address. \`${refusedScheme(url) ?? 'javascript'}:\` addresses are refused.`,
  };
}

/** Characters that nobody sees, or that change how the rest is read. */
export function invisibleIn(text: string): readonly Hostile[] {
  if (!/[^\t\n\r -~]/.test(text) || text.search(INVISIBLE) < 0) return [];
  const readable = text.replace(JOINED_EMOJI, (emoji) => 'x'.repeat(emoji.length));
  return [...readable.matchAll(INVISIBLE)].slice(0, 1).map(({ 0: character, index }) => ({
    offset: index,
    message: `The text holds the invisible character \`U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}\`.`,
    hint: 'Take it out: it hides from readers what machines see, or turns the order of the text round.',
  }));
}

function hostileTag({
  0: whole,
  1: name,
  2: attributes = '',
  index,
}: RegExpExecArray | RegExpMatchArray): Hostile | undefined {
  const at = { offset: index ?? 0, hint: 'Take it out; to show it, put it in backticks.' };
  if (name === undefined) return { ...at, message: `The text holds the markup \`${whole}\`.` };
  const handler = HANDLER.exec(attributes)?.[1];
  if (handler !== undefined) return { ...at, message: `The tag \`<${name}>\` has the event handler \`${handler}\`.` };
  if (REFUSED_TAGS.test(name) || (REFUSED_WITH_ATTRIBUTES.test(name) && attributes.replace(/[\s/]/g, '') !== ''))
    return { ...at, message: `The text holds the tag \`<${name}>\`.` };
  const address = [...attributes.matchAll(ADDRESS)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .find(
      (value) => refusedScheme(value) !== undefined || /javascript:|expression\s*\(|<script/i.test(plainAddress(value)),
    );
  return address === undefined
    ? undefined
    : { ...at, message: `The tag \`<${name}>\` has the address \`${shortened(address)}\`.` };
}

/** An address as browsers read it: entities decoded, white space and control characters left out, in lower case. */
function plainAddress(url: string): string {
  const decoded = url.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(colon|tab|newline|lpar|sol|nbsp));?/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return name.toLowerCase() === 'colon' ? ':' : '';
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
  const unescaped = decoded.includes('%')
    ? decoded.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : decoded;
  return unescaped
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}\\]/gu, '')
    .toLowerCase();
}

function addressOffset(text: string, url: string, from: number): number {
  const index = text.indexOf(url, from);
  return index < 0 ? from : index;
}

/** A place in a node as a place in the text it was read from; the same unless entities or indents come before. */
function inSource(text: string, value: string, from: number, offset: number): number {
  const index = text.indexOf(value.slice(offset, offset + 8), from);
  return index < 0 ? from : index;
}

function visit(node: Nodes, each: (node: Nodes) => void): void {
  each(node);
  if ('children' in node) for (const child of node.children) visit(child, each);
}

function shortened(text: string): string {
  const line = text.replace(/[\s`]+/g, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
