import type { Raw } from '#src/shared/schema/raw.ts';
import { directionOf } from '../change.ts';
import { at, note, type Scope } from '../scope.ts';
import { compareSchemas } from '../schemas/compare-schemas.ts';
import { followed } from './call.ts';
import { compareContent } from './media-types.ts';

/** Compares the headers of a response, whose names have no case (OpenAPI 3.1, section 4.8.21; RFC 9110, section 5.1). */
export function compareHeaders(base: unknown, head: unknown, scope: Scope): void {
  const before = byName(followed(scope.context.base, base));
  const after = byName(followed(scope.context.head, head));
  for (const [key, { name, node }] of before) {
    const now = after.get(key);
    const own = headerScope(scope, name, [node, now?.node]);
    if (now === undefined) note(own, 'header-removed', { what: 'has been removed' });
    else compareHeader(own, node, now.node);
  }
  for (const [key, { name, node }] of after) {
    if (before.has(key)) continue;
    const required = node['required'] === true && directionOf(scope.flow) === 'sent';
    note(headerScope(scope, name, [undefined, node]), required ? 'header-added-required' : 'header-added', {
      what: 'is new',
      base: undefined,
    });
  }
}

interface Header {
  readonly name: string;
  readonly node: Raw;
}

/** `Content-Type` is no header of its own (section 4.8.17.1). */
function byName(headers: ReadonlyMap<string, Raw>): ReadonlyMap<string, Header> {
  return new Map(
    [...headers]
      .map(([name, node]) => [name.toLowerCase(), { name, node }] as const)
      .filter(([key]) => key !== 'content-type'),
  );
}

function headerScope(scope: Scope, name: string, nodes: readonly [unknown, unknown]): Scope {
  const named = { ...scope, where: `the header \`${name}\` of ${scope.where}`, key: `${scope.key}.header.${name}` };
  return at(named, ...nodes);
}

function compareHeader(scope: Scope, base: Raw, head: Raw): void {
  const [was, is] = [base['required'] === true, head['required'] === true];
  if (!was && is) note(scope, 'header-required', { what: 'is required now' });
  if (was && !is) note(scope, 'header-optional', { what: 'is optional now' });
  if (base['content'] !== undefined || head['content'] !== undefined)
    compareContent(base['content'], head['content'], scope);
  else compareSchemas(base['schema'], head['schema'], { ...scope, text: 'single' });
}
