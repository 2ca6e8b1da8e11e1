import { UnstyledButton } from '@mantine/core';
import { Marked } from '../content/Marked.tsx';
import { urlOf } from '../content/url.ts';
import type { CallEntry } from '../model/call-data.ts';
import type { LikelyBody } from '../model/explanation.ts';
import { countOf, isNamed, sharedWords } from '../shared/explain/likely-words.ts';
import { capitalise } from '../shared/text/capitalise.ts';
import { Problems } from './Problems.tsx';

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
            <Calls body={body} base={base} compareWith={compareWith} />
            {body.check !== undefined && at === 0 && <Problems check={body.check} base={base} />}
            {body.check !== undefined && at > 0 && body.check.problems.length > 0 && (
              <details>
                <summary>Show {body.check.problems.length === 1 ? 'the problem' : 'the problems'}</summary>
                <Problems check={body.check} base={base} />
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CallsProps extends Pick<LikelyBodiesProps, 'base' | 'compareWith'> {
  readonly body: LikelyBody;
}

function Calls({ body, base, compareWith }: CallsProps) {
  const { calls, part, href, why, sharedBy } = body;
  const partLink = part !== '' && <a href={urlOf(base, href)}>{capitalise(part)}</a>;
  const isInSentence = isNamed(body) && sharedBy === undefined;
  return (
    <>
      <h3>
        {isInSentence ? (
          <>
            {partLink}
            {part !== '' && ' of '}
            {calls.map((call, at) => (
              <span key={call.href}>
                {at > 0 && (at === calls.length - 1 ? ' or ' : ', ')}
                <a href={urlOf(base, call.href)}>{call.title}</a>
              </span>
            ))}
          </>
        ) : sharedBy === undefined ? (
          <>
            {partLink} of one of {countOf(body)}, which the text does not tell apart
          </>
        ) : (
          <>
            {capitalise(sharedWords(body))}, <a href={urlOf(base, href)}>{part}</a>
          </>
        )}
      </h3>
      {why.length > 0 && (
        <p>
          <Marked text={capitalise(why.join('; '))} />
        </p>
      )}
      {calls.length > 1 && (
        <details data-explain-calls="">
          <summary>{isInSentence ? 'Choose the operation' : `Show ${countOf(body)}`}</summary>
          <ul>
            {calls.map((call) => (
              <li key={call.href}>
                <a href={urlOf(base, call.href)}>{call.title}</a> <Compare call={call} compareWith={compareWith} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
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
