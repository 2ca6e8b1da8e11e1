import type { LocalCall } from '../shared/simulator/local-call.ts';
import { CodePanel } from './CodePanel.tsx';

export interface CallProps {
  readonly local: LocalCall | undefined;
  /** Whether the method is documented. */
  readonly isDocumented: boolean;
}

/** Shows the call that brings the event to the reader's handler, and the headers that arrive there. */
export function Call({ local, isDocumented }: CallProps) {
  if (local === undefined)
    return (
      <>
        <h2>Send it yourself</h2>
        <p>
          {isDocumented
            ? 'There is no call to show without a body.'
            : 'By which method it is sent is not documented, so there is no call to show.'}
        </p>
      </>
    );
  return (
    <>
      <h2>Send it yourself</h2>
      <p>This page sends nothing. Run this in a terminal.</p>
      <CodePanel what="cURL" text={local.curl} />
      <h2>What arrives before the body</h2>
      <CodePanel what="headers" text={local.head} />
      <p>
        <small>cURL adds User-Agent and Accept, which the provider may send otherwise.</small>
      </p>
    </>
  );
}
