/** Maximum nesting depth of values: deeper than any description, and safe for every call stack. */
export const DEEPEST = 100;

/** Whether a value contains objects or arrays nested in more than the given number of levels. */
export function isNestedDeeper(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isNestedDeeper(item, levels - 1));
}
