import type { OpenApiDocument } from '#src/model/openapi.ts';
import { isRecord } from '#src/shared/schema/raw.ts';
import { isReference } from '#src/shared/schema/resolve-ref.ts';
import { METHODS } from '../model/path-item.ts';
import { cleanValues } from './clean-values.ts';
import { dropNames } from './drop-names.ts';
import { moveOverridden } from './inherited-parameters.ts';
import { unusedDefinitions } from './unused-definitions.ts';
import { pointerOf, removeMember, walkMembers, type Member } from './walk-members.ts';

/** Members that were removed, and those of them that only referred to others. */
interface Removal {
  readonly removed: readonly Member[];
  readonly references: readonly Member[];
}

/** Removes the objects marked `x-internal: true` from a document in place, and all that is left of them elsewhere. */
export function removeInternal(document: OpenApiDocument): Removal {
  const removed: Member[] = [];
  const references: Member[] = [];
  const remove = (members: readonly Member[]): void => {
    members.forEach(removeMember);
    removed.push(...members);
    const emptied = new Set(
      members.flatMap(({ parent }) => (parent !== undefined && isEmptied(parent) ? [parent] : [])),
    );
    if (emptied.size > 0) remove([...emptied]);
  };
  const marked = membersOf(document, ({ node, isMap }) => !isMap && node['x-internal'] === true);
  if (marked.length === 0) return { removed, references };
  moveOverridden(document, marked);
  cleanValues(document);
  remove(marked);
  for (let lost = lostReferences(document, removed); lost.length > 0; lost = lostReferences(document, removed)) {
    references.push(...lost);
    remove(lost);
  }
  remove(unusedDefinitions(document, removed));
  dropNames(document, removed);
  return { removed, references };
}

/** Whether a reference only lists what it leads to: under `paths`, `webhooks` and `components`. */
export function isListing({ parent }: Member): boolean {
  const isTop = parent?.parent !== undefined && parent.parent.parent === undefined;
  return (isTop && /^(paths|webhooks)$/.test(parent.key)) || parent?.parent?.key === 'components';
}

function membersOf(document: OpenApiDocument, isWanted: (member: Member) => boolean): readonly Member[] {
  const found: Member[] = [];
  walkMembers(document, (member) => {
    const isFound = isWanted(member);
    if (isFound) found.push(member);
    return !isFound;
  });
  return found;
}

/**
 * Members that refer to what was removed: by a reference, or by a Link Object's `operationId` (OpenAPI 3.1, section
 * 4.8.20).
 */
function lostReferences(document: OpenApiDocument, removed: readonly Member[]): readonly Member[] {
  const pointers = new Set(removed.map(pointerOf));
  const operations = new Set<unknown>(removed.map(({ node }) => node['operationId']).filter((id) => id !== undefined));
  const isGone = (ref: string): boolean =>
    pointers.has(ref) || (ref.includes('/') && isGone(ref.slice(0, ref.lastIndexOf('/'))));
  return membersOf(
    document,
    ({ node, parent }) =>
      (isReference(node) && isGone(node.$ref)) || (parent?.key === 'links' && operations.has(node['operationId'])),
  );
}

/** Whether a path item has no operation left, or a callback no path item. */
function isEmptied({ node, parent }: Member): boolean {
  const isPathItem = /^(paths|webhooks|pathItems)$/.test(parent?.key ?? '') || parent?.parent?.key === 'callbacks';
  if (isPathItem) return !('$ref' in node) && ![...METHODS, 'additionalOperations'].some((method) => method in node);
  return parent?.key === 'callbacks' && !Object.values(node).some(isRecord);
}
