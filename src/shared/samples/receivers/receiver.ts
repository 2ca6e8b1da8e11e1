import type { SampleLanguage, WebhookSample } from '../../../model/sample.ts';

/** One language of webhook receivers: prints a small server. Pure. */
export interface Receiver {
  readonly language: SampleLanguage;
  /**
   * Returns the whole program. It listens on this machine only and stores every webhook, whatever its content: its
   * headers, an empty line, the bytes of its body, each webhook in a file of its own. It responds with success only
   * then, and with 500 if storing fails. It neither reads nor processes webhooks: only the provider knows their content
   * and whether they are genuine.
   */
  render(sample: WebhookSample): string;
}

/** Folder of the stored webhooks, below the program's working directory. */
export const STORE = 'webhooks';

/** Comment at the code that stores a webhook. */
export const STORE_REMARK =
  'Stored before anything reads it: headers as this server has them, an empty line, the body.';

/** Comment at the place for the reader's own code. */
export const VERIFY_REMARK = 'Fulfil nothing yet: it may be forged or repeated. Ask support how to verify it.';

/** Message for each webhook. */
export const STORED = 'Stored a webhook';
