import type { LocalCall } from '../shared/simulator/local-call.ts';
import { CodePanel } from '../tools/CodePanel.tsx';

export interface CallProps {
  readonly local: LocalCall | undefined;
  /** Whether the method is documented. */
  readonly isDocumented: boolean;
}

/** Shows the call that brings the event to the reader's handler, and the headers that arrive there. */
export function Call({ local, isDocumented }: CallProps) {
  if (local === undefined)
    return (
      <p>
        {isDocumented
          ? 'Without a body there is no cURL command.'
          : 'The HTTP method is not documented, so there is no cURL command.'}
      </p>
    );
  return (
    <>
      <p>Run this in a terminal: this page sends nothing.</p>
      <CodePanel title="cURL" what="cURL" isMain text={local.curl} syntax="bash" />
      <CodePanel title="Request headers" what="headers" text={local.head} syntax="http" />
      <p>cURL adds User-Agent and Accept, which the provider may send otherwise.</p>
    </>
  );
}
