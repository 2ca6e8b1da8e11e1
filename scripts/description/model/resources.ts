import type { Api, Tag } from '#src/model/api.ts';
import type { Operation } from '#src/model/operation.ts';
import { groupBy } from '../../text/group-by.ts';
import { placed, titleOfWords, wordAt, type PlacedOperation } from './path-words.ts';

/** Maximum number of operations that are shown as one list. */
const MANY = 30;
/** A group with at least this share of the operations counts as nearly all operations. */
const NEARLY_ALL = 0.8;
/**
 * Minimum average number of operations per resource. With fewer, the first words of the paths probably name calls, such
 * as `get-order`, not resources.
 */
const FEW = 3;

/**
 * Divides a tag with many operations into one tag for each resource, if nearly all operations have this tag. A resource
 * is the first word in which the paths differ: `orders` and `refunds` for `/v1/orders` and `/v1/refunds`. Operations
 * without tags are divided as if they had a common tag. The new tags are inserted before the divided tag, sorted by
 * title. The divided tag is then removed if all its operations have a resource.
 */
export function withResources<Parts extends Pick<Api, 'operations' | 'tags' | 'tagGroups' | 'info'>>(
  parts: Parts,
): Parts {
  const { operations, tags, tagGroups, info } = parts;
  const byTag = groupBy(operations, (operation) => operation.tags[0]);
  const [whole, members = []] = [...byTag].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (tagGroups.length > 0 || members.length <= MANY || members.length < operations.length * NEARLY_ALL) return parts;
  const resources = resourcesOf(members.map(placed), 0);
  const resourceOf = new Map([...resources].flatMap(([name, ones]) => ones.map((one) => [one, name] as const)));
  if (resources.size < 2 || resourceOf.size < resources.size * FEW) return parts;
  const made = [...resources]
    .map(([name, ones]): Tag => ({ name, displayName: titleOfWords([name], ones), description: '' }))
    .filter(({ name }) => !tags.some((tag) => tag.name === name))
    .sort((a, b) => a.displayName.localeCompare(b.displayName, 'en'));
  const own = tags.find((tag) => tag.name === whole);
  const isLeft = resourceOf.size < members.length;
  const rest = tags.filter((tag) => tag !== own || isLeft);
  const at = own === undefined ? 0 : tags.indexOf(own);
  return {
    ...parts,
    operations: operations.map((operation) => retagged(operation, resourceOf.get(operation))),
    tags: [...rest.slice(0, at), ...made, ...rest.slice(at)],
    // The description of the replaced tag applies to nearly all operations, so it is moved to the API.
    info: isLeft || !own?.description ? info : { ...info, description: `${info.description}\n\n${own.description}` },
  };
}

function retagged(operation: Operation, resource: string | undefined): Operation {
  return resource === undefined ? operation : { ...operation, tags: [resource, ...operation.tags.slice(1)] };
}

/**
 * Groups operations by the first word in which their paths differ. A large group that contains nearly all operations is
 * divided again, by the next word in the paths.
 */
function resourcesOf(all: readonly PlacedOperation[], depth: number): ReadonlyMap<string, readonly Operation[]> {
  const byWord = groupBy(all, (one) => wordAt(one, depth));
  const resources = new Map<string, Operation[]>();
  const add = (name: string, operations: readonly Operation[]): void =>
    void resources.set(name, [...(resources.get(name) ?? []), ...operations]);
  for (const [word, ones] of byWord) {
    if (word === '') continue;
    if (ones.length < all.length * NEARLY_ALL || ones.length <= MANY)
      add(
        word,
        ones.map(({ operation }) => operation),
      );
    else for (const [name, operations] of resourcesOf(ones, depth + 1)) add(name, operations);
  }
  return resources;
}
