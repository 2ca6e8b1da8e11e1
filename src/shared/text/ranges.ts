/** Sets of numbers as short texts: `0-3,7`. */

/** Writes integers as ranges; they are not negative, and in ascending order. */
export function toRanges(numbers: readonly number[]): string {
  const ranges: (readonly [first: number, last: number])[] = [];
  for (const number of numbers) {
    const [first, last] = ranges.at(-1) ?? [];
    if (first !== undefined && last === number - 1) ranges[ranges.length - 1] = [first, number];
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** Whether a number is in the ranges that `toRanges` wrote. */
export function isInRanges(number: number, ranges: string): boolean {
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.split('-');
    return first !== '' && Number(first) <= number && number <= Number(last);
  });
}
