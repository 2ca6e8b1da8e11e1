import type { SampleLanguage, WebhookSample } from '../../../model/sample.ts';

/** One language that a webhook can be received in: prints a small server that does so. Pure. */
export interface Receiver {
  readonly language: SampleLanguage;
  /**
   * The whole program. It listens on this machine alone and stores every webhook, whatever it holds: its headers, an
   * empty line, the bytes of its body, each in a file of its own. Success is responded only then, 500 where
   * it cannot be stored. It reads and fulfils nothing: what a webhook holds, and whether it is true, only the provider
   * can tell.
   */
  render(sample: WebhookSample): string;
}

/** Folder of the stored webhooks, below the one that the program runs in. */
export const STORE = 'webhooks';

/** Comment on the place where a webhook is stored. */
export const STORE_REMARK =
  'Stored before anything reads it: headers as this server has them, an empty line, the body.';

/** Comment on the place where readers would write their own work. */
export const VERIFY_REMARK = 'Fulfil nothing yet: it may be forged or repeated. Ask support how to verify it.';

/** Printed of each webhook. */
export const STORED = 'Stored a webhook';
