/** Letters and digits alone, in small letters: `Pet Id` and `pet_id` say the same. */
export function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
