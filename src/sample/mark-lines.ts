/**
 * Puts `<mark>` around some lines of highlighted code. An element of the highlighter that goes on over the end of such a
 * line is closed and opened again.
 *
 * @param code HTML, highlighted by elements that are not nested.
 * @param marks numbers of lines; the first is 1.
 */
export function markLines(code: string, marks: readonly number[] = []): string {
  if (marks.length === 0) return code;
  let open = '';
  return code
    .split(/(?<=\n)/)
    .map((line, index) => {
      const before = open;
      const last = line.lastIndexOf('<');
      if (last >= 0) open = line[last + 1] === '/' ? '' : line.slice(last + 1, line.indexOf('>', last));
      if (!marks.includes(index + 1)) return line;
      return `${end(before)}<mark>${begin(before)}${line}${end(open)}</mark>${begin(open)}`;
    })
    .join('');
}

const begin = (name: string): string => (name === '' ? '' : `<${name}>`);
const end = (name: string): string => (name === '' ? '' : `</${name}>`);
