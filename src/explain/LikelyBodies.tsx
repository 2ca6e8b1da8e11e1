import { urlOf } from '../content/url.ts';
import type { LikelyBody } from '../model/explanation.ts';
import { countOf, isNamed, sharedWords } from '../shared/explain/likely-words.ts';
import { Marked } from '../content/Marked.tsx';
import { Problems } from './Problems.tsx';

/** What the text is likely to be, with the problems that the schema of each finds; the first is open. */
export function LikelyBodies({ likely, base }: { readonly likely: readonly LikelyBody[]; readonly base: string }) {
  return (
    <section data-explain-likely="">
      <h2>{likely.length === 1 ? 'Likely' : 'Likely, the likeliest first'}</h2>
      <ol>
        {likely.map((body, at) => (
          <li key={`${body.href} ${body.part} ${at}`}>
            <Calls body={body} base={base} />
            {body.check !== undefined &&
              (at === 0 ? (
                <Problems check={body.check} base={base} />
              ) : (
                <details>
                  <summary>{counted(body.check.problems.length)}</summary>
                  <Problems check={body.check} base={base} />
                </details>
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Calls({ body, base }: { readonly body: LikelyBody; readonly base: string }) {
  const { calls, part, href, why, sharedBy } = body;
  const partLink = part !== '' && <a href={urlOf(base, href)}>{capitalised(part)}</a>;
  const reasons = why.length > 0 && (
    <>
      : <Marked text={why.join('; ')} />
    </>
  );
  if (isNamed(body) && sharedBy === undefined)
    return (
      <p>
        {partLink}
        {part !== '' && ' of '}
        {calls.map((call, at) => (
          <span key={call.href}>
            {at > 0 && (at === calls.length - 1 ? ' or ' : ', ')}
            <a href={urlOf(base, call.href)}>{call.title}</a>
          </span>
        ))}
        {reasons}.
      </p>
    );
  return (
    <>
      <p>
        {sharedBy === undefined ? (
          <>
            {partLink} of one of {countOf(body)}, which the text does not tell apart
          </>
        ) : (
          <>
            {capitalised(sharedWords(body))}, <a href={urlOf(base, href)}>{part}</a>
          </>
        )}
        {reasons}.
      </p>
      <details data-explain-calls="">
        <summary>Show {countOf(body)}</summary>
        <ul>
          {calls.map((call) => (
            <li key={call.href}>
              <a href={urlOf(base, call.href)}>{call.title}</a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function counted(problems: number): string {
  if (problems === 0) return 'No problems';
  return problems === 1 ? 'Show 1 problem' : `Show ${problems} problems`;
}
