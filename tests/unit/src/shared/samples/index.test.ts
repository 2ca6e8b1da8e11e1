import { describe, expect, it } from 'vitest';
import { codeSamples, SAMPLE_RENDERERS } from '#src/shared/samples/index.ts';
import type { SampleRequest } from '#src/model/sample.ts';
import { operation } from '../../../scripts/model-builders.ts';

const SHOWN = operation({});
const REQUEST: SampleRequest = {
  method: 'GET',
  url: 'https://api.example/a',
  headers: [],
  body: { kind: 'none' },
  response: 'json',
};

describe('codeSamples', () => {
  it('prints every language in the order of the tabs', () => {
    expect(codeSamples(SHOWN, REQUEST).map(({ language }) => language.id)).toEqual(
      SAMPLE_RENDERERS.map(({ language }) => language.id),
    );
  });

  it('lets an authored sample win in its own language, named by id or label in any case', () => {
    const authored = operation({
      codeSamples: [
        { lang: 'cURL', label: 'Shell', source: 'curl mine\n' },
        { lang: 'JAVASCRIPT', label: 'JS', source: 'mine();' },
      ],
    });
    expect(
      codeSamples(authored, REQUEST)
        .map(({ language, code }) => [language.id, language.label, code.text])
        .slice(0, 2),
    ).toEqual([
      ['curl', 'cURL', 'curl mine'],
      ['javascript', 'JavaScript', 'mine();'],
    ]);
  });

  it('puts authored samples of further languages last', () => {
    const authored = operation({
      codeSamples: [
        { lang: 'Perl', label: 'Perl 5', source: 'mine();' },
        { lang: 'C++', label: 'C++', source: 'mine();' },
      ],
    });
    expect(codeSamples(authored, REQUEST).map(({ language }) => language)).toEqual([
      ...SAMPLE_RENDERERS.map(({ language }) => language),
      { id: 'perl', label: 'Perl 5', syntax: 'perl' },
      { id: 'cpp', label: 'C++', syntax: 'c++' },
    ]);
  });
});
