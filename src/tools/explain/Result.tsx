import { Button, NativeSelect } from '@mantine/core';
import { Fragment } from 'react';
import { Marked } from '../../views/content/Marked.tsx';
import { urlOf } from '../../views/content/site-context.ts';
import type { BodyProblem, Comparison, Explanation } from '../../model/explanation.ts';
import { capitalise } from '../../shared/text/words.ts';

interface ResultProps {
  readonly explanation: Explanation;
  readonly base: string;
  readonly chooseCall: (file: string) => void;
  readonly choosePart: (name: string) => void;
}

/** The explanation of a pasted text. Of the text itself, it shows only names and masked secrets. */
export function Result({ explanation, base, chooseCall, choosePart }: ResultProps) {
  const { notes, mistakes, secrets, status, call, comparison, calls } = explanation;
  return (
    <>
      {notes.map((note) => (
        <p key={note}>
          <Marked text={note} />
        </p>
      ))}
      {status !== undefined && (
        <section aria-label="Status">
          <h2>{status.href === undefined ? status.name : <a href={urlOf(base, status.href)}>{status.name}</a>}</h2>
          {status.facts.map(([term, words]) => (
            <p key={term}>
              <b>{term}:</b> <Marked text={words} />
            </p>
          ))}
        </section>
      )}
      {comparison !== undefined && (
        <section>
          <h2>
            <a href={urlOf(base, comparison.href)}>{call?.title}</a>
          </h2>
          <Fields comparison={comparison} base={base} choosePart={choosePart} />
        </section>
      )}
      {calls !== undefined && (
        <section data-explain-calls="">
          <h2>{calls.words}</h2>
          {calls.listed.map(({ title, file }) => (
            <Button key={file} size="xs" onClick={() => chooseCall(file)}>
              {title}
            </Button>
          ))}
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
            {secrets.map(({ start, what, name, masked }) => (
              <li key={start}>
                <Marked text={`${capitalise(what)}${name === undefined ? '' : ` in \`${name}\``}: ${masked}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface FieldsProps extends Pick<ResultProps, 'base' | 'choosePart'> {
  readonly comparison: Comparison;
}

function Fields({ comparison: { parts, part, words, problems }, base, choosePart }: FieldsProps) {
  const lists: readonly (readonly [string, readonly BodyProblem[]])[] = [
    ['Not as documented', problems.filter(({ isAssumed }) => !isAssumed)],
    ['Not as assumed', problems.filter(({ isAssumed }) => isAssumed)],
  ];
  return (
    <>
      <NativeSelect
        label="Compared with"
        value={part ?? ''}
        data={[...(part === undefined ? [{ value: '', label: 'Choose …' }] : []), ...parts]}
        onChange={({ currentTarget: { value } }) => choosePart(value)}
      />
      <p>{words}</p>
      {lists
        .filter(([, listed]) => listed.length > 0)
        .map(([label, listed]) => (
          <Fragment key={label}>
            <h3>{label}</h3>
            <ul aria-label={label}>
              {listed.map(({ path, verdict, href }) => (
                <li key={`${path} ${verdict}`}>
                  <a href={urlOf(base, href)}>{path === '' ? 'The body' : <code>{path}</code>}</a>{' '}
                  <Marked text={verdict} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
    </>
  );
}
