import { UnstyledButton } from '@mantine/core';
import { Marked } from '../content/Marked.tsx';
import { urlOf } from '../content/site-context.ts';
import type { CallEntry } from '../model/call-data.ts';
import type { BodyProblem, LikelyBody } from '../model/explanation.ts';
import { countOf, isNamed, likelyWords } from '../shared/explain/likely-words.ts';
import { capitalise } from '../shared/text/words.ts';
import { ProblemList } from './ProblemList.tsx';

interface LikelyBodiesProps {
  readonly likely: readonly LikelyBody[];
  readonly base: string;
  /** Compares the text with one call alone, given by its request line: `GET /v1/orders`. */
  readonly compareWith: (requestLine: string) => void;
}

/** Lists what the text is likely to be as cards, with the problems that the schema of each finds; the first is open. */
export function LikelyBodies({ likely, base, compareWith }: LikelyBodiesProps) {
  return (
    <section data-explain-likely="">
      <h2>{likely.length === 1 ? 'Best match' : 'Best matches'}</h2>
      <ol>
        {likely.map((body, at) => (
          <li key={`${body.href} ${body.part} ${at}`}>
            <h3>
              <a href={urlOf(base, body.href)}>{capitalise(likelyWords(body))}</a>
            </h3>
            <p>
              <Marked text={capitalise(body.why.join('; '))} />
            </p>
            {body.calls.length > 1 && (
              <details>
                <summary>
                  {isNamed(body) && body.sharedBy === undefined ? 'Choose the operation' : `Show ${countOf(body)}`}
                </summary>
                <ul>
                  {body.calls.map((call) => (
                    <li key={call.href}>
                      <a href={urlOf(base, call.href)}>{call.title}</a>{' '}
                      <Compare call={call} compareWith={compareWith} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
            <Problems problems={body.problems ?? []} base={base} isOpen={at === 0} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ProblemsProps {
  readonly problems: readonly BodyProblem[];
  readonly base: string;
  readonly isOpen: boolean;
}

function Problems({ problems, base, isOpen }: ProblemsProps) {
  if (problems.length === 0) return null;
  const list = <ProblemList problems={problems} base={base} />;
  if (isOpen) return list;
  return (
    <details>
      <summary>Show {problems.length === 1 ? 'the problem' : 'the problems'}</summary>
      {list}
    </details>
  );
}

/** Chooses the call that a text belongs to, where the text does not say it; the published path names it. */
function Compare({ call, compareWith }: { readonly call: CallEntry } & Pick<LikelyBodiesProps, 'compareWith'>) {
  const { method, path, title } = call;
  if (method === undefined || path === undefined) return null;
  return (
    <UnstyledButton aria-label={`Compare with ${title}`} onClick={() => compareWith(`${method} ${path}`)}>
      Compare
    </UnstyledButton>
  );
}
