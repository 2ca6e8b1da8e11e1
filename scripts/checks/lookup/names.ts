/**
 * Whether two words differ by one letter: added, missing, replaced, or swapped with the next. False if they differ only
 * by an `s` or `d` at the end.
 */
export function isTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  if (/^[sd]$/.test(a.startsWith(b) ? a.slice(b.length) : b.startsWith(a) ? b.slice(a.length) : '')) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [x, y] = [a.slice(start), b.slice(start)];
  return (
    x.slice(1) === y.slice(1) ||
    x.slice(1) === y ||
    x === y.slice(1) ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  );
}

/** Returns names in backticks, separated by commas. */
export function quoted(names: Iterable<string>): string {
  return [...names].map((name) => `\`${name}\``).join(', ');
}
