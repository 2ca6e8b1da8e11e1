/** Levels of nesting that values are read to: more than any description has, and few enough for every call stack. */
export const DEEPEST = 100;

/** Whether objects and arrays stand in one another on more than so many levels. */
export function isNestedDeeper(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isNestedDeeper(item, levels - 1));
}
