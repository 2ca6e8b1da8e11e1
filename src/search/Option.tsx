import { Text, UnstyledButton } from '@mantine/core';
import { useHref } from 'react-router-dom';
import type { SearchKind } from '../model/search.ts';
import classes from './Results.module.css';
import { marked } from './marked.ts';
import type { Result } from './query.ts';

const label: Readonly<Record<SearchKind, string>> = {
  page: 'Page',
  heading: 'Section',
  operation: 'Operation',
  field: 'Field',
  enum: 'Value',
  error: 'Error code',
  reference: 'Reference',
};

interface OptionProps {
  readonly id: string;
  readonly result: Result;
  /** What was typed, marked in the title. */
  readonly words: string;
  readonly active: boolean;
  readonly onPoint: () => void;
}

/** One result: a link, so that a new tab is as near as the page itself. */
export function Option({ id, result, words, active, onPoint }: OptionProps) {
  const exact = result.kind === 'field' || result.kind === 'enum' || result.kind === 'error';
  return (
    <UnstyledButton
      component="a"
      href={useHref(result.href)}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={classes.option}
      onPointerMove={onPoint}
    >
      <span className={classes.words}>
        <span className={exact ? classes.name : classes.title}>
          {marked(result.title, words).map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))}
        </span>
        <Text component="span" className={classes.context}>
          {result.context}
        </Text>
      </span>
      <Text component="span" className={classes.kind}>
        {label[result.kind]}
      </Text>
    </UnstyledButton>
  );
}
