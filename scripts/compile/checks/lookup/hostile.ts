import type { Nodes } from 'mdast';
import { beyondBounds } from '../../source/markdown/bounds.ts';
import { keptByText } from '../../source/kept-by-text.ts';
import { parseMarkdown } from '../../source/markdown/markdown.ts';
import type { TextProblem } from './check.ts';

/** Tags that run, load or restyle something. */
const REFUSED_TAGS =
  /^(script|iframe|frame|frameset|svg|math|style|noscript|template|portal|xml|marquee|body|html|head)$/i;
/** Tags that do so by their attributes; without any they are placeholders such as `<link>`. */
const REFUSED_WITH_ATTRIBUTES =
  /^(object|embed|applet|link|meta|base|form|input|button|textarea|select|option|video|audio|source|track|dialog|bgsound|isindex|keygen)$/i;
const TAG = /<!--|<!\[CDATA\[|<!doctype\b|<([a-z][\w:-]*)((?:[\s/](?:"[^"]*"|'[^']*'|[^<>"'])*)?)(?=>|<|$)/gi;
const HANDLER = /(?:^|[\s/"'])(on[a-z]{3,})\s*=/i;
const ADDRESS =
  /(?:^|[\s/"'])(?:href|src|srcset|action|formaction|xlink:href|poster|background|data|srcdoc|style)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi;
/** Schemes that run code or contain data (WHATWG URL; RFC 2397, RFC 8089). */
const REFUSED_SCHEME = /^(javascript|vbscript|livescript|mocha|data|file|blob|filesystem|view-source|jar|mhtml):/;
const BARE_SCRIPT = /\b(?:(?:java|vb|live)script:(?=[^\s`'"])|data:text\/html)/gi;
/**
 * Characters that are invisible or change the order of a text: controls, bidirectional controls, zero-width characters,
 * tags, noncharacters (Unicode 16, section 23).
 */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\p{Noncharacter_Code_Point}\ud800-\udfff\u{e0000}-\u{e007f}]/gu;
const JOINED_EMOJI = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?\u200d(?=\p{Extended_Pictographic})/gu;

/**
 * Finds what a Markdown text must not contain: tags, event handlers, comments, addresses that run code. Code spans may
 * contain
 * anything.
 */
export function hostileInMarkdown(text: string): readonly TextProblem[] {
  const excess = beyondBounds(text);
  if (excess !== undefined)
    return [
      {
        offset: 0,
        message: excess,
        hint: 'Simplify it: such a text is shown as it is written, without formatting.',
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
  return hostileNodes(text);
}

const hostileNodes = keptByText({
  sources: ['scripts/compile/checks/lookup/hostile.ts', 'scripts/compile/source/markdown'],
  make: parsedHostile,
});

function parsedHostile(text: string): readonly TextProblem[] {
  const found = new Map<string | number, TextProblem>();
  const add = (key: string | number, problem: TextProblem): void => void (found.has(key) || found.set(key, problem));
  const nodes = nodesBelow(parseMarkdown(text));
  for (const type of ['definition', 'link', 'image', 'html', 'text'] as const) {
    for (const node of nodes.filter((one) => one.type === type)) {
      const offset = node.position?.start.offset ?? 0;
      if ('url' in node && refusedScheme(node.url) !== undefined)
        add(node.url, hostileAddress(node.url, offsetOf(text, node.url, offset)));
      if (node.type !== 'html' && node.type !== 'text') continue;
      for (const problem of hostileInText(node.value)) {
        // Entities and indentation shift offsets.
        const at = offsetOf(text, node.value.slice(problem.offset, problem.offset + 8), offset);
        add(at, { ...problem, offset: at });
      }
    }
  }
  const byOffset = new Map([...found.values()].map((problem) => [problem.offset, problem]));
  return [...byOffset.values()].sort((a, b) => a.offset - b.offset);
}

/** Finds what a text must not contain that is shown as it is: a name, an attribute, a diagram. */
export function hostileInText(text: string): readonly TextProblem[] {
  const scripts = [...text.matchAll(BARE_SCRIPT)].map(({ index }) => hostileAddress(text.slice(index), index));
  const tags = [...text.matchAll(TAG)].flatMap((match) => hostileTag(match) ?? []);
  return [...tags, ...scripts.filter(({ offset }) => !tags.some((tag) => tag.offset <= offset))];
}

/** Elements of SVG that run, load or embed something. */
const SVG_TAGS = /^(?:script|foreignobject|iframe|embed|object|handler|listener|audio|video|animate|set|use)$/i;

/** Finds what an SVG must not contain: browsers run nothing in an image, but a reader may open the file itself. */
export function hostileInSvg(text: string): readonly TextProblem[] {
  const declared = text.search(/<!ENTITY/i);
  const entities =
    declared < 0
      ? []
      : [{ offset: declared, message: 'The image declares an entity.', hint: 'Save it without a document type.' }];
  return [...entities, ...[...text.matchAll(TAG)].flatMap((match) => hostileSvgTag(match) ?? [])];
}

function hostileSvgTag({ 1: name, 2: attributes = '', index }: RegExpExecArray): TextProblem | undefined {
  if (name === undefined) return undefined;
  const at = { offset: index, hint: 'Remove it from the image.' };
  const plain = name.replace(/^.*:/, '');
  const addresses = addressesIn(attributes);
  const isRemote = addresses.some((url) => /^(?:https?:)?\/\//i.test(plainAddress(url)));
  if (SVG_TAGS.test(plain) && !(/^(?:use|animate|set)$/i.test(plain) && !isRemote && !/href=.on/i.test(attributes)))
    return { ...at, message: `The image contains the tag \`<${name}>\`.` };
  const handler = HANDLER.exec(attributes)?.[1];
  if (handler !== undefined) return { ...at, message: `The tag \`<${name}>\` has the event handler \`${handler}\`.` };
  const address = addresses.find(
    (url) => refusedScheme(url) !== undefined && !/^data:image\/(?:png|jpe?g|gif|webp);/.test(plainAddress(url)),
  );
  return address === undefined
    ? undefined
    : { ...at, message: `The tag \`<${name}>\` has the address \`${shortened(address)}\`.` };
}

/** The scheme of an address that runs code or contains data; undefined for any other. */
export function refusedScheme(url: string): string | undefined {
  return REFUSED_SCHEME.exec(plainAddress(url))?.[1];
}

export function hostileAddress(url: string, offset = 0): TextProblem {
  return {
    offset,
    message: `The address \`${shortened(url)}\` runs code or contains data.`,
    hint: `Link to an \`https:\` address; \`${refusedScheme(url) ?? 'javascript'}:\` is not allowed.`,
  };
}

/** The first character that is invisible, or changes the order of the text. */
export function invisibleIn(text: string): readonly TextProblem[] {
  if (!/[^\t\n\r -~]/.test(text) || text.search(INVISIBLE) < 0) return [];
  const readable = text.replace(JOINED_EMOJI, (emoji) => 'x'.repeat(emoji.length));
  return [...readable.matchAll(INVISIBLE)].slice(0, 1).map(({ 0: character, index }) => ({
    offset: index,
    message: `The text contains the invisible character \`U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}\`.`,
    hint: 'Remove it: it hides text from readers, or reverses its order.',
  }));
}

function hostileTag({
  0: whole,
  1: name,
  2: attributes = '',
  index,
}: RegExpExecArray | RegExpMatchArray): TextProblem | undefined {
  const at = { offset: index ?? 0, hint: 'Remove it, or put it in backticks to show it.' };
  if (name === undefined) return { ...at, message: `The text contains the markup \`${whole}\`.` };
  const handler = HANDLER.exec(attributes)?.[1];
  if (handler !== undefined) return { ...at, message: `The tag \`<${name}>\` has the event handler \`${handler}\`.` };
  if (REFUSED_TAGS.test(name) || (REFUSED_WITH_ATTRIBUTES.test(name) && attributes.replace(/[\s/]/g, '') !== ''))
    return { ...at, message: `The text contains the tag \`<${name}>\`.` };
  const address = addressesIn(attributes).find(
    (value) => refusedScheme(value) !== undefined || /javascript:|expression\s*\(|<script/i.test(plainAddress(value)),
  );
  return address === undefined
    ? undefined
    : { ...at, message: `The tag \`<${name}>\` has the address \`${shortened(address)}\`.` };
}

/** Addresses in the attributes of a tag. */
function addressesIn(attributes: string): readonly string[] {
  return [...attributes.matchAll(ADDRESS)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}

/** An address as browsers read it: entities decoded, white space and control characters removed, in lower case. */
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

function offsetOf(text: string, part: string, from: number): number {
  const index = text.indexOf(part, from);
  return index < 0 ? from : index;
}

function nodesBelow(node: Nodes): readonly Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesBelow) : [])];
}

function shortened(text: string): string {
  const line = text.replace(/[\s`]+/g, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
