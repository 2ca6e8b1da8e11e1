import { memo } from 'react';
import type { WebhookSample } from '../model/sample.ts';
import { RECEIVERS } from '../shared/samples/receivers/index.ts';
import type { LocalAddress } from '../shared/samples/send.ts';
import { Choice } from './Choice.tsx';
import { CodePanel } from './CodePanel.tsx';

export interface HandlerProps {
  readonly id: string;
  /** The data of handlers; undefined where the documentation has too little. */
  readonly sample: WebhookSample | undefined;
  readonly address: LocalAddress;
  readonly language: string | undefined;
  readonly onChoose: (language: string) => void;
}

/** Shows a handler that listens where the call goes. */
export const Handler = memo(function Handler({ id, sample, address, language, onChoose }: HandlerProps) {
  const receiver = RECEIVERS.find((each) => each.language.id === language) ?? RECEIVERS[0];
  if (sample === undefined || receiver === undefined) return null;
  return (
    <>
      <h2>Handler</h2>
      <Choice
        id={id}
        label="Language"
        value={receiver.language.id}
        options={RECEIVERS.map((each) => ({ value: each.language.id, label: each.language.label }))}
        onChoose={onChoose}
      />
      <CodePanel what="handler" text={receiver.render({ ...sample, ...address })} />
    </>
  );
});
