import { urlOf } from '../content/url.ts';
import type { StatusEntry } from '../model/call-data.ts';
import { Marked } from '../content/Marked.tsx';

/** Lists the errors that share a body, where only their code would tell them apart. */
export function PossibleErrors({
  possible,
  base,
}: {
  readonly possible: readonly StatusEntry[];
  readonly base: string;
}) {
  return (
    <section data-explain-code="">
      <h2>One of these errors</h2>
      <p>The text does not tell its status code, which would say which error it is.</p>
      <dl>
        {possible.map(({ code, title, href, meaning, actor, remedy }) => (
          <div key={code}>
            <dt>{href === undefined ? `${code} ${title}` : <a href={urlOf(base, href)}>{`${code} ${title}`}</a>}</dt>
            <dd>
              <Marked text={meaning ?? 'Not documented.'} />
              {actor !== undefined && <> Who must act: {actor}</>}
              {remedy !== undefined && (
                <>
                  {' '}
                  <Marked text={remedy} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
