import { urlOf } from '../content/url.ts';
import type { ExplainedStatus } from '../model/explanation.ts';
import { Marked } from '../content/Marked.tsx';

const UNDOCUMENTED = 'Not documented.';

/** Shows what is documented of a status code, in the words of its page, and says what is not. */
export function Status({ status, base }: { readonly status: ExplainedStatus; readonly base: string }) {
  const { code, entry, own, retry, from } = status;
  const isError = /^[45]/.test(code);
  const title = `${code}${entry === undefined ? '' : ` ${entry.title}`}`;
  const lines: readonly (readonly [string, string])[] = [
    ['Cause', entry?.meaning ?? own ?? UNDOCUMENTED],
    ...(own !== undefined && entry?.meaning !== undefined ? [['Of this operation', own] as const] : []),
    ...(isError
      ? ([
          ['Who must act', entry?.actor ?? UNDOCUMENTED],
          ['What to do', entry?.remedy ?? UNDOCUMENTED],
          ['Try again', retry],
        ] as const)
      : []),
  ];
  return (
    <section data-explain-code="">
      <h2>{entry?.href === undefined ? title : <a href={urlOf(base, entry.href)}>{title}</a>}</h2>
      {entry === undefined && (
        <p>
          The description has no status code <code>{code}</code>.
        </p>
      )}
      <dl>
        {lines.map(([term, words]) => (
          <div key={term}>
            <dt>{isError || term !== 'Cause' ? term : 'Meaning'}</dt>
            <dd>
              <Marked text={words} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <small>
          Known by <Marked text={from} />.
        </small>
      </p>
    </section>
  );
}
