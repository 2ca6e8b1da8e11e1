import type { SampleLanguage, WebhookSample } from '../../../model/sample.ts';

/** Renders a webhook receiver, which is a small server, in one language. Pure. */
export interface Receiver {
  readonly language: SampleLanguage;
  /**
   * Returns the whole program. It listens only on the reader's machine. It stores each webhook, whatever the content,
   * in a new file, which contains the headers, an empty line and the bytes of the body. It responds with a success
   * status after it has stored the webhook, and with 500 if it cannot. It does not interpret webhooks: only the
   * provider knows what they contain, and whether they are genuine.
   */
  render(sample: WebhookSample): string;
}

/** Folder for stored webhooks, inside the program's working directory. */
export const STORE = 'webhooks';

/** Comment above the code that stores a webhook. */
export const STORE_REMARK =
  'Stored before anything reads it: headers as this server has them, an empty line, the body.';

/** Comment at the point where readers add their own code. */
export const VERIFY_REMARK = 'Fulfil nothing yet: it may be forged or repeated. Ask support how to verify it.';

/** The message printed for each stored webhook. */
export const STORED = 'Stored a webhook';
