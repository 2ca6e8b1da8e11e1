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
  /** Numbers of lines, from 1, to highlight because the text discusses them. */
  readonly marks?: readonly number[] | undefined;
  /** Anchor and name of the code block; required to defer the end of long code. */
  readonly place?: { readonly anchor: string; readonly name: string };
}

/** Code with a copy button. The server entry provides the highlighter. */
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

/** Maximum length in characters of a line that fits into every panel. */
const SHORT = 38;

/**
 * Adds an element around each marked or long line of highlighted code. Marked lines get `<mark>`. Long lines get
 * `data-indent`, so that wrapped text is indented like the start of the line. If an element of the highlighter contains
 * several lines, it is divided where an added element starts or ends.
 *
 * @param code HTML, highlighted by elements that are not nested.
 * @param marks Line numbers, from 1.
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

/**
 * Returns the indentation of a long line in columns, counting a tab as two (`CodeBlock.module.css`); undefined for
 * other lines.
 */
function indentOf(line: string): number | undefined {
  const text = line.trimEnd().replace(/&\w+;/g, '.').replaceAll('\t', '  ');
  return text.length > SHORT ? text.length - text.trimStart().length : undefined;
}

const begin = (name: string): string => (name === '' ? '' : `<${name}>`);
const end = (name: string): string => (name === '' ? '' : `</${name}>`);
