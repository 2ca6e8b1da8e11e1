import { urlOf } from '../content/url.ts';
import { Marked } from '../content/Marked.tsx';
import { utf8Length } from '../shared/text/utf8-length.ts';
import type { EventCheck } from '../shared/simulator/body-check.ts';

export interface BodyProps {
  readonly id: string;
  readonly text: string;
  /** Lines of the text area. */
  readonly rows: number;
  /** Whether it differs from the example. */
  readonly isChanged: boolean;
  readonly check: EventCheck;
  readonly base: string;
  readonly onType: (text: string) => void;
  readonly onReset: () => void;
}

/** Problems that are shown; further ones are counted. */
const SHOWN = 50;

/** Shows the body of the event and its problems. A wrong body can be sent as well. */
export function Body({ id, text, rows, isChanged, check, base, onType, onReset }: BodyProps) {
  const { mistakes, problems } = check;
  return (
    <>
      <h2>
        <label htmlFor={id}>Body</label>
      </h2>
      <textarea
        id={id}
        value={text}
        rows={rows}
        aria-describedby={`${id}-state`}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
      />
      <p data-simulator-line="">
        <span id={`${id}-state`} role="status">
          {stateOf(check)}
        </span>
        <button type="button" disabled={!isChanged} onClick={onReset}>
          Back to the example
        </button>
      </p>
      {mistakes.length + problems.length > 0 && (
        <>
          <ul data-simulator-problems="" aria-label="Problems of the body">
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
          <p>
            <small>You can send it as it is: handlers meet wrong bodies, too.</small>
          </p>
        </>
      )}
      <p>
        <small>{sizeWords(text)}</small>
      </p>
    </>
  );
}

/** Drops the name of the field, which the link to its row says. */
function withoutName(message: string): string {
  return message.replace(/^`[^`]*` (?=is )/, '');
}

function stateOf({ unchecked, mistakes, problems }: EventCheck): string {
  if (mistakes.length > 0) return 'The JSON is broken.';
  if (unchecked === 'not JSON') return 'Only JSON is checked.';
  if (unchecked === 'not documented') return 'The fields of this body are not documented: nothing is checked.';
  return problems.length === 0
    ? 'As documented.'
    : problems.length === 1
      ? '1 problem.'
      : `${problems.length} problems.`;
}

function sizeWords(text: string): string {
  const bytes = utf8Length(text);
  const characters = [...text].length;
  const size = bytes === 1 ? '1 byte' : `${bytes} bytes`;
  return characters === bytes ? `${size} in UTF-8.` : `${size} in UTF-8, ${characters} characters.`;
}
