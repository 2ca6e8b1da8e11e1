/**
 * Returns up to three existing paths that are similar to a wrong path, the most similar first. Compares paths by their
 * edit distance relative to their length, ignoring case and base path. A path also counts as similar if one of its
 * words is similar to a word of the wrong path.
 */
export function nearest(wrong: string, known: readonly string[], base = '/'): string[] {
  const wanted = plain(wrong, base);
  return known
    .map((path) => ({ path, score: score(wanted, plain(path, base)) }))
    .filter(({ score }) => score < 0.6)
    .sort((a, b) => a.score - b.score)
    .slice(0, 3)
    .map(({ path }) => path);
}

const longest = 200;

function plain(path: string, base: string): string {
  // Cuts long URLs: a URL of a megabyte is similar to no page.
  return decode(path.slice(base.length - 1, longest))
    .toLowerCase()
    .replace(/^\/|\/$|\.html?$/g, '');
}

function score(wanted: string, path: string): number {
  const whole = distance(wanted, path) / Math.max(wanted.length, path.length, 1);
  const words = wanted.split(/[^a-z0-9]+/).filter((word) => word.length > 2);
  const shared = path
    .split(/[^a-z0-9]+/)
    .some((word) => words.some((each) => distance(each, word) <= Math.min(each.length, word.length) / 4));
  return shared ? Math.min(whole, 0.5 + whole / 10) : whole;
}

/** Returns the Levenshtein distance of two strings. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
