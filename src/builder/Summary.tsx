import type { FieldProblem } from '../shared/request/problems.ts';
import { idOf, sentence } from './editing.ts';
import classes from './Builder.module.css';

export interface SummaryProps {
  /** What is wrong and said so. */
  readonly problems: readonly FieldProblem[];
  /** What is still to be filled in. */
  readonly missing: readonly FieldProblem[];
  /** The description leaves nothing of the request open. */
  readonly isKnown: boolean;
  /** Asks for all there is to say. */
  readonly check: () => void;
}

/** The problems and missing fields of a request, each with a way to its field. */
export function Summary({ problems, missing, isKnown, check }: SummaryProps) {
  return (
    <section className={classes.summary} aria-label="What is left to do">
      <p role="status">{words(problems.length, missing.length, isKnown)}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem, at) => (
            <li key={at}>
              <button type="button" onClick={() => focusField(problem)}>
                {problem.name}
              </button>
              : {sentence(problem)}{' '}
              {problem.href !== undefined && <a href={problem.href}>Documentation of {problem.name}</a>}
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <ul>
          {missing.map((problem, at) => (
            <li key={at}>
              <button
                type="button"
                onClick={() => {
                  check();
                  focusField(problem);
                }}
              >
                {problem.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function words(wrong: number, missing: number, isKnown: boolean): string {
  const problems = wrong === 0 ? '' : wrong === 1 ? '1 problem.' : `${wrong} problems.`;
  const needed =
    missing === 0
      ? ''
      : missing === 1
        ? '1 required field is still empty:'
        : `${missing} required fields are still empty:`;
  if (wrong + missing > 0) return `${problems} ${needed}`.trim();
  return isKnown ? 'This request fits the description.' : 'What is documented of this request is right.';
}

/** Moves to the control of a field, or to the nearest group around it. */
function focusField({ path }: FieldProblem): void {
  for (let length = path.length; length > 0; length--) {
    const control = document.getElementById(idOf(path.slice(0, length)));
    if (control === null) continue;
    control.focus();
    control.scrollIntoView({ block: 'center' });
    return;
  }
}
