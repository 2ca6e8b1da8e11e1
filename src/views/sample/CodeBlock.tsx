import { normalizeCode, useHighlight } from '@mantine/code-highlight';
import { useContext } from 'react';
import { DeferredPanel, DeferPanels } from '../content/DeferredPanels.tsx';
import type { Code } from '../../model/sample.ts';
import { CopyButton } from './CopyButton.tsx';
import { parted } from './parted.ts';
import './highlight.css';
import './code-edges.css';
import classes from './CodeBlock.module.css';

export interface CodeBlockProps {
  readonly code: Code;
  readonly title?: string | undefined;
  /** Numbers of the lines that the text discusses. */
  readonly marks?: readonly number[] | undefined;
  /** Its anchor and name, if the page may defer the rest of a long block. */
  readonly place?: { readonly anchor: string; readonly name: string };
}

/** Code with its copy button, highlighted by the adapter the server entry provides. */
export function CodeBlock({ code, title, marks, place }: CodeBlockProps) {
  const highlight = useHighlight();
  const isDeferred = useContext(DeferPanels) !== undefined && place !== undefined;
  const text = normalizeCode(code.text, { withFirstLineIndentation: true });
  const { highlightedCode, isHighlighted } = highlight({ code: text, language: code.syntax, colorScheme: 'light' });
  const rest = isDeferred && isHighlighted ? parted(highlightedCode) : undefined;
  const first = `${place?.anchor}.code`;
  return (
    <div className={classes.block} data-copy-source="">
      {title !== undefined && <p>{title}</p>}
      <CopyButton what="code" />
      <pre tabIndex={0}>
        {rest !== undefined ? (
          <code id={first} dangerouslySetInnerHTML={{ __html: codeLines(rest.first) }} />
        ) : isHighlighted ? (
          <code dangerouslySetInnerHTML={{ __html: codeLines(highlightedCode, marks) }} />
        ) : (
          <code>{text}</code>
        )}
      </pre>
      {rest !== undefined && (
        <DeferredPanel
          after={first}
          title={`${place?.name}, continued`}
          what={`${rest.lines} more lines`}
          as="pre"
          panels={<code dangerouslySetInnerHTML={{ __html: codeLines(rest.others) }} />}
        />
      )}
    </div>
  );
}

/** Maximum length of a line that fits into any panel. */
const SHORT = 38;

/**
 * Puts `<mark>` around some lines of highlighted code, and an element with `data-indent`, their columns of indentation,
 * around long ones, so that wrapped text is to the right of the line's beginning. An element of the highlighter that
 * extends beyond the end of such a line is closed and opened again.
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

/** Returns the number of columns by which a long line is indented; a tab is two (`CodeBlock.module.css`). */
function indentOf(line: string): number | undefined {
  const text = line.trimEnd().replace(/&\w+;/g, '.').replaceAll('\t', '  ');
  return text.length > SHORT ? text.length - text.trimStart().length : undefined;
}

const begin = (name: string): string => (name === '' ? '' : `<${name}>`);
const end = (name: string): string => (name === '' ? '' : `</${name}>`);
