import { isDeepStrictEqual } from 'node:util';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { at, note, type Scope } from '../scope.ts';
import { compareSchemas } from '../schemas/compare-schemas.ts';
import { follow } from './call.ts';

/** Compares the media types of a body, response, header or parameter (OpenAPI 3.1, section 4.8.14). */
export function compareContent(base: unknown, head: unknown, scope: Scope): void {
  const before = byType(base);
  const after = byType(head);
  const paired = new Set<string>();
  for (const [type, node] of before) {
    const now = after.has(type) ? type : rangeOf(type, after);
    if (now === undefined)
      note(scope, 'media-type-removed', { what: `no longer has the type \`${type}\``, detail: type, base: node });
    else {
      paired.add(now);
      compareMediaType(follow(scope.context.base, node), follow(scope.context.head, after.get(now)), {
        ...scope,
        ...(before.size + after.size > 2
          ? { where: `${scope.where} as \`${type}\``, key: `${scope.key}.${type}` }
          : {}),
      });
    }
  }
  for (const [type, node] of after)
    if (!paired.has(type) && !before.has(type))
      note(scope, 'media-type-added', {
        what: `has the new type \`${type}\``,
        detail: type,
        base: undefined,
        head: node,
      });
}

/** Media types in one spelling: names are lower case, and JSON is always UTF-8 (RFC 9110, section 8.3.1; RFC 8259). */
function byType(content: unknown): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(asRecord(content)).map(([type, node]) => [
      type
        .toLowerCase()
        .replace(/\s*;\s*/g, ';')
        .replace(/;charset="?utf-8"?/, ''),
      node,
    ]),
  );
}

/** The range that a type is in. */
function rangeOf(type: string, types: ReadonlyMap<string, unknown>): string | undefined {
  const [plain = ''] = type.split(';');
  return [plain, `${plain.split('/')[0]}/*`, '*/*'].find((range) => types.has(range));
}

function compareMediaType(base: Raw, head: Raw, scope: Scope): void {
  for (const keyword of ['schema', 'itemSchema'])
    if (base[keyword] !== undefined || head[keyword] !== undefined)
      compareSchemas(base[keyword] ?? {}, head[keyword] ?? {}, at(at(scope, base, head), base[keyword], head[keyword]));
  const [before, after] = [asRecord(base['encoding']), asRecord(head['encoding'])];
  for (const part of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (!isDeepStrictEqual(written(before[part]), written(after[part])))
      note(scope, 'part-encoding-changed', {
        what: `has another encoding for the part \`${part}\``,
        detail: part,
        base: before[part] ?? base,
        head: after[part] ?? head,
      });
}

/** Returns the members of an Encoding Object that decide how a part is serialised (OpenAPI 3.1, section 4.8.15). */
function written(encoding: unknown): readonly unknown[] {
  const { contentType, style, explode, allowReserved = false } = asRecord(encoding);
  return [contentType, style, explode, allowReserved];
}
