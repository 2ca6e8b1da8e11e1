import { describe, expect, it } from 'vitest';
import { toSite } from '#scripts/pages/site.ts';
import { codeSamples } from '#src/shared/samples/index.ts';
import { digestOf, type SamplesRecord } from '#scripts/description/source/samples-record.ts';
import { sampleRequest } from '#src/shared/samples/request.ts';
import { api, CONFIG, operation } from '../../model-builders.ts';
import { linesOf } from './reference-pages.ts';

const CALL = operation({ operationId: 'one', path: '/one' });
const REQUEST = sampleRequest(CALL, undefined);
const DIGESTS =
  REQUEST === undefined ? [] : codeSamples(CALL, REQUEST).map(({ language, code }) => digestOf(language.id, code.text));

function reference(ran: readonly string[] | undefined) {
  const record: SamplesRecord | undefined =
    ran === undefined
      ? undefined
      : {
          commit: 'abc',
          languages: [
            { language: 'curl', tool: 'curl 7', run: 1, printed: 2, incomplete: 1 },
            { language: 'gone', tool: 'none', run: 0, printed: 0, incomplete: 0 },
          ],
          ran,
        };
  const tools = {
    locate: () => undefined,
    trace: () => ({ file: '', line: 1, column: 1 }),
    complete: <T>(call: T) => call,
    exampleOf: () => undefined,
    changedOn: () => undefined,
    pictures: new Map(),
    ...(record === undefined ? {} : { record }),
  };
  return toSite(
    api({ operations: [CALL, operation({ operationId: 'hidden' })] }),
    { config: CONFIG, groups: [], guides: [] },
    tools,
  ).site.reference;
}

describe('the page of samples that ran', () => {
  it('is there when samples were run, the last of the reference, and the pages with a sample that is run lead to it', () => {
    const { hrefs, page } = reference(DIGESTS);
    expect(hrefs.at(-1)).toBe('/reference/samples');
    expect(hrefs.filter((href) => page(href).samples === '/reference/samples')).toEqual(['/reference/operations/one']);
    expect(reference(undefined).hrefs).not.toContain('/reference/samples');
  });

  it('counts the samples as they are printed now, and names language and tool', () => {
    const lines = (ran: readonly string[]) => linesOf(reference(ran).page('/reference/samples').content);
    expect(DIGESTS).toHaveLength(9);
    expect(lines(DIGESTS)[0]).toContain('All 9 complete samples ran, wrapped only where');
    expect(lines(DIGESTS.slice(2))[0]).toContain('7 of the 9 complete samples ran, wrapped');
    expect(lines(DIGESTS)).toEqual(
      expect.arrayContaining([
        'Language | Run with | Run | Incomplete',
        'cURL | curl 7 | 1 of 1 | 0',
        'gone | none | 0 of 0 | 0',
      ]),
    );
  });
});
