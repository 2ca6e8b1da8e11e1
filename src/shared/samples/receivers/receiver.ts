import type { SampleLanguage, WebhookSample } from '../../../model/sample.ts';

/** Renders a webhook receiver, which is a small server, in one language. Pure. */
export interface Receiver {
  readonly language: SampleLanguage;
  /**
   * Returns the whole program. It listens only on the reader's machine. It stores every webhook in a new file, whatever
   * the content: the headers, an empty line, the bytes of the body. It responds with a success status once a webhook is
   * stored, and with 500 if storing fails. It does not interpret webhooks: only the provider knows their content, and
   * whether they are genuine.
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
