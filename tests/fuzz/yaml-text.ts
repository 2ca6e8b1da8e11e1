/** Values that JSON cannot say, by the word that stands for them until the text is written. */
export const BEYOND_JSON = {
  nan: '@@nan@@',
  infinity: '@@infinity@@',
  minusZero: '@@minus-zero@@',
  huge: '@@huge@@',
  date: '@@date@@',
} as const;

const WRITTEN: Readonly<Record<string, string>> = {
  [BEYOND_JSON.nan]: '.nan',
  [BEYOND_JSON.infinity]: '-.inf',
  [BEYOND_JSON.minusZero]: '-0.0',
  [BEYOND_JSON.huge]: '1e999',
  [BEYOND_JSON.date]: '2001-02-03',
};

/** A value as YAML in flow style. */
export function yamlText(value: unknown): string {
  return JSON.stringify(value).replace(/"(@@[a-z-]+@@)"(?!\s*:)/g, (whole, word: string) => WRITTEN[word] ?? whole);
}
