import { isNestedDeeper } from '../schema/nesting.ts';
import { wellFormed } from '../samples/quoting.ts';
import { isRecord } from '../schema/raw.ts';
import { filled, emptyState } from './edit.ts';
import type { RequestForm, RequestState } from './form.ts';
import { withoutSecretFields } from './secret-field.ts';

/** Maximum number of characters of an encoded state. A longer state is not put into the URL. */
const LONGEST = 60_000;
/** Maximum nesting depth of the state in a link. */
const DEEPEST = 60;

/** The state of a form as part of a URL. */
export interface StateLink {
  /** The encoded state: letters, digits, `-` and `_`; empty if it is too long for a URL. */
  readonly text: string;
  /** Names of the fields that the link omits, because they are secret. */
  readonly leftOut: readonly string[];
}

/** Encodes a form state for the fragment of a URL, without secrets. */
export function toLink(form: RequestForm, state: RequestState): StateLink {
  const { state: shared, leftOut } = withoutSecretFields(form, state);
  const text = toBase64(JSON.stringify({ ...(state.media === 0 ? {} : { media: state.media }), ...shared.values }));
  return { text: text.length > LONGEST ? '' : text, leftOut };
}

/** Decodes a form state that `toLink` encoded; undefined if the text is not such a state. */
export function fromLink(form: RequestForm, text: string): RequestState | undefined {
  if (text === '' || text.length > LONGEST) return undefined;
  try {
    const read: unknown = JSON.parse(fromBase64(text));
    if (!isRecord(read) || isNestedDeeper(read, DEEPEST)) return undefined;
    const { media = 0, ...values } = read;
    const places = [...form.places.map(({ place }) => place as string), 'body'];
    const accepted = Object.entries(values).filter(([place, value]) => place === 'body' || isRecord(value));
    return filled(
      { ...emptyState(form), media: typeof media === 'number' && form.bodies[media] !== undefined ? media : 0 },
      Object.fromEntries(accepted.filter(([place]) => places.includes(place))),
    );
  } catch {
    return undefined;
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes a string in UTF-8, and the bytes in Base64url (RFC 4648, section 5) without padding. */
function toBase64(text: string): string {
  const bytes = [...encodeURIComponent(wellFormed(text)).matchAll(/%(..)|(.)/gs)].map(([, hex, plain = '']) =>
    hex === undefined ? plain.charCodeAt(0) : Number.parseInt(hex, 16),
  );
  let out = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.slice(at, at + 3);
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const digits = [bits >> 18, (bits >> 12) & 63, (bits >> 6) & 63, bits & 63].map((digit) => DIGITS[digit] ?? '');
    out += digits.slice(0, b === undefined ? 2 : c === undefined ? 3 : 4).join('');
  }
  return out;
}

/**
 * Decodes Base64url to a string.
 *
 * @throws {URIError} if the text is not Base64url, or the bytes are not UTF-8.
 */
function fromBase64(text: string): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += 4) {
    const digits = Array.from(text.slice(at, at + 4), (digit) => DIGITS.indexOf(digit));
    if (digits.some((digit) => digit < 0)) throw new URIError('This is not base64url.');
    const bits = digits.reduce((all, digit) => all * 64 + digit, 0) * 64 ** (4 - digits.length);
    parts.push(...[bits >> 16, (bits >> 8) & 255, bits & 255].slice(0, digits.length - 1).map(percent));
  }
  return decodeURIComponent(parts.join(''));
}

function percent(byte: number): string {
  return `%${byte.toString(16).padStart(2, '0')}`;
}
