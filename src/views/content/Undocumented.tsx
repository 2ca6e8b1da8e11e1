import type { PageLink } from '../../model/page.ts';
import { Link } from './Link.tsx';
import { Marked } from './Marked.tsx';
import classes from './Undocumented.module.css';

/** A line in place of missing documentation, such as `Fields not documented`. */
export function Undocumented({ what }: { readonly what: string }) {
  return (
    <p className={classes.undocumented}>
      <Marked text={what} />
    </p>
  );
}

interface QuestionsProps {
  readonly questions: readonly string[] | undefined;
  /** Link to a page that helps until the questions are answered. */
  readonly more?: PageLink | undefined;
}

/** The open questions about a field, an enum or an operation, shown beside it. */
export function Questions({ questions = [], more }: QuestionsProps) {
  return questions.map((text, at) => (
    <p key={text} className={classes.undocumented}>
      Open question: <Marked text={text} />
      {more !== undefined && at === questions.length - 1 && (
        <>
          {' '}
          <Link href={more.href}>{more.label}</Link>
        </>
      )}
    </p>
  ));
}
