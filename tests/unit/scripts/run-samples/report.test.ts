import { describe, expect, it } from 'vitest';
import { failureReport, incompleteReport, isComplete, table, tally } from '#scripts/run-samples/report.ts';
import { curl } from '#scripts/run-samples/toolchains/index.ts';
import { request, sample, scenario } from './builders.ts';

describe('a sample', () => {
  const { request: _, ...without } = scenario();
  const noticed = scenario(request(), { incomplete: 'The body is not documented.' });
  it.each([
    ['is complete', sample(), true],
    ['is not complete where something is not published', sample({ scenario: noticed }), false],
    ['is not complete without a request', sample({ scenario: without }), false],
  ])('%s', (_name, given, want) => expect(isComplete(given)).toBe(want));

  it('is named where it is not complete, once for all languages', () => {
    const bare = sample({ scenario: noticed });
    expect(incompleteReport([sample(), bare, { ...bare, language: 'go', anchor: 'getIt.request.sample-go' }])).toBe(
      'Incomplete, not run: /a#getIt.request\n',
    );
    expect(incompleteReport([sample()])).toBe('');
  });
});

describe('the tallies', () => {
  const results = [{ failures: [] }, { failures: ['wrong', 'worse'] }];
  const missing = { toolchain: curl, missing: 'no curl' };
  it('count what was run, failed, and could not be run', () =>
    expect(
      table([
        tally('curl', { printed: 3, complete: 2 }, { toolchain: curl, version: 'curl 8' }, results),
        tally('curl receivers', { printed: 1, complete: 1 }, missing, []),
        tally('cobol', { printed: 2, complete: 1 }, undefined, []),
      ]),
    ).toBe(
      [
        'language        run  printed  incomplete  skipped  failed  tool',
        'curl              1        3           1        0       1  curl 8',
        'curl receivers    0        1           0        1       0  no curl',
        'cobol             0        2           1        1       0  no tool is known',
      ].join('\n'),
    ));
});

describe('the report of failures', () => {
  it('is empty where nothing is wrong', () => expect(failureReport([{ sample: sample(), failures: [] }])).toBe(''));
  it('names the same code of two webhooks twice where it fails in two ways', () =>
    expect(
      failureReport([
        { sample: sample(), failures: ['wrong'] },
        { sample: sample({ page: '/b', anchor: 'there' }), failures: ['worse'] },
      ]),
    ).toBe('javascript: /a#getIt.request.sample-javascript\n  wrong\njavascript: /b#there\n  worse'));

  it('names each text once, with all pages it stands on', () =>
    expect(
      failureReport([
        { sample: sample(), failures: ['wrong', 'worse'] },
        { sample: sample({ page: '/b', anchor: 'there' }), failures: ['wrong', 'worse'] },
        { sample: sample({ text: 'other code', language: 'curl' }), failures: ['bad'] },
      ]),
    ).toBe(
      [
        'javascript: /a#getIt.request.sample-javascript, /b#there',
        '  wrong',
        '  worse',
        'curl: /a#getIt.request.sample-javascript',
        '  bad',
      ].join('\n'),
    ));
});
