import { normalizeCode, useHighlight } from '@mantine/code-highlight';
import type { Code } from '../model/sample.ts';
import { CopyButton } from './CopyButton.tsx';
import classes from './CodeBlock.module.css';

export interface CodeBlockProps {
  readonly code: Code;
  readonly title?: string | undefined;
}

/** Code with its copy button, highlighted by the adapter the server entry provides. */
export function CodeBlock({ code, title }: CodeBlockProps) {
  const highlight = useHighlight();
  const text = normalizeCode(code.text, { withFirstLineIndentation: true });
  const { highlightedCode, isHighlighted } = highlight({ code: text, language: code.syntax, colorScheme: 'light' });
  return (
    <div className={classes.block} data-copy-source="">
      {title !== undefined && <p>{title}</p>}
      <CopyButton what="code" />
      <pre tabIndex={0}>
        {isHighlighted ? <code dangerouslySetInnerHTML={{ __html: highlightedCode }} /> : <code>{text}</code>}
      </pre>
    </div>
  );
}
