import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { directionOf } from '../change.ts';
import { pairByKey } from '../pairing.ts';
import { at, note, noteSwitch, type Scope } from '../scope.ts';
import { compareSchemas } from '../schemas/compare-schemas.ts';
import { followed } from './call.ts';
import { compareContent } from './media-types.ts';

/** Compares the headers of a response, whose names have no case (OpenAPI 3.1, section 4.8.21; RFC 9110, section 5.1). */
export function compareHeaders(base: unknown, head: unknown, scope: Scope): void {
  const { pairs, removed, added } = pairByKey(
    byName(followed(scope.context.base, base)),
    byName(followed(scope.context.head, head)),
  );
  for (const [, { name, node }, now] of pairs)
    compareHeader(headerScope(scope, name, [node, now.node]), node, now.node);
  for (const [, { name, node }] of removed)
    note(headerScope(scope, name, [node, undefined]), 'header-removed', {
      what: 'has been removed',
      says: [['headers', name]],
      of: scope,
      lifecycle: lifecycleOf(node),
    });
  for (const [, { name, node }] of added) {
    const required = node['required'] === true && directionOf(scope.flow) === 'sent';
    note(headerScope(scope, name, [undefined, node]), required ? 'header-added-required' : 'header-added', {
      what: 'is new',
      base: undefined,
      says: [['headers', name]],
      of: scope,
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
  noteSwitch(
    scope,
    [base['required'] === true, head['required'] === true],
    ['header-required', 'is required now'],
    ['header-optional', 'is optional now'],
  );
  if (base['content'] !== undefined || head['content'] !== undefined)
    compareContent(base['content'], head['content'], scope);
  else compareSchemas(base['schema'], head['schema'], { ...scope, text: 'single' });
}
