import { memo, useState } from 'react';
import type { WebhookSample } from '../model/sample.ts';
import { RECEIVERS } from '../shared/samples/receivers/index.ts';
import type { LocalAddress } from '../shared/samples/send.ts';
import { CodePanel } from '../tools/CodePanel.tsx';
import { LanguageField } from '../tools/LanguageField.tsx';

export interface HandlerProps {
  /** The data of handlers. */
  readonly sample: WebhookSample;
  readonly address: LocalAddress;
  /** The language that is shown first. */
  readonly language: string | undefined;
}

/** Shows a handler that listens where the call goes. */
export const Handler = memo(function Handler({ sample, address, language }: HandlerProps) {
  const [chosen, choose] = useState(language);
  const receiver = RECEIVERS.find((each) => each.language.id === chosen) ?? RECEIVERS[0];
  if (receiver === undefined) return null;
  const text = receiver.render({ ...sample, ...address });
  return (
    <CodePanel title="Handler" what="handler" text={text} syntax={receiver.language.syntax}>
      <LanguageField
        languages={RECEIVERS.map((each) => each.language)}
        value={receiver.language.id}
        onChoose={choose}
      />
    </CodePanel>
  );
});
