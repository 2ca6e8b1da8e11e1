import { NativeSelect, UnstyledButton } from '@mantine/core';
import { Marked } from '../content/Marked.tsx';
import { urlOf } from '../content/site-context.ts';
import type { BodyProblem, Comparison, ExplainedStatus, Explanation, Secret } from '../model/explanation.ts';
import { isError, statusFacts, statusName } from '../shared/explain/status.ts';
import { comparisonWords } from '../shared/explain/words.ts';
import { withoutSecrets } from '../shared/secrets/find-secrets.ts';
import { capitalise } from '../shared/text/words.ts';

interface ResultProps {
  readonly explanation: Explanation;
  /** What was explained. */
  readonly text: string;
  readonly base: string;
  /** Puts another text into the field. */
  readonly replace: (text: string) => void;
  readonly chooseCall: (file: string) => void;
  readonly choosePart: (name: string) => void;
}

/** Shows what was found out about a pasted text, nothing of the text itself but names and masked secrets. */
export function Result({ explanation, text, base, replace, chooseCall, choosePart }: ResultProps) {
  const {
    notes: [, ...notes],
    mistakes,
    secrets,
    status,
    call,
    comparison,
    calls,
  } = explanation;
  return (
    <>
      {status !== undefined && <Status status={status} base={base} />}
      {notes.map((note) => (
        <p key={note}>
          <Marked text={note} />
        </p>
      ))}
      {comparison !== undefined && (
        <section data-explain-fields="">
          <h2>
            <a href={urlOf(base, comparison.href)}>{call?.title}</a>
          </h2>
          <Fields comparison={comparison} base={base} choosePart={choosePart} />
        </section>
      )}
      {calls !== undefined && (
        <section data-explain-calls="">
          <h2>{calls.words}</h2>
          <ul>
            {calls.listed.map(({ title, file }) => (
              <li key={file}>
                <UnstyledButton onClick={() => chooseCall(file)}>{title}</UnstyledButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mistakes.length > 0 && (
        <section>
          <h2>Where the JSON is broken</h2>
          <ul>
            {mistakes.map(({ line, column, message }) => (
              <li key={`${line}:${column}:${message}`}>
                Line {line}, column {column}: <Marked text={message} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {secrets.length > 0 && (
        <section data-explain-secrets="">
          <h2>Remove before you share it</h2>
          <ul>
            {secrets.map((secret) => (
              <li key={secret.start}>
                <Marked text={secretWords(secret)} />
              </li>
            ))}
          </ul>
          <UnstyledButton onClick={() => replace(withoutSecrets(text, secrets))}>Mask them in the text</UnstyledButton>
        </section>
      )}
    </>
  );
}

/** A status with its cause, who acts and what to do, in the words of its page. */
function Status({ status, base }: { readonly status: ExplainedStatus; readonly base: string }) {
  const { code, entry } = status;
  const name = statusName(status);
  return (
    <section data-explain-verdict={isError(code) ? 'error' : 'success'} aria-label="Status">
      <h2>{entry?.href === undefined ? name : <a href={urlOf(base, entry.href)}>{name}</a>}</h2>
      <dl>
        {statusFacts(status).map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Marked text={words} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface FieldsProps extends Pick<ResultProps, 'base' | 'choosePart'> {
  readonly comparison: Comparison;
}

function Fields({ comparison, base, choosePart }: FieldsProps) {
  const { parts, part, problems } = comparison;
  return (
    <>
      <NativeSelect
        label="Compared with"
        value={part ?? ''}
        data={[...(part === undefined ? [{ value: '', label: 'Choose …' }] : []), ...parts]}
        onChange={({ currentTarget: { value } }) => choosePart(value)}
      />
      <p>{comparisonWords(comparison)}</p>
      <Problems label="Not as documented" problems={problems.filter(({ isAssumed }) => !isAssumed)} base={base} />
      <Problems label="Not as assumed" problems={problems.filter(({ isAssumed }) => isAssumed)} base={base} />
    </>
  );
}

interface ProblemsProps {
  readonly label: string;
  readonly problems: readonly BodyProblem[];
  readonly base: string;
}

/** Problems that are shown; further ones are counted. */
const SHOWN = 50;

function Problems({ label, problems, base }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <>
      <h3>{label}</h3>
      <ul aria-label={label}>
        {problems.slice(0, SHOWN).map(({ path, verdict, href }) => (
          <li key={`${path} ${verdict}`}>
            <a href={urlOf(base, href)}>{path === '' ? 'The body' : <code>{path}</code>}</a> <Marked text={verdict} />
          </li>
        ))}
      </ul>
      {problems.length > SHOWN && <p>And {problems.length - SHOWN} more.</p>}
    </>
  );
}

function secretWords({ what, name, masked }: Secret): string {
  return `${capitalise(what)}${name === undefined ? '' : ` in \`${name}\``}: ${masked}`;
}
