/** Levels of objects whose names tell bodies apart. */
const DEPTH = 3;
/** Entries of a list that are looked at, and names in all. */
const ENTRIES = 20;
const MOST = 400;

/** Names of the fields of a value, by their paths without the brackets of lists: `data.customer.email`. */
export function namesIn(value: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: unknown, path: string, depth: number): void => {
    if (depth > DEPTH || typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const entry of node.slice(0, ENTRIES)) if (!Array.isArray(entry)) visit(entry, path, depth);
      return;
    }
    const fields = Object.entries(node).slice(0, MOST);
    const whole = (name: string): string => (path === '' ? name : `${path}.${name}`);
    for (const [name] of fields) if (names.size < MOST && isJsonName(whole(name))) names.add(whole(name));
    for (const [name, field] of fields) visit(field, whole(name), depth + 1);
  };
  visit(value, '', 1);
  return names;
}

/** Whether a path of names is short enough to be worth keeping. */
export function isJsonName(path: string): boolean {
  return path.length <= 120;
}
