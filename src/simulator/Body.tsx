import { Button } from '@mantine/core';
import { urlOf } from '../content/url.ts';
import { Marked } from '../content/Marked.tsx';
import { utf8Length } from '../shared/text/utf8-length.ts';
import type { EventCheck } from '../shared/simulator/body-check.ts';
import { TextArea } from '../tools/TextField.tsx';
import classes from './Simulator.module.css';

export interface BodyProps {
  readonly id: string;
  readonly text: string;
  /** Lines of the text area. */
  readonly rows: number;
  readonly check: EventCheck;
  readonly base: string;
  readonly onType: (text: string) => void;
  readonly onReset: () => void;
}

/** Problems that are shown; further ones are counted. */
const SHOWN = 50;

/** Shows the body of the event and its problems. A wrong body can be sent as well. */
export function Body({ id, text, rows, check, base, onType, onReset }: BodyProps) {
  const { mistakes, problems } = check;
  return (
    <>
      <TextArea id={id} label="Body" text={text} rows={rows} onType={onType} />
      <div className={classes.line}>
        <p role="status">
          {stateOf(check)} · {sizeWords(text)}
        </p>
        <Button size="xs" onClick={onReset}>
          Back to the example
        </Button>
      </div>
      {mistakes.length + problems.length > 0 && (
        <>
          <ul className={classes.problems} aria-label="Problems of the body">
            {mistakes.map(({ line, column, message }) => (
              <li key={`${line}:${column}:${message}`}>
                Line {line}, column {column}: <Marked text={message} />
              </li>
            ))}
            {problems.slice(0, SHOWN).map(({ path, message, hint, href, keyword }) => (
              <li key={`${path} ${keyword} ${message}`}>
                <a href={urlOf(base, href)}>{path === '' ? 'The body' : <code>{path}</code>}</a>{' '}
                <Marked text={`${withoutName(message)} ${hint}`.trim()} />
              </li>
            ))}
          </ul>
          {problems.length > SHOWN && <p>And {problems.length - SHOWN} more.</p>}
          <p>You can send it as it is: handlers meet wrong bodies, too.</p>
        </>
      )}
    </>
  );
}

/** Drops the name of the field, which the link to its row says. */
function withoutName(message: string): string {
  return message.replace(/^`[^`]*` (?=is )/, '');
}

function stateOf({ unchecked, mistakes, problems }: EventCheck): string {
  if (mistakes.length > 0) return 'Broken JSON';
  if (unchecked === 'not JSON') return 'Not checked: no JSON';
  if (unchecked === 'not documented') return 'Not checked: its fields are not documented';
  return problems.length === 0 ? 'Valid' : problems.length === 1 ? '1 problem' : `${problems.length} problems`;
}

function sizeWords(text: string): string {
  const bytes = utf8Length(text);
  return bytes === 1 ? '1 byte' : `${bytes.toLocaleString('en-GB')} bytes`;
}
