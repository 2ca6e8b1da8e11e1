/** Sets of integers as short strings: `0-3,7`. */

/** Writes non-negative integers, given in ascending order, as ranges: `0-3,7`. */
export function toRanges(numbers: readonly number[]): string {
  const ranges: (readonly [first: number, last: number])[] = [];
  for (const number of numbers) {
    const [first, last] = ranges.at(-1) ?? [];
    if (first !== undefined && last === number - 1) ranges[ranges.length - 1] = [first, number];
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** Whether a number is in ranges that `toRanges` wrote. */
export function isInRanges(number: number, ranges: string): boolean {
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.split('-');
    return first !== '' && Number(first) <= number && number <= Number(last);
  });
}
