/** Maximum length of a name; longer ones are not mistyped. */
const LONGEST = 200;

/** Returns the candidate closest to a mistyped name; undefined if none is within `most` edits, and for numbers. */
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

/** Returns the maximum number of edits for a mistyped name; names of up to three letters are never mistyped. */
function mostEdits(length: number): number {
  if (length < 9) return [0, 0, 0, 0, 1, 1, 2, 2, 2][length] ?? 0;
  return Math.max(3, Math.floor(length / 5));
}

/** A proposed correction. */
export interface Suggestion {
  readonly hint: string;
  /** The name that was probably intended. */
  readonly suggested?: string;
  /** The text that `suggested` replaces, if no other name can be intended: a tool may replace it. */
  readonly replaces?: string;
}

/** `Did you mean …?` */
export function suggestion(suggested: string): Suggestion & { readonly suggested: string } {
  return { hint: `Did you mean \`${suggested}\`?`, suggested };
}

/** Returns `Did you mean …?`, or the alternatives if nothing is near. */
export function suggest(name: string, candidates: Iterable<string>): Suggestion {
  const known = [...candidates];
  // Typing errors rarely change the first letter: `adress` is the field `address`, not the schema `Address`.
  const alike = known.filter((candidate) => candidate[0] === name[0]);
  const near = nearest(name, alike, Math.min(1, mostEdits(name.length))) ?? nearest(name, known);
  if (near !== undefined) return { ...suggestion(near), ...(isSure(name, near, known) ? { replaces: name } : {}) };
  return { hint: known.length === 0 ? 'None is defined.' : oneOf(known) };
}

/** Whether a mistyped name is one edit from a name, and from no other except by case. */
function isSure(name: string, near: string, candidates: readonly string[]): boolean {
  const isTwin = (other: string): boolean => near[0] === name[0] && other.toLowerCase() === near.toLowerCase();
  const others = candidates.filter((candidate) => candidate !== near && !isTwin(candidate));
  return nearest(name, [near], 1) !== undefined && nearest(name, others, 1) === undefined;
}

/** Returns the hint of `suggest`. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  return suggest(name, candidates).hint;
}

/** Returns a sentence as a suggestion without a name. */
export function advice(hint: string | Suggestion): Suggestion {
  return typeof hint === 'string' ? { hint } : hint;
}

/** Returns a suggestion with a further sentence. */
export function more(suggested: Suggestion, sentence: string): Suggestion {
  return { ...suggested, hint: `${suggested.hint} ${sentence}` };
}

/** Returns only the suggestion of an object that has one. */
export function suggestionOf({ hint, suggested, replaces }: Suggestion): Suggestion {
  return { hint, ...(suggested === undefined ? {} : { suggested }), ...(replaces === undefined ? {} : { replaces }) };
}

/** Maximum number of values listed in full, and number of examples otherwise. */
const LISTED = 12;
const EXAMPLES = 4;

/** `Write one of …`: the values to choose from, or some of many. */
export function oneOf(values: readonly string[]): string {
  const quoted = values.map((value) => `\`${value}\``);
  if (values.length === 1) return `Write ${quoted[0]}.`;
  return values.length > LISTED
    ? `There are ${values.length}, such as ${quoted.slice(0, EXAMPLES).join(', ')}.`
    : `Write one of ${quoted.join(', ')}.`;
}

/**
 * Returns the edit distance: wrong, missing, superfluous or swapped letters (optimal string alignment); stops once it
 * cannot be below `limit`.
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
