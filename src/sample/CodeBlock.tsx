import { normalizeCode, useHighlight } from '@mantine/code-highlight';
import { useContext } from 'react';
import { DeferredPanel, DeferPanels } from '../content/DeferredPanels.tsx';
import type { Code } from '../model/sample.ts';
import { codeLines } from './code-lines.ts';
import { CopyButton } from './CopyButton.tsx';
import { parted } from './parted.ts';
import './highlight.css';
import './code-edges.css';
import classes from './CodeBlock.module.css';

export interface CodeBlockProps {
  readonly code: Code;
  readonly title?: string | undefined;
  /** Numbers of the lines that the text is about. */
  readonly marks?: readonly number[] | undefined;
  /** Its anchor and name, where the page may defer the rest of a long one. */
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
