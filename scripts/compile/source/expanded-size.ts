/**
 * Counts the values of a parsed YAML document with every alias expanded; infinite when one contains itself. Nothing is
 * expanded, so that a few lines cannot exhaust the memory.
 */
export function expandedSize(value: unknown): number {
  const sizes = new Map<object, number>();
  const sizeOf = (node: unknown): number => {
    if (typeof node !== 'object' || node === null) return 1;
    const known = sizes.get(node);
    if (known !== undefined) return known;
    sizes.set(node, Infinity);
    const size = Object.values(node).reduce<number>((sum, child) => sum + sizeOf(child), 1);
    sizes.set(node, size);
    return size;
  };
  return sizeOf(value);
}
