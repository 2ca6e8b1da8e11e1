/** Counts things that take an s where there are several: `1 problem`, `2 problems`. */
export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-GB')} ${thing}${count === 1 ? '' : 's'}`;
}
