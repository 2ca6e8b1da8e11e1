import type { CodeSample, WebhookSample } from '../../../model/sample.ts';
import { csharp } from './csharp.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import type { Receiver } from './receiver.ts';

/** The languages of webhook receivers, in the order of their tabs. */
export const RECEIVERS: readonly Receiver[] = [javascript, python, php, csharp, java, go];

/** Returns the receiver for a webhook in every language. */
export function receiverSamples(sample: WebhookSample): readonly CodeSample[] {
  return RECEIVERS.map(({ language, render }) => ({
    language,
    code: { text: render(sample), syntax: language.syntax },
  }));
}
