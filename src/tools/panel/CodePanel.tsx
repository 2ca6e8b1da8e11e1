import { Button, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { createElement, Fragment, memo, useMemo, type ReactNode } from 'react';
import classes from './CodePanel.module.css';

/**
 * Patterns for highlighting code in the browser. The HTML elements are the same five as at build
 * (`scripts/outputs/html/highlight.ts`), but these patterns replace Shiki's grammars.
 */

const STRINGS = /"""[^]*?"""|"(?:\\[^]|[^"\\\n])*"|`[^`]*`/.source;
const SINGLE = /'(?:\\[^]|[^'\\])*'/.source;

/** Pattern of a single-quoted string in a shell. A backslash escapes the opening quote, but nothing inside. */
const SHELL_SINGLE = /(?<!\\)'[^']*'/.source;
const COMMENTS = /(?:\/\/|(?<=^|\s)#(?=\s|!)).*/.source;
const CONSTANTS = /\b(?:\d[\d_.]*(?:[eE][+-]?\d+)?|true|false|null|nil|None|True|False)\b/.source;
const KEYWORDS =
  /\b(?:as|async|await|begin|catch|class|const|def|defer|do|echo|else|end|except|final|for|from|fun|func|function|if|import|in|let|new|not|package|print|private|public|raise|require|rescue|return|static|string|struct|throw|throws|try|type|unless|use|using|val|var|void|while|with)\b/
    .source;
const CALLS = /\b[\w$]+(?=\()/.source;

const CODE = `(?<i>${STRINGS}|${SINGLE})|(?<var>${COMMENTS})|(?<bdi>${CONSTANTS})|(?<u>${KEYWORDS})|(?<b>${CALLS})`;
const GRAMMARS: Readonly<Record<string, string>> = {
  json: String.raw`(?<b>"(?:\\.|[^"\\\n])*"(?=\s*:))|(?<i>${STRINGS})|(?<bdi>-?${CONSTANTS})`,
  bash: `(?<i>${STRINGS}|${SHELL_SINGLE})|(?<var>${COMMENTS})|(?<b>^(?:curl|node)\\b)|(?<bdi>(?<=\\s)--?[a-z][\\w-]*)`,
  http: String.raw`(?<b>^[\w-]+(?=:\s))|(?<u>^[A-Z]+(?=\s\S+\sHTTP))`,
};

export interface CodePanelProps {
  readonly title: string;
  /** What the button copies, as in the button's label: `cURL code` for `Copy cURL code`. */
  readonly what: string;
  /** The code; undefined if it cannot be generated. */
  readonly text: string | undefined;
  /** Name of the grammar that highlights the code, such as `json`. */
  readonly syntax: string;
  /** Whether copying this code is the main action of the tool. */
  readonly isMain?: boolean;
  /** Controls beside the title. */
  readonly children?: ReactNode;
}

/** Code with a title, controls and a copy button. */
export function CodePanel({ title, what, text, syntax, isMain = false, children }: CodePanelProps) {
  const { copy, copied, error } = useClipboard();
  const lines = useMemo(() => (text === undefined ? [] : highlight(text, syntax)), [text, syntax]);
  const status = copied ? 'Copied' : error === null ? 'Copy' : 'Not copied';
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
            {status}
          </Button>
        )}
        <VisuallyHidden role="status">{status === 'Copy' ? '' : status}</VisuallyHidden>
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

/** A line of code. It is rendered again only if its parts have changed. */
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

/** A part of a line: the name of the element that colours it (as in samples on pages), and its text. */
type Part = readonly [element: 'i' | 'b' | 'u' | 'bdi' | 'var' | undefined, text: string];

/** Returns the lines of some code, each divided into highlighted parts. */
export function highlight(text: string, syntax: string): readonly (readonly Part[])[] {
  const lines: Part[][] = [[]];
  const add = (element: Part[0], part: string): void => {
    // An element that spans lines becomes one element in each line.
    for (const [at, line] of part.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (line !== '') lines.at(-1)?.push([element, line]);
    }
  };
  let end = 0;
  for (const match of text.matchAll(new RegExp(GRAMMARS[syntax] ?? CODE, 'gm'))) {
    const [element] = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined) ?? [];
    add(undefined, text.slice(end, match.index));
    add(element as Part[0], match[0]);
    end = match.index + match[0].length;
  }
  add(undefined, text.slice(end));
  return lines;
}
