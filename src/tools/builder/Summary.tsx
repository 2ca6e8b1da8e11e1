import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { urlOf } from '../../views/content/site-context.ts';
import type { FieldProblem } from '../../shared/request/problems.ts';
import { counted } from '../../shared/text/words.ts';
import { useShowForm } from '../panel/Panel.tsx';
import { focusControl, idOf, sentence } from './editing.ts';
import classes from './Builder.module.css';

export interface SummaryProps {
  /** The problems that the form shows, without missing fields. */
  readonly problems: readonly FieldProblem[];
  /** The missing required fields. */
  readonly missing: readonly FieldProblem[];
  /** Whether everything about the request is documented. */
  readonly isKnown: boolean;
  readonly base: string;
  /** Makes the form show the problems of all fields. */
  readonly check: () => void;
}

/** The problems and missing fields of a request, each with a button that moves the focus to the field. */
export function Summary({ problems, missing, isKnown, base, check }: SummaryProps) {
  const showForm = useShowForm();
  const toField = ({ path, name }: FieldProblem) => (
    <Button
      variant="subtle"
      size="compact-xs"
      onClick={() => {
        showForm();
        focusControl(idOf(path));
      }}
    >
      {name}
    </Button>
  );
  return (
    <section className={classes.summary} aria-label="What is left to do">
      <p role="status" data-ready={problems.length + missing.length === 0 ? '' : undefined}>
        {words(problems.length, missing.length, isKnown)}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem, at) => (
            <li key={at}>
              {toField(problem)} {sentence(problem)}{' '}
              {problem.href !== undefined && (
                <a href={urlOf(base, problem.href)} aria-label={`Documentation of ${problem.name}`}>
                  Documentation
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p onClickCapture={check}>
          {missing.map((problem, at) => (
            <Fragment key={at}>{toField(problem)} </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}

function words(wrong: number, missing: number, isKnown: boolean): string {
  if (wrong + missing === 0) return isKnown ? 'Ready to send.' : 'No problems found in the described fields.';
  const needed = missing === 1 ? '1 required field is empty:' : `${missing} required fields are empty:`;
  return [wrong === 0 ? '' : `${counted(wrong, 'problem')}.`, missing === 0 ? '' : needed].join(' ').trim();
}
