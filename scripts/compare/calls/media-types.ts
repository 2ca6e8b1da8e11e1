import { isDeepStrictEqual } from 'node:util';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import type { CallChange } from '../verdicts/call-verdicts.ts';
import { directionOf } from '../change.ts';
import { replacement } from '../pairing.ts';
import { at, note, type Scope } from '../scope.ts';
import { compareSchemas } from '../schemas/compare-schemas.ts';
import { follow } from './call.ts';

/**
 * Compares the `content` of a body, response, header or parameter (OpenAPI 3.1, section 4.8.14). A media type is
 * compared with the most specific type or range of the other version that matches it, as in content negotiation (RFC
 * 9110, section 12.5.1).
 */
export function compareContent(base: unknown, head: unknown, scope: Scope): void {
  const [before, after] = [byType(base), byType(head)];
  const { context, where, key } = scope;
  const isNamed = before.size + after.size > 2;
  const compare = (type: string, was: Entry, now: Entry): void => {
    const [older, newer] = [follow(context.base, was.node), follow(context.head, now.node)];
    const own = isNamed ? { ...scope, where: `${where} as \`${type}\``, key: `${key}.${type}` } : scope;
    compareMediaType(ownType(older, was), ownType(newer, now), own);
  };
  const gone = new Map<string, Entry>();
  const fresh = new Map([...after].filter(([type]) => !before.has(type)));
  for (const [type, was] of before) {
    const now = covering(type, after);
    if (now === undefined) gone.set(type, was);
    else {
      compare(type, was, now[1]);
      fresh.delete(now[0]);
    }
  }
  for (const [type, now] of fresh) {
    const was = covering(type, before);
    if (was === undefined) continue;
    compare(type, was[1], now);
    fresh.delete(type);
  }
  const say = (kind: CallChange, detail: string, what: string, entries: readonly Entry[]): void =>
    note(scope, kind, {
      what,
      detail,
      ...(kind === 'media-type-added' ? { base: undefined } : {}),
      candidates: entries.map(({ key }) => ['content', key]),
    });
  const replaced = replacement([...gone], [...fresh]);
  if (replaced !== undefined) {
    const [[old, was], [type, now]] = replaced;
    say('media-type-replaced', `${old} ${type}`, `has the type \`${type}\` in place of \`${old}\``, [was, now]);
    if (syntaxOf(old) === syntaxOf(type)) compare(type, was, now);
    return;
  }
  for (const [type, was] of gone) {
    const own = new Map([[type, was]]);
    const left = [...after.keys()].filter((other) => covering(other, own) !== undefined);
    const words = left.map((other) => `\`${other}\``).join(', ');
    // A program that asks for `text/csv` also accepts `text/csv;header=present`.
    if (directionOf(scope.flow) === 'received' && left.some((other) => other.startsWith(`${type};`))) continue;
    if (left.length > 0) say('media-type-narrowed', type, `has only ${words} of \`${type}\` now`, [was]);
    else say('media-type-removed', type, `no longer has the type \`${type}\``, [was]);
  }
  for (const [type, now] of fresh) say('media-type-added', type, `has the new type \`${type}\``, [now]);
}

/** An entry of `content`: the media type as the author spelled it, and its Media Type Object. */
interface Entry {
  readonly key: string;
  readonly node: unknown;
}

/**
 * Maps the normalised name of each media type to its entry. Names are in lower case and without `charset=utf-8`, which
 * JSON always has (RFC 9110, section 8.3.1; RFC 8259).
 */
function byType(content: unknown): ReadonlyMap<string, Entry> {
  return new Map(
    Object.entries(asRecord(content)).map(([key, node]) => [
      key
        .toLowerCase()
        .replace(/\s*;\s*/g, ';')
        .replace(/;charset="?utf-8"?/, ''),
      { key, node },
    ]),
  );
}

/**
 * Returns the most specific entry for a media type or range, with the key of the entry. The type itself comes first,
 * then ranges such as `text/*`. Undefined if no entry matches.
 */
function covering(type: string, types: ReadonlyMap<string, Entry>): readonly [string, Entry] | undefined {
  const [plain = ''] = type.split(';');
  const [kind, suffix] = [plain.split('/')[0], /\+[^+]*$/.exec(plain)?.[0] ?? ''];
  for (const range of [type, plain, `${kind}/*${suffix}`, `${kind}/*`, '*/*', '*']) {
    const entry = types.get(range);
    if (entry !== undefined) return [range, entry];
  }
  return undefined;
}

/**
 * Returns the syntax of a media type: `json` or `xml` by its subtype or suffix (RFC 6838, section 4.2.8), otherwise the
 * media type itself.
 */
function syntaxOf(type: string): string {
  return /[/+](json|xml)\b/.exec(type)?.[1] ?? type;
}

/**
 * In a body such as `image/png`, a schema may repeat the media type as `contentMediaType` or leave it out (OpenAPI 3.1,
 * section 4.4.2): both mean the same. So that they compare as equal, returns the Media Type Object with a repeated
 * media type replaced by `application/octet-stream`.
 */
function ownType(media: Raw, { key }: Entry): Raw {
  const schema = asRecord(media['schema']);
  const isSaid = schema['contentMediaType'] === key && schema['contentEncoding'] === undefined;
  return isSaid ? { ...media, schema: { ...schema, contentMediaType: 'application/octet-stream' } } : media;
}

function compareMediaType(base: Raw, head: Raw, scope: Scope): void {
  for (const keyword of ['schema', 'itemSchema'])
    if (base[keyword] !== undefined || head[keyword] !== undefined)
      compareSchemas(base[keyword] ?? {}, head[keyword] ?? {}, at(at(scope, base, head), base[keyword], head[keyword]));
  const [before, after] = [asRecord(base['encoding']), asRecord(head['encoding'])];
  for (const part of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (!isDeepStrictEqual(written(before[part]), written(after[part])))
      note(scope, 'part-encoding-changed', {
        what: `has a different encoding for the part \`${part}\``,
        detail: part,
        of: { base, head },
      });
}

/**
 * Returns the values in an Encoding Object that decide how a part of a multipart body is serialised (OpenAPI 3.1,
 * section 4.8.15).
 */
function written(encoding: unknown): readonly unknown[] {
  const { contentType, style, explode, allowReserved = false } = asRecord(encoding);
  return [contentType, style, explode, allowReserved];
}
