import type { ReactNode } from 'react';
import { Marked } from '../content/Marked.tsx';
import { urlOf } from '../content/site-context.ts';
import type { ExplainedStatus, Explanation, NamedField } from '../model/explanation.ts';
import { likelyWords } from '../shared/explain/likely-words.ts';
import { capitalise } from '../shared/text/words.ts';

const UNDOCUMENTED = 'Not documented.';

interface Fact {
  readonly term: string;
  readonly words: ReactNode;
}

interface VerdictProps {
  readonly explanation: Explanation;
  readonly base: string;
}

/** Sums up what was found: the status with its cause, who acts and what to do; in the words of its page, none made up. */
export function Verdict({ explanation, base }: VerdictProps) {
  const { status, possible, fields, likely, recognised } = explanation;
  const [first] = likely;
  const tone = toneOf(explanation);
  const facts: readonly Fact[] = [
    ...(status === undefined ? [] : statusFacts(status)),
    ...fields.map((field) => ({ term: 'Named field', words: <Field field={field} base={base} /> })),
    ...(status === undefined
      ? possible.map(({ code, title, href, meaning, actor, remedy }) => ({
          term: code,
          words: (
            <>
              {href === undefined ? title : <a href={urlOf(base, href)}>{title}</a>}:{' '}
              <Marked
                text={[meaning ?? UNDOCUMENTED, actor && `Who must act: ${actor}`, remedy].filter(Boolean).join(' ')}
              />
            </>
          ),
        }))
      : []),
  ];
  return (
    <section data-explain-verdict={tone} aria-label="Verdict">
      {status !== undefined ? (
        <h2>
          <b>{status.code === 'default' ? 'Error' : status.code}</b> <Title status={status} base={base} />
        </h2>
      ) : possible.length > 0 ? (
        <h2>
          <b>Error</b> The text does not tell its status code
        </h2>
      ) : (
        <h2>
          {first === undefined ? 'Nothing recognised' : <b>{tone === 'error' ? 'Error' : 'Match'}</b>}{' '}
          {first !== undefined && capitalise(likelyWords(first))}
        </h2>
      )}
      {status === undefined && first === undefined && <p>{recognised.replace('Nothing recognised. ', '')}</p>}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ term, words }, at) => (
            <div key={at}>
              <dt>{term}</dt>
              <dd>{typeof words === 'string' ? <Marked text={words} /> : words}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Title({ status: { code, entry }, base }: { readonly status: ExplainedStatus; readonly base: string }) {
  if (entry === undefined) return <>is not documented</>;
  const title = entry.code === code ? entry.title : `${entry.title} (documented as ${entry.code})`;
  return entry.href === undefined ? title : <a href={urlOf(base, entry.href)}>{title}</a>;
}

function statusFacts({ code, entry, own, retry, from }: ExplainedStatus): readonly Fact[] {
  const isError = /^[45d]/.test(code);
  return [
    { term: isError ? 'Cause' : 'Meaning', words: entry?.meaning ?? own ?? UNDOCUMENTED },
    ...(own !== undefined && entry?.meaning !== undefined ? [{ term: 'Of this operation', words: own }] : []),
    ...(isError
      ? [
          { term: 'Who must act', words: entry?.actor ?? UNDOCUMENTED },
          { term: 'What to do', words: entry?.remedy ?? UNDOCUMENTED },
          { term: 'Try again', words: retry },
        ]
      : []),
    { term: 'Found in', words: from },
  ];
}

function Field({ field: { name, places }, base }: { readonly field: NamedField; readonly base: string }) {
  return (
    <>
      <code>{name}</code> of{' '}
      {places.map(({ title, href }, at) => (
        <span key={href}>
          {at > 0 && ', '}
          <a href={urlOf(base, href)} aria-label={`${name} of ${title}`}>
            {title}
          </a>
        </span>
      ))}
    </>
  );
}

function toneOf({ status, possible, likely: [first] }: Explanation): 'error' | 'success' | 'none' {
  if (status !== undefined) return /^[45d]/.test(status.code) ? 'error' : 'success';
  if (possible.length > 0 || first?.part.startsWith('error') === true) return 'error';
  return first === undefined ? 'none' : 'success';
}
