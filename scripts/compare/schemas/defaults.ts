import { isDeepStrictEqual } from 'node:util';
import { shown } from '#src/shared/schema/violation.ts';
import { note, type Scope } from '../scope.ts';
import type { ReadSchema } from './read-schema.ts';

/** Compares what is meant where a value is left out. */
export function compareDefaults(base: ReadSchema, head: ReadSchema, scope: Scope): void {
  const before = base.default;
  const after = head.default;
  // A default of `null` says that there is none.
  const none = (one: typeof before): boolean => one === undefined || one.value === null;
  if (none(before) && none(after)) return;
  if (none(before)) note(scope, 'default-added', { what: `has the default ${shown(after?.value)} now` });
  else if (none(after)) note(scope, 'default-removed', { what: `no longer has the default ${shown(before?.value)}` });
  else if (!isDeepStrictEqual(before?.value, after?.value))
    note(scope, 'default-changed', {
      what: `has the default ${shown(after?.value)} now, which was ${shown(before?.value)}`,
    });
}
