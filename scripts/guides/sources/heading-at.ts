/** The last heading above a line of a guide, which counts from 1; empty above the first one. */
export function headingAt(lines: readonly string[], line: number): string {
  let [heading, fence] = ['', ''];
  for (const text of lines.slice(0, line)) {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(text) ?? [];
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    const [, found] = fence === '' ? (/^#{1,6}\s+(.*?)\s*$/.exec(text) ?? []) : [];
    heading = found ?? heading;
  }
  return heading;
}
