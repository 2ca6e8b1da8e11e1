import { beforeAll, describe, expect, it } from 'vitest';
import { Drafts, type Draft } from '#scripts/compile/draft.ts';
import { fileAnswer } from '#scripts/serve/dev/answers.ts';
import type { CallData, DataIndex } from '#src/model/call-data.ts';
import { PARCELS } from '../../../../fixtures/parcels.ts';

describe('fileAnswer', () => {
  let draft: Draft;
  beforeAll(async () => {
    const made = await new Drafts(PARCELS).next([], new Map());
    if (made === undefined) throw new Error('Nothing was read.');
    draft = made;
  });
  const text = async (pathname: string): Promise<string> => String((await fileAnswer(draft, pathname, '.'))?.body);

  it('has the data that explains responses: every file that the index names', async () => {
    const { calls, schemas } = JSON.parse(await text('/data/index.json')) as DataIndex;
    expect(calls.length).toBeGreaterThan(5);
    for (const { file, title } of calls) {
      const data = JSON.parse(await text(`/data/${file}`)) as CallData;
      expect(data.title).toBe(title);
      for (const each of data.schemas) expect(JSON.parse(await text(`/data/${each}`))).toBeTypeOf('object');
    }
    for (const file of new Set(Object.values(schemas))) expect(await text(`/data/${file}`)).toMatch(/^\{/);
  });

  it('has the texts for agents, whose links stay here', async () => {
    expect(await text('/llms.txt')).toMatch(/^# .+ documentation\n[^]*\]\(\/reference\//);
    expect(await text('/llms-full.txt')).toContain('\n# ');
    for (const href of ['/index', '/welcome', ...draft.site.reference.hrefs])
      expect(await text(`${href}.md`)).toMatch(/^# /m);
  });

  it('has the downloads', async () => {
    expect(await fileAnswer(draft, '/downloads/openapi.json', '.')).toMatchObject({ type: 'application/json' });
    expect(await text('/downloads/webhook-conformance.mjs')).toContain('"page": "/reference/webhooks/');
  });

  it('has no file where there is a page, or nothing', async () => {
    for (const pathname of ['/explain', '/reference', '/data/none.json', '/none.md'])
      expect(await fileAnswer(draft, pathname, '.')).toBeUndefined();
    expect(draft.site.page('/explain').kind).not.toBe('notFound');
    expect(draft.site.page('/none').kind).toBe('notFound');
  });
});
