import { useState } from 'react';
import { Marked } from '../../views/content/Marked.tsx';
import type { CallData } from '../../model/call-data.ts';
import { differences, localAddress, scriptCommand } from '../../shared/request/webhook-call.ts';
import { RECEIVERS } from '../../shared/samples/receivers/index.ts';
import { CodePanel } from '../panel/CodePanel.tsx';
import { LanguageField } from '../panel/LanguageField.tsx';
import { chosenLanguage } from './SamplePane.tsx';
import classes from './Builder.module.css';

export interface WebhookPaneProps {
  readonly call: CallData;
  /**
   * The values in the form. `body` is the value of the body. Every other key is a location of fields, such as `server`,
   * and contains the values there by name.
   */
  readonly values: Readonly<Record<string, unknown>>;
  readonly base: string;
}

/**
 * Code of a handler for the simulated webhook, and the differences between the simulated request and the real event.
 */
export function WebhookPane({ call, values, base }: WebhookPaneProps) {
  const [language, setLanguage] = useState(chosenLanguage);
  const receiver = RECEIVERS.find((each) => each.language.id === language) ?? RECEIVERS[0];
  const sample = call.simulation?.sample;
  const address = localAddress(values);
  return (
    <>
      {sample !== undefined && receiver !== undefined && (
        <>
          <CodePanel
            title="Handler"
            what="handler"
            text={receiver.render({ ...sample, ...address })}
            syntax={receiver.language.syntax}
          >
            <LanguageField
              languages={RECEIVERS.map((each) => each.language)}
              value={receiver.language.id}
              onChoose={setLanguage}
            />
          </CodePanel>
          <p>
            Test your own handler with the <a href={`${base}downloads/webhook-conformance.mjs`}>conformance script</a>:{' '}
            <code>{scriptCommand(call, address)}</code>
          </p>
        </>
      )}
      <section className={classes.differences} aria-label="How it differs from the real event">
        <h3>How it differs from the real event</h3>
        <ul>
          {differences(call).map((sentence) => (
            <li key={sentence}>
              <Marked text={sentence} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
