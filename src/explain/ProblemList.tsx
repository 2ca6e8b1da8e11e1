import { Marked } from '../content/Marked.tsx';
import { urlOf } from '../content/site-context.ts';
import type { BodyProblem } from '../model/explanation.ts';
import type { Mistake } from '../shared/pasted/pasted.ts';

export interface ProblemListProps {
  /** Places at which the JSON is broken. */
  readonly mistakes?: readonly Pick<Mistake, 'line' | 'column' | 'message'>[];
  /** Fields that are not as documented. */
  readonly problems?: readonly BodyProblem[];
  readonly base: string;
}

/** Problems that are shown; further ones are counted. */
const SHOWN = 50;

/** Lists what is wrong with a body, each field linked to its row. */
export function ProblemList({ mistakes = [], problems = [], base }: ProblemListProps) {
  return (
    <>
      <ul aria-label="Problems of the body">
        {mistakes.map(({ line, column, message }) => (
          <li key={`${line}:${column}:${message}`}>
            Line {line}, column {column}: <Marked text={message} />
          </li>
        ))}
        {problems.slice(0, SHOWN).map(({ path, message, hint, href, keyword }) => (
          <li key={`${path} ${keyword} ${message}`}>
            <a href={urlOf(base, href)}>{path === '' ? 'The body' : <code>{path}</code>}</a>{' '}
            <Marked text={`${withoutName(message)} ${hint}`.trim()} />
          </li>
        ))}
      </ul>
      {problems.length > SHOWN && <p>And {problems.length - SHOWN} more.</p>}
    </>
  );
}

/** Drops the name of the field, which the link to its row says. */
function withoutName(message: string): string {
  return message.replace(/^`[^`]*` (?=is )/, '');
}
