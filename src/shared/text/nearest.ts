/** Maximum length of a name for which a correction is searched. */
const LONGEST = 200;

/**
 * Returns the candidate closest to a mistyped name. Undefined if none is within `most` edits, or if the name is too
 * long or contains no letters.
 */
export function nearest(name: string, candidates: Iterable<string>, most = mostEdits(name.length)): string | undefined {
  let best: string | undefined;
  let bestDistance = most + 1;
  if (name.length > LONGEST || !/\p{L}/u.test(name)) return undefined;
  const wanted = name.toLowerCase();
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Returns the maximum number of typing errors in a name of a given length: none for up to three characters. */
function mostEdits(length: number): number {
  if (length < 9) return [0, 0, 0, 0, 1, 1, 2, 2, 2][length] ?? 0;
  return Math.max(3, Math.floor(length / 5));
}

/** A proposed correction. */
export interface Suggestion {
  readonly hint: string;
  /** The name that was probably intended. */
  readonly suggested?: string;
  /**
   * The string that `suggested` replaces. Present only if no other name can be meant, so that a tool may replace the
   * string.
   */
  readonly replaces?: string;
}

/** Returns a suggestion to write `suggested`, with the hint `Did you mean …?`. */
export function suggestion(suggested: string): Suggestion & { readonly suggested: string } {
  return { hint: `Did you mean \`${suggested}\`?`, suggested };
}

/** Suggests the candidate nearest to a mistyped name; if none is near, the hint lists the candidates. */
export function suggest(name: string, candidates: Iterable<string>): Suggestion {
  const known = [...candidates];
  // Typing errors rarely change the first letter: `adress` means the field `address`, not the schema `Address`.
  const alike = known.filter((candidate) => candidate[0] === name[0]);
  const near = nearest(name, alike, Math.min(1, mostEdits(name.length))) ?? nearest(name, known);
  if (near !== undefined) return { ...suggestion(near), ...(isSure(name, near, known) ? { replaces: name } : {}) };
  return { hint: known.length === 0 ? 'None is defined.' : oneOf(known) };
}

/**
 * Whether a mistyped name is one edit from the candidate `near`, and from no other. Candidates that differ from `near`
 * only in case do not count as others.
 */
function isSure(name: string, near: string, candidates: readonly string[]): boolean {
  const isTwin = (other: string): boolean => near[0] === name[0] && other.toLowerCase() === near.toLowerCase();
  const others = candidates.filter((candidate) => candidate !== near && !isTwin(candidate));
  return nearest(name, [near], 1) !== undefined && nearest(name, others, 1) === undefined;
}

/** Returns only the hint that `suggest` gives. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  return suggest(name, candidates).hint;
}

/**
 * Returns a suggestion that has only a hint, and no proposed name. A value that already is a suggestion is returned
 * unchanged.
 */
export function advice(hint: string | Suggestion): Suggestion {
  return typeof hint === 'string' ? { hint } : hint;
}

/** Returns a suggestion with a sentence appended to its hint. */
export function more(suggested: Suggestion, sentence: string): Suggestion {
  return { ...suggested, hint: `${suggested.hint} ${sentence}` };
}

/** Copies only the properties of `Suggestion` from a larger object. */
export function suggestionOf({ hint, suggested, replaces }: Suggestion): Suggestion {
  return { hint, ...(suggested === undefined ? {} : { suggested }), ...(replaces === undefined ? {} : { replaces }) };
}

/** Maximum number of values that a hint lists completely. Of more values, it lists the first `EXAMPLES`. */
const LISTED = 12;
const EXAMPLES = 4;

/**
 * Returns a hint: `Write one of …` with all values, or `There are …, such as …` if there are more values than `LISTED`.
 */
export function oneOf(values: readonly string[]): string {
  const quoted = values.map((value) => `\`${value}\``);
  if (values.length === 1) return `Write ${quoted[0]}.`;
  return values.length > LISTED
    ? `There are ${values.length}, such as ${quoted.slice(0, EXAMPLES).join(', ')}.`
    : `Write one of ${quoted.join(', ')}.`;
}

/**
 * Returns the number of wrong, missing, superfluous or swapped letters between two strings (optimal string alignment).
 * Stops and returns `limit` once the number cannot be below it.
 */
function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  let row: number[] = [];
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const changed = (previous[j - 1] ?? 0) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : limit;
      const distance = Math.min(changed, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped);
      row[j] = distance;
      if (distance < least) least = distance;
    }
    if (least >= limit) return limit;
    [before, previous, row] = [previous, row, []];
  }
  return previous[b.length] ?? 0;
}
