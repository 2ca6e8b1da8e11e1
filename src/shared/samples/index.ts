import type { Operation } from '../../model/operation.ts';
import type { CodeSample, SampleRequest } from '../../model/sample.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { kotlin } from './kotlin.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { portable } from './portable.ts';
import { oneLine } from './quoting.ts';
import { ruby } from './ruby.ts';
import type { SampleRenderer } from './sample-renderer.ts';

/**
 * The languages of request samples, in the order of their tabs. A new language needs a file, and its import and entry
 * here.
 */
export const SAMPLE_RENDERERS: readonly SampleRenderer[] = [
  curl,
  javascript,
  python,
  php,
  csharp,
  java,
  go,
  ruby,
  kotlin,
];

/**
 * Returns the samples of a request in all languages. An authored sample (`x-codeSamples`) replaces the generated one in
 * its language. Authored samples in other languages come last. `remarks` become comments at the top of generated
 * samples.
 */
export function codeSamples(
  { codeSamples: given }: Pick<Operation, 'codeSamples'>,
  request: SampleRequest,
  ...remarks: readonly string[]
): readonly CodeSample[] {
  const authored = given.map(({ lang, label, source }) => {
    const renderer = SAMPLE_RENDERERS.find(({ language }) =>
      [language.id, language.label.toLowerCase()].includes(lang.toLowerCase()),
    );
    const language = renderer?.language ?? { id: languageId(lang), label, syntax: lang.toLowerCase() };
    return { language, code: { text: source.trimEnd(), syntax: language.syntax }, isAuthored: true as const };
  });
  const rendered = SAMPLE_RENDERERS.map((renderer) => {
    const { language } = renderer;
    return (
      authored.find((sample) => sample.language.id === language.id) ?? {
        language,
        code: { text: sampleProgram(renderer, request, ...remarks), syntax: language.syntax },
      }
    );
  });
  return [
    ...rendered,
    ...authored.filter((sample) => !rendered.some(({ language }) => language.id === sample.language.id)),
  ];
}

/** Returns the program that sends a request in one language, with remarks as comments at the top. */
export function sampleProgram(
  { opening = '', comment, render }: SampleRenderer,
  request: SampleRequest,
  ...remarks: readonly string[]
): string {
  return `${opening}${remarks.map((remark) => `${comment(oneLine(remark))}\n`).join('')}${render(portable(request))}`;
}

/** Returns an id for the name of a language without a renderer. `C#` and `C++` get different ids. */
function languageId(lang: string): string {
  return lang
    .toLowerCase()
    .replaceAll('#', 'sharp')
    .replaceAll('+', 'p')
    .replace(/[^a-z0-9]+/g, '-');
}
