import { describe, expect, it } from 'vitest';
import { bodyKinds } from '#scripts/pages/operation/input-sections.ts';
import { mediaType, ref } from '../../model-builders.ts';

describe('bodyKinds', () => {
  it('puts media types together that are described in the same words', () => {
    const content = [
      mediaType({ schema: ref('A') }),
      mediaType({ mediaType: 'application/xml', schema: ref('B') }),
      mediaType({ mediaType: 'text/json', schema: ref('A') }),
      mediaType({ mediaType: 'text/plain', schema: ref('A'), extensions: [{ name: 'x-a', value: 1 }] }),
    ];
    expect(bodyKinds(content).map((kind) => kind.mediaType)).toEqual([
      'application/json, text/json',
      'application/xml',
      'text/plain',
    ]);
  });
  it('is empty without content', () => expect(bodyKinds([])).toEqual([]));
});
