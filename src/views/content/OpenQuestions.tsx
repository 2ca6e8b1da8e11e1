import type { OpenQuestions as Questions } from '../../model/gap.ts';
import { counted } from '../../shared/text/words.ts';
import { DeferredPanel } from './DeferredPanels.tsx';
import { Link } from './Link.tsx';
import { questionLines, questionsMail } from './mail.ts';
import { Marked } from './Marked.tsx';
import { useSite } from './site-context.ts';
import classes from './OpenQuestions.module.css';
import list from './QuestionList.module.css';

/**
 * The open questions about a page, in a `<details>` above the content. Its summary says how many questions there are.
 * The list of questions is deferred (`DeferredPanels`).
 */
export function OpenQuestions({ questions: asked }: { readonly questions: Questions | undefined }) {
  const site = useSite();
  if (asked === undefined) return null;
  const { anchor, questions } = asked;
  const count = counted(questions.length, 'open question');
  const summary = `${anchor}.fold`;
  return (
    <details id={anchor} className={classes.questions}>
      <summary id={summary}>{count}</summary>
      <DeferredPanel
        after={summary}
        title={count}
        what={count}
        panels={
          <div className={list.list}>
            <ol>
              {questions.map(({ text, href }) => (
                <li key={text}>
                  <Link href={href}>
                    <Marked text={text} />
                  </Link>
                </li>
              ))}
            </ol>
            <p>
              {site.config.supportEmail !== '' && <Link href={questionsMail(site, questions)}>Email support</Link>}{' '}
              <button type="button" data-copy="" data-copy-text={questionLines(questions).join('\n')}>
                Copy as text
              </button>
            </p>
          </div>
        }
      />
    </details>
  );
}
