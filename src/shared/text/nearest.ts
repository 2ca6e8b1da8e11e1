/** Letters of a name; what has more is not mistyped. */
const LONGEST = 200;

/**
 * The candidate closest to a mistyped name, or undefined when none is close enough to be meant: no more than `most`
 * letters apart.
 */
export function nearest(
  name: string,
  candidates: Iterable<string>,
  most = Math.max(2, Math.floor(name.length / 2)),
): string | undefined {
  let best: string | undefined;
  let bestDistance = most + 1;
  if (name.length > LONGEST) return undefined;
  const wanted = name.toLowerCase();
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** `Did you mean …?`, or what is known when nothing is near. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const known = [...candidates];
  const near = nearest(name, known);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  return known.length === 0
    ? 'None is defined.'
    : `Known: ${known
        .slice(0, 12)
        .map((id) => `\`${id}\``)
        .join(', ')}${known.length > 12 ? ', …' : ''}.`;
}

/** Levenshtein distance, given up once it cannot stay below `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  let row = [...previous];
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const changed = (previous[j - 1] ?? 0) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      const distance = Math.min(changed, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      row[j] = distance;
      if (distance < least) least = distance;
    }
    if (least >= limit) return limit;
    [previous, row] = [row, previous];
  }
  return previous[b.length] ?? 0;
}
