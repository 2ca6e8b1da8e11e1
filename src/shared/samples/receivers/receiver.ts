import type { SampleLanguage, WebhookSample } from '../../../model/sample.ts';

/** One language of webhook receivers: prints a small server. Pure. */
export interface Receiver {
  readonly language: SampleLanguage;
  /**
   * Returns the whole program. It listens only on the reader's machine. It stores every webhook in a file of its own,
   * whatever the content: the headers, an empty line, the bytes of the body. It responds with success once a webhook is
   * stored, and with 500 if storing fails. It does not interpret webhooks: only the provider knows their content and
   * whether they are genuine.
   */
  render(sample: WebhookSample): string;
}

/** Folder for stored webhooks, below the program's working directory. */
export const STORE = 'webhooks';

/** Comment above the code that stores a webhook. */
export const STORE_REMARK =
  'Stored before anything reads it: headers as this server has them, an empty line, the body.';

/** Comment where the reader's own code belongs. */
export const VERIFY_REMARK = 'Fulfil nothing yet: it may be forged or repeated. Ask support how to verify it.';

/** The message printed for each stored webhook. */
export const STORED = 'Stored a webhook';
