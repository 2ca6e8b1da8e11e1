/** A text on one line of a report, cut where it is longer than `longest` characters. */
export function shorten(text: string, longest = 400): string {
  const line = text.trim().replace(/\s*\n\s*/g, ' ');
  if (line === '') return 'nothing';
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
