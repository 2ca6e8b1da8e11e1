/**
 * Maximum nesting depth of values. Descriptions need less, and recursion to this depth does not exhaust the call stack.
 */
export const DEEPEST = 100;

/** Whether a value consists of objects or arrays that are nested more than `levels` deep. */
export function isNestedDeeper(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isNestedDeeper(item, levels - 1));
}
