/** Results of the search dialog. */
export function Search() {
  return null;
}
