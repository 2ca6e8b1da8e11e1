import { describe, expect, it } from 'vitest';
import { failures, isComplete, table, tally } from '../../../../scripts/run-samples/report.ts';
import { curl } from '../../../../scripts/run-samples/toolchains/curl.ts';
import { request, sample, scenario } from './builders.ts';

const complete = sample();
const incomplete = sample({ scenario: scenario(request(), { notices: ['The body is not published.'] }) });
const found = { toolchain: curl, version: 'curl 8' };

describe('a sample', () => {
  const { request: _, ...without } = scenario();
  it.each([
    ['is complete', complete, true],
    ['is not complete where something is not published', incomplete, false],
    ['is not complete without a request', sample({ scenario: without }), false],
  ])('%s', (_name, given, want) => expect(isComplete(given)).toBe(want));
});

describe('the tally of a language', () => {
  it('counts what was run, failed, and could not be run', () => {
    const verdicts = [
      { sample: complete, faults: [] },
      { sample: complete, faults: ['wrong', 'worse'] },
    ];
    expect(tally('curl', [complete, complete, incomplete], found, verdicts)).toEqual({
      language: 'curl',
      tool: 'curl 8',
      printed: 3,
      run: 1,
      incomplete: 1,
      skipped: 0,
      failed: 1,
    });
  });
  it('says which tool is missing', () => {
    expect(tally('curl', [complete, incomplete], { toolchain: curl, missing: '`curl` is not installed' }, [])).toEqual({
      language: 'curl',
      tool: '`curl` is not installed',
      printed: 2,
      run: 0,
      incomplete: 1,
      skipped: 1,
      failed: 0,
    });
    expect(tally('cobol', [complete], undefined, []).tool).toBe('no tool is known');
  });
  it('is a line of a table', () => {
    expect(table([tally('curl', [complete, incomplete], found, [{ sample: complete, faults: [] }])])).toBe(
      [
        'language  run  printed  incomplete  skipped  failed  tool',
        'curl        1        2           1        0       0  curl 8',
      ].join('\n'),
    );
  });
});

describe('failures', () => {
  it('are none where nothing is wrong', () => expect(failures([{ sample: complete, faults: [] }])).toBe(''));
  it('name each text once, with all pages it stands on', () => {
    const other = sample({ page: '/b', anchor: 'there' });
    const different = sample({ text: 'other code', language: 'curl' });
    expect(
      failures([
        { sample: complete, faults: ['wrong', 'worse'] },
        { sample: other, faults: ['wrong', 'worse'] },
        { sample: different, faults: ['bad'] },
      ]),
    ).toBe(
      [
        'javascript: /a#getIt.request.sample-javascript, /b#there',
        '  wrong',
        '  worse',
        'curl: /a#getIt.request.sample-javascript',
        '  bad',
      ].join('\n'),
    );
  });
});
