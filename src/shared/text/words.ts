/** Capitalises the first letter of a string. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a count with a noun in the singular or its regular plural: `1 problem`, `2 problems`. */
export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-GB')} ${thing}${count === 1 ? '' : 's'}`;
}

/** Joins words into a list in prose: `a, b and c`. */
export function listWords(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** Returns a name in lower case with only its letters and digits, so that `Pet Id` and `pet_id` are equal. */
export function normaliseName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
