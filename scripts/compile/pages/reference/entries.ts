import type { Operation } from '#src/model/operation.ts';
import type { ContentNode } from '#src/model/content.ts';
import type { ReferenceEntry } from '#src/model/reference.ts';
import type { ReferenceContext } from './context.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';
import { wholePath } from '../../model/path-words.ts';
import { operationEntry } from './groups.ts';
import { firstSentence } from './summary.ts';

/** Uses that a page lists: a schema of a thousand operations stays a page that people can read. */
const SHOWN = 40;

/** Operations as links with method, name and path, and how many more there are. */
export function operationEntries(
  operations: readonly Operation[],
  { index }: Pick<ReferenceContext, 'index'>,
  shown = SHOWN,
): ContentNode {
  return entryList(
    operations.map((operation) => ({
      ...operationEntry(operation, index.operation.get(operation.operationId) ?? '/reference'),
      ...omitUndefined({ path: wholePath(operation), about: firstSentence(operation.description) }),
    })),
    shown,
  );
}

/** Links to pages of the reference. */
export function entryList(entries: readonly ReferenceEntry[], shown = SHOWN): ContentNode {
  return { kind: 'entries', entries: entries.slice(0, shown), more: Math.max(0, entries.length - shown) };
}
