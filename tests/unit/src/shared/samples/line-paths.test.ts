/** Which lines of a sample show a field: the same ones in every language, or none. */
import { describe, expect, it } from 'vitest';
import { linesIn, type FieldPlace } from '#src/shared/samples/line-paths.ts';
import { sampleProgram, SAMPLE_RENDERERS } from '#src/shared/samples/index.ts';
import type { SampleRequest } from '#src/model/sample.ts';

const VALUE = {
  name: 'Inês',
  recipient: { name: 'Olu', address: { city: 'Porto', lines: ['a', 'b'] } },
  parcels: [
    { id: 1, 'odd-name': { id: 2 } },
    { id: 3, late: true },
  ],
  weight: 5,
};

const REQUEST: SampleRequest = {
  method: 'POST',
  url: 'https://api.example/parcels/p_1?status=booked&limit=5',
  headers: [
    { name: 'X-Trace', value: 'abc' },
    { name: 'Content-Type', value: 'application/json' },
  ],
  response: 'json',
  body: { kind: 'json', value: VALUE },
};

type Want = RegExp | undefined;

/** The lines of each field as one text; undefined where nothing lights. */
const TABLE: readonly (readonly [place: FieldPlace, path: string, want: Want])[] = [
  ['body', 'name', /^\S*name\b.*Inês.*$/],
  ['body', 'recipient.name', /^\S*name\b.*Olu.*$/],
  ['body', 'recipient.address.city', /^\S*city\b.*Porto.*$/],
  ['body', 'recipient.address', /^\S*address\b[^]*Porto[^]*lines[^]*[\]})],?$/],
  ['body', 'recipient.address.lines', /^\S*lines\b[^]*a[^]*b[^]*[\]})],?$/],
  ['body', 'parcels', /^\S*parcels\b[^]*\b1\b[^]*\b3\b[^]*late[^]*[\]})],?$/],
  ['body', 'parcels[].id', /^\S*id\b.*\b1\b.*$/],
  ['body', 'parcels[].odd-name.id', /^\S*id\b.*\b2\b.*$/],
  ['body', 'parcels[].late', /^\S*late\b.*[Tt]rue.*$/],
  ['body', 'weight', /^\S*weight\b.*\b5\b.*$/],
  ['body', 'city', undefined],
  ['body', 'id', undefined],
  ['body', 'address.city', undefined],
  ['body', 'recipient.weight', undefined],
  ['body', 'body', undefined],
  ['header', 'X-Trace', /^.*X-Trace\b.*abc.*$/],
  ['header', 'x-trace', /^.*X-Trace\b.*abc.*$/],
  ['header', 'weight', undefined],
  ['query', 'limit', /^.*limit=5.*$/],
  ['query', 'weight', undefined],
  ['query', 'method', undefined],
  ['path', 'parcelId', /^.*parcels\/p_1.*$/],
];

const shown = (sample: string, place: FieldPlace, path: string): string | undefined => {
  const lines = linesIn(sample)(place, path);
  return (
    lines &&
    sample
      .split('\n')
      .slice(...lines)
      .join('\n')
      .trim()
  );
};

for (const renderer of SAMPLE_RENDERERS) {
  describe(`in ${renderer.language.label}`, () => {
    const sample = sampleProgram(renderer, REQUEST);
    for (const [place, path, want] of TABLE)
      it(`${want === undefined ? 'nothing shows' : 'some lines show'} ${path} of the ${place}`, () => {
        const found = shown(sample, place, path);
        if (want === undefined) expect(found).toBeUndefined();
        else expect(found).toMatch(want);
      });

    it('a field of a form has the line that names it, or none', () => {
      const fields = [
        { name: 'amount', value: '5' },
        { name: 'note', value: 'amount' },
      ];
      const form = sampleProgram(renderer, {
        ...REQUEST,
        url: 'https://api.example/a',
        body: { kind: 'form', fields },
      });
      expect(shown(form, 'body', 'amount') ?? 'amount 5').toMatch(/amount.*5/);
    });
  });
}

describe('in JSON', () => {
  const find = (value: unknown, path: string) => shown(JSON.stringify(value, null, 2), 'body', path);

  it.each([
    [{ data: [{ id: 7 }, { id: 8 }] }, 'data[].id', '"id": 7'],
    [[{ id: 7 }], '[].id', '"id": 7'],
    [{ data: { data: { data: 1 } } }, 'data.data.data', '"data": 1'],
    [{ 'a.b': 1, a: { b: 2 } }, 'a.c', undefined],
    [{ id: [] }, 'id', '"id": []'],
    [{ text: '"id": 1, {', id: 2 }, 'id', '"id": 2'],
    ['id', 'id', undefined],
    [{}, 'id', undefined],
  ])('%j has the field %s at %s', (value, path, want) => expect(find(value, path)).toBe(want));
});
