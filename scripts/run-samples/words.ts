/** A text on one line of a report, without its end where it is long. */
export function short(text: string, longest = 400): string {
  const line = text.trim().replace(/\s*\n\s*/g, ' ');
  return line === '' ? 'nothing' : line.length > longest ? `${line.slice(0, longest)}…` : line;
}
