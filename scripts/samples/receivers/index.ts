import type { CodeSample, SampleHook } from '../../../src/model/sample.ts';
import { csharp } from './csharp.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { kotlin } from './kotlin.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import type { Receiver } from './receiver.ts';
import { ruby } from './ruby.ts';

/** The languages that webhooks are received in, in the order of their tabs: those of the samples without cURL, which only sends. */
export const RECEIVERS: readonly Receiver[] = [javascript, python, php, csharp, java, go, ruby, kotlin];

/** A receiver in every language. */
export function receiverSamples(hook: SampleHook): readonly CodeSample[] {
  return RECEIVERS.map(({ language, render }) => ({ language, code: { text: render(hook), syntax: language.syntax } }));
}
