import { describe, expect, it } from 'vitest';
import { createAnchors } from '#scripts/compile/pages/context/anchors.ts';
import { createPageGaps, type UndocumentedThing } from '#scripts/compile/pages/context/page-gaps.ts';
import type { NotPublished } from '#src/model/gap.ts';

type Noted = readonly (readonly [thing: UndocumentedThing, ...parts: NotPublished[]])[];

/** The box of a page with these marks, as lines. */
function box(...noted: Noted): readonly string[] {
  const gaps = createPageGaps('help@shop.example', createAnchors());
  for (const [thing, ...parts] of noted) gaps.note(thing, parts);
  return (gaps.box()?.groups ?? []).map(
    ({ title, items }) => `${title}: ${items.map(({ text, code = '' }) => `${text} ${code}`.trim()).join('; ')}`,
  );
}

describe('createPageGaps', () => {
  it.each<[name: string, noted: Noted, want: readonly string[]]>([
    ['no marks, no box', [[{ label: 'Pay' }]], []],
    [
      'how to call is one item an operation',
      [[{ label: 'Pay' }, 'path', 'parameters', 'method']],
      ['How to call: Pay: method, path and parameters'],
    ],
    ['a body without fields', [[{ label: 'the request of Pay' }, 'fields']], ['Fields: the request of Pay']],
    [
      'values and meaning of one field together',
      [[{ label: '', code: 'status' }, 'values', 'meaning']],
      ['Values: all values and the meaning of status'],
    ],
    [
      'the same name once',
      [
        [{ label: '', code: 'status' }, 'values'],
        [{ label: '', code: 'status' }, 'values'],
      ],
      ['Values: all values of status'],
    ],
    [
      "the author's question instead of standard words",
      [[{ label: '', code: 'amount', question: 'whether naira or kobo, in' }, 'meaning']],
      ['Values: whether naira or kobo, in amount'],
    ],
    [
      'names with the same words side by side',
      [
        [{ label: '', code: 'a' }, 'meaning'],
        [{ label: '', code: 'b' }, 'values'],
        [{ label: '', code: 'c' }, 'meaning'],
      ],
      ['Values: the meaning of a; the meaning of c; all values of b'],
    ],
    [
      'what nearly every object carries, once',
      [
        [{ label: 'a' }, 'required', 'types'],
        [{ label: 'b' }, 'types'],
      ],
      ['Required fields and types: unconfirmed where a row is marked; types follow the sample values'],
    ],
    ['codes', [[{ label: '', code: '201' }, 'operations']], ['Status codes: which operations return 201']],
    [
      'what a reader needs first comes first',
      [
        [{ label: '', code: 'a' }, 'meaning'],
        [{ label: 'Pay' }, 'path'],
      ],
      ['How to call: Pay: path', 'Values: the meaning of a'],
    ],
  ])('%s', (_, noted, want) => {
    expect(box(...noted)).toEqual(want);
  });

  it('names whom to ask, and whether rows carry the mark', () => {
    const gaps = createPageGaps('help@shop.example', createAnchors());
    gaps.note({ label: 'Pay' }, ['path']);
    expect(gaps.box()).toMatchObject({ anchor: 'not-documented', contact: 'help@shop.example', hasMarks: false });
  });
});
