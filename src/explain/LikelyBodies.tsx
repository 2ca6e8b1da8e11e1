import { address } from '../content/address.ts';
import type { LikelyBody } from '../model/explanation.ts';
import { Marked } from './Marked.tsx';
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

function Calls({ body: { calls, more, part, href, why }, base }: { readonly body: LikelyBody; readonly base: string }) {
  return (
    <p>
      {part !== '' && (
        <>
          <a href={address(base, href)}>{part.charAt(0).toUpperCase() + part.slice(1)}</a> of{' '}
        </>
      )}
      {calls.map((call, at) => (
        <span key={call.href}>
          {at > 0 && ', '}
          <a href={address(base, call.href)}>{call.title}</a>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
      {why.length > 0 && (
        <>
          : <Marked text={why.join('; ')} />
        </>
      )}
      .
    </p>
  );
}

function counted(problems: number): string {
  if (problems === 0) return 'No problems';
  return problems === 1 ? 'Show 1 problem' : `Show ${problems} problems`;
}
