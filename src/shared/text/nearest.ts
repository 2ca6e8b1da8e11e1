/** Maximum length of a name that can be mistyped. */
const LONGEST = 200;

/**
 * Returns the candidate closest to a mistyped name; undefined if none is within `most` edits, or if the name is a
 * number.
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

/** Returns the maximum number of edits by which a name can be mistyped; none for names of up to three letters. */
function mostEdits(length: number): number {
  if (length < 9) return [0, 0, 0, 0, 1, 1, 2, 2, 2][length] ?? 0;
  return Math.max(3, Math.floor(length / 5));
}

/** A proposed correction. */
export interface Suggestion {
  readonly hint: string;
  /** The name that was probably intended. */
  readonly suggested?: string;
  /** The text that `suggested` replaces; present only if no other name can be meant, so that a tool may replace it. */
  readonly replaces?: string;
}

/** Returns the hint `Did you mean …?` for a name. */
export function suggestion(suggested: string): Suggestion & { readonly suggested: string } {
  return { hint: `Did you mean \`${suggested}\`?`, suggested };
}

/** Returns the hint `Did you mean …?` for the nearest candidate, else a hint that lists candidates. */
export function suggest(name: string, candidates: Iterable<string>): Suggestion {
  const known = [...candidates];
  // Typing errors rarely change the first letter: `adress` is the field `address`, not the schema `Address`.
  const alike = known.filter((candidate) => candidate[0] === name[0]);
  const near = nearest(name, alike, Math.min(1, mostEdits(name.length))) ?? nearest(name, known);
  if (near !== undefined) return { ...suggestion(near), ...(isSure(name, near, known) ? { replaces: name } : {}) };
  return { hint: known.length === 0 ? 'None is defined.' : oneOf(known) };
}

/** Whether a mistyped name is one edit from a candidate, and from no other candidate that differs by more than case. */
function isSure(name: string, near: string, candidates: readonly string[]): boolean {
  const isTwin = (other: string): boolean => near[0] === name[0] && other.toLowerCase() === near.toLowerCase();
  const others = candidates.filter((candidate) => candidate !== near && !isTwin(candidate));
  return nearest(name, [near], 1) !== undefined && nearest(name, others, 1) === undefined;
}

/** Returns only the text of the hint that `suggest` returns. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  return suggest(name, candidates).hint;
}

/** Returns a sentence as a suggestion that proposes no name. */
export function advice(hint: string | Suggestion): Suggestion {
  return typeof hint === 'string' ? { hint } : hint;
}

/** Returns a suggestion with a further sentence in its hint. */
export function more(suggested: Suggestion, sentence: string): Suggestion {
  return { ...suggested, hint: `${suggested.hint} ${sentence}` };
}

/** Returns only the properties of an object that belong to its suggestion. */
export function suggestionOf({ hint, suggested, replaces }: Suggestion): Suggestion {
  return { hint, ...(suggested === undefined ? {} : { suggested }), ...(replaces === undefined ? {} : { replaces }) };
}

/** Maximum number of values listed in full; of more values, the first `EXAMPLES` are listed. */
const LISTED = 12;
const EXAMPLES = 4;

/** Returns `Write one of …` with the values to choose from, or with some if there are many. */
export function oneOf(values: readonly string[]): string {
  const quoted = values.map((value) => `\`${value}\``);
  if (values.length === 1) return `Write ${quoted[0]}.`;
  return values.length > LISTED
    ? `There are ${values.length}, such as ${quoted.slice(0, EXAMPLES).join(', ')}.`
    : `Write one of ${quoted.join(', ')}.`;
}

/**
 * Returns the edit distance between two texts: wrong, missing, superfluous or swapped letters (optimal string
 * alignment). Stops once it cannot be below `limit`.
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
