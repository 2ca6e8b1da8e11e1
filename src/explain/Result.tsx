import { UnstyledButton } from '@mantine/core';
import type { Explanation } from '../model/explanation.ts';
import { withoutSecrets } from '../shared/secrets/find-secrets.ts';
import { capitalise } from '../shared/text/words.ts';
import { LikelyBodies } from './LikelyBodies.tsx';
import { Marked } from '../content/Marked.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Verdict } from './Verdict.tsx';

export interface ResultProps {
  readonly explanation: Explanation;
  /** What was explained. */
  readonly text: string;
  /** Whether the field shows its beginning alone. */
  readonly isCut: boolean;
  readonly base: string;
  /** Puts another text into the field. */
  readonly replace: (text: string) => void;
}

/** Shows what was found out about a pasted text, nothing of the text itself but names and masked secrets. */
export function Result({ explanation, text, isCut, base, replace }: ResultProps) {
  const { notes, mistakes, secrets, likely } = explanation;
  return (
    <>
      <Verdict explanation={explanation} base={base} />
      {isCut && <p>The field shows the beginning. All {text.length.toLocaleString('en-GB')} characters were read.</p>}
      {secrets.length > 0 && (
        <section data-explain-secrets="">
          <h2>Remove before you share it</h2>
          <ul>
            {secrets.map(({ what, name, masked, start }) => (
              <li key={start}>
                {capitalise(what)}
                {name !== undefined && (
                  <>
                    {' in '}
                    <code>{name}</code>
                  </>
                )}
                : {masked}
              </li>
            ))}
          </ul>
          <UnstyledButton onClick={() => replace(withoutSecrets(text, secrets))}>Mask them in the text</UnstyledButton>
        </section>
      )}
      {notes.map((note) => (
        <p key={note}>
          <Marked text={note} />
        </p>
      ))}
      {mistakes.length > 0 && (
        <section>
          <h2>Where the JSON is broken</h2>
          <ProblemList mistakes={mistakes} base={base} />
        </section>
      )}
      {likely.length > 0 && (
        <LikelyBodies likely={likely} base={base} compareWith={(line) => replace(`${line}\n\n${text}`)} />
      )}
    </>
  );
}
