import type { Example, MediaType, Operation } from '../../src/model/api.ts';
import type { CodeSample } from '../../src/model/sample.ts';
import { curl } from './curl.ts';
import { javascript } from './javascript.ts';
import { sampleRequest } from './request.ts';
import type { SampleRenderer } from './sample-renderer.ts';

/** The languages of the site, in the order of their tabs. A new language is one file and one line here. */
export const SAMPLE_RENDERERS: readonly SampleRenderer[] = [curl, javascript];

/**
 * Samples of one operation in every language; an authored sample (`x-codeSamples`) of a language wins, authored ones in
 * further languages follow. Empty where method or path is not published. `remark` is printed as a comment, `media` is that
 * of the example, the first of the operation if left out.
 */
export function codeSamples(operation: Operation, example: Example | undefined, { remark, media }: { readonly remark?: string; readonly media?: MediaType } = {}): readonly CodeSample[] {
  const request = sampleRequest(operation, example, media);
  if (request === undefined) return [];
  const authored = operation.codeSamples.map(({ lang, label, source }) => {
    const known = SAMPLE_RENDERERS.find(({ language }) => [language.id, language.label.toLowerCase()].includes(lang.toLowerCase()));
    const language = known?.language ?? { id: lang.toLowerCase().replace(/[^a-z0-9]+/g, '-'), label, syntax: lang.toLowerCase() };
    return { language, code: { text: source.trimEnd(), syntax: language.syntax } };
  });
  const rendered = SAMPLE_RENDERERS.map(({ language, render, comment }) => {
    const text = remark === undefined ? render(request) : `${comment(remark)}\n${render(request)}`;
    return authored.find((sample) => sample.language.id === language.id) ?? { language, code: { text, syntax: language.syntax } };
  });
  return [...rendered, ...authored.filter((sample) => !rendered.some(({ language }) => language.id === sample.language.id))];
}
