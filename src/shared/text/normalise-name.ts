/** Reduces a name to its letters and digits in lower case, so that `Pet Id` and `pet_id` compare equal. */
export function normaliseName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
