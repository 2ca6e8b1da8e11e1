/** Characters of a line that fit into any panel. */
const SHORT = 38;

/**
 * Puts `<mark>` around some lines of highlighted code, and an element with `data-indent`, their columns of indentation,
 * around long ones, so that the rest of a wrapped line stays right of its beginning. An element of the highlighter that goes on
 * over the end of such a line is closed and opened again.
 *
 * @param code HTML, highlighted by elements that are not nested.
 * @param marks numbers of lines; the first is 1.
 */
export function codeLines(code: string, marks: readonly number[] = []): string {
  let open = '';
  return code
    .split(/(?<=\n)/)
    .map((line, index) => {
      const before = open;
      const last = line.lastIndexOf('<');
      if (last >= 0) open = line[last + 1] === '/' ? '' : line.slice(last + 1, line.indexOf('>', last));
      const element = marks.includes(index + 1) ? 'mark' : 'span';
      const indent = indentOf(line.replace(/<[^>]*>/g, ''));
      if (element === 'span' && indent === undefined) return line;
      const attribute = indent === undefined ? '' : ` data-indent="${indent}"`;
      return `${end(before)}<${element}${attribute}>${begin(before)}${line}${end(open)}</${element}>${begin(open)}`;
    })
    .join('')
    .replace(/<(\w+)><\/\1>/g, '');
}

/** Returns the columns that a long line is indented by; a tab is two (`CodeBlock.module.css`). */
function indentOf(line: string): number | undefined {
  const text = line.trimEnd().replace(/&\w+;/g, '.').replaceAll('\t', '  ');
  return text.length > SHORT ? text.length - text.trimStart().length : undefined;
}

const begin = (name: string): string => (name === '' ? '' : `<${name}>`);
const end = (name: string): string => (name === '' ? '' : `</${name}>`);
