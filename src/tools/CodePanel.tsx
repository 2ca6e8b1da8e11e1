import { Button, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { createElement, Fragment, memo, useMemo, type ReactNode } from 'react';
import { highlight, type Part } from './highlight.ts';
import classes from './CodePanel.module.css';

export interface CodePanelProps {
  readonly title: string;
  /** Name of the copy button: `Copy cURL`. */
  readonly what: string;
  /** Undefined where it cannot be written. */
  readonly text: string | undefined;
  /** Name of its grammar: `json`. */
  readonly syntax: string;
  /** What is copied is the purpose of the tool. */
  readonly isMain?: boolean;
  /** Controls beside the title. */
  readonly children?: ReactNode;
}

/** Code with its name, what it can be chosen by, and a button that copies it. */
export function CodePanel({ title, what, text, syntax, isMain = false, children }: CodePanelProps) {
  const { copy, copied, error } = useClipboard();
  const lines = useMemo(() => (text === undefined ? [] : highlight(text, syntax)), [text, syntax]);
  const said = copied ? 'Copied' : error === null ? 'Copy' : 'Not copied';
  return (
    <section aria-label={title} className={classes.panel}>
      <header>
        <h3>{title}</h3>
        {children}
        {text !== undefined && (
          <Button
            size="xs"
            variant={isMain ? 'filled' : 'default'}
            aria-label={`Copy ${what}`}
            onClick={() => copy(text)}
          >
            {said}
          </Button>
        )}
        <VisuallyHidden role="status">{said === 'Copy' ? '' : said}</VisuallyHidden>
      </header>
      <pre hidden={text === undefined}>
        <code>
          {lines.map((line, at) => (
            <Line key={at} parts={line} isLast={at === lines.length - 1} />
          ))}
        </code>
      </pre>
    </section>
  );
}

interface LineProps {
  readonly parts: readonly Part[];
  readonly isLast: boolean;
}

/** A line is laid out by itself: a key changes one of them. */
const Line = memo(
  function Line({ parts, isLast }: LineProps) {
    return (
      <span>
        {parts.map(([element = Fragment, text], at) => createElement(element, { key: at }, text))}
        {isLast ? '' : '\n'}
      </span>
    );
  },
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
);
