/** Words of a list, each a pattern without spaces, as alternatives of a regular expression. */
export function words(list: string): string {
  return list.trim().split(/\s+/).join('|');
}
