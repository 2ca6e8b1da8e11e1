import { describe, expect, it } from 'vitest';
import { codeSamples, SAMPLE_RENDERERS } from '../../../../scripts/samples/index.ts';
import { operation } from '../model-builders.ts';

const SHOWN = operation({ path: '/a' });

describe('codeSamples', () => {
  it('prints every language in the order of the tabs', () => {
    expect(codeSamples(SHOWN, undefined).map(({ language }) => language.id)).toEqual(SAMPLE_RENDERERS.map(({ language }) => language.id));
  });

  it('is empty where the address is not published', () => {
    expect(codeSamples(operation({}), undefined, { remark: 'Remark' })).toEqual([]);
  });

  it('begins each sample with the remark as a comment of its language', () => {
    expect(codeSamples(SHOWN, undefined, { remark: 'Not complete.' }).map(({ code }) => code.text.split('\n')[0])).toEqual(['# Not complete.', '// Not complete.']);
  });

  it('lets an authored sample win in its own language, named by id or label in any case', () => {
    const authored = operation({ path: '/a', codeSamples: [{ lang: 'cURL', label: 'Shell', source: 'curl mine\n' }, { lang: 'JAVASCRIPT', label: 'JS', source: 'mine();' }] });
    expect(codeSamples(authored, undefined).map(({ language, code }) => [language.id, language.label, code.text])).toEqual([['curl', 'cURL', 'curl mine'], ['javascript', 'JavaScript', 'mine();']]);
  });

  it('puts authored samples of further languages last', () => {
    const authored = operation({ path: '/a', codeSamples: [{ lang: 'C#', label: 'C sharp', source: 'Mine();' }] });
    expect(codeSamples(authored, undefined).map(({ language }) => language)).toEqual([...SAMPLE_RENDERERS.map(({ language }) => language), { id: 'c-', label: 'C sharp', syntax: 'c#' }]);
  });

  it('gives every language an id of its own', () => {
    const ids = SAMPLE_RENDERERS.map(({ language }) => language.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
