import { Text, UnstyledButton } from '@mantine/core';
import { useHref } from 'react-router-dom';
import type { SearchKind } from '../model/search.ts';
import classes from './Results.module.css';
import { matchSegments } from './match-segments.ts';
import type { Result } from './query.ts';

const label: Readonly<Record<SearchKind, string>> = {
  page: 'Page',
  heading: 'Section',
  operation: 'Operation',
  field: 'Field',
  enum: 'Value',
  error: 'Status code',
  reference: 'Reference',
};

interface OptionProps {
  readonly id: string;
  readonly result: Result;
  /** Its words are highlighted in the title. */
  readonly query: string;
  readonly active: boolean;
  readonly onPoint: () => void;
}

/** One result: a link, which can be opened in a new tab too. */
export function Option({ id, result, query, active, onPoint }: OptionProps) {
  const isName = result.kind === 'field' || result.kind === 'enum' || result.kind === 'error';
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
        <span className={isName ? classes.name : classes.title}>
          {matchSegments(result.title, query).map(({ text, isMatch }, index) =>
            isMatch ? <mark key={index}>{text}</mark> : text,
          )}
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
