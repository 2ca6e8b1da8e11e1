import type { SampleHook, SampleLanguage } from '../../../src/model/sample.ts';

/** One language that a webhook can be received in: prints a small server that does so. Pure. */
export interface Receiver {
  readonly language: SampleLanguage;
  /** Whether the language's own library reads JSON; a receiver without prints the body as it comes. */
  readonly readsJson: boolean;
  /** The whole programme. It listens on port 8000 of this machine. */
  render(hook: SampleHook): string;
}
