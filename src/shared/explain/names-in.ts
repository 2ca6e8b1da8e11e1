/** Levels of objects whose names tell bodies apart. */
const DEPTH = 3;
/** Entries of a list that are looked at, and names in all. */
const ENTRIES = 20;
const MOST = 400;
/** Letters of a path that is worth keeping. */
const LONGEST = 120;

/**
 * Returns the names of the fields of a value, by their paths without the brackets of lists, those of outer objects first:
 * `data`, `data.customer`, `data.customer.email`.
 */
export function namesIn(value: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  let level: readonly (readonly [node: unknown, path: string])[] = [[value, '']];
  for (let depth = 1; depth <= DEPTH && level.length > 0; depth++)
    level = level.flatMap(([node, path]) =>
      objectsIn(node).flatMap((object) =>
        Object.entries(object)
          .slice(0, MOST)
          .flatMap(([name, field]) => {
            const whole = path === '' ? name : `${path}.${name}`;
            if (whole.length > LONGEST || names.size >= MOST) return [];
            names.add(whole);
            return [[field, whole] as const];
          }),
      ),
    );
  return names;
}

/** Returns the objects that a value is or lists, however deep the list is nested. */
function objectsIn(node: unknown): readonly object[] {
  if (typeof node !== 'object' || node === null) return [];
  return Array.isArray(node) ? node.slice(0, ENTRIES).flat(3).filter(isObject) : [node];
}

function isObject(node: unknown): node is object {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
