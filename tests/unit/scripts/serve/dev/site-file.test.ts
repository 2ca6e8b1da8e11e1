import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '#scripts/checks/compile.ts';
import type { CompiledSite } from '#scripts/serve/dev/live-site.ts';
import { siteFile } from '#scripts/serve/dev/site-file.ts';
import type { CallData, DataIndex } from '#src/model/call-data.ts';
import { PARCELS } from '../../../../fixtures/parcels.ts';

describe('siteFile', () => {
  let compiled: CompiledSite;
  beforeAll(async () => {
    const { site, api, bundled } = await compile(PARCELS, { runsChecks: false });
    if (site === undefined || api === undefined || bundled === undefined) throw new Error('Nothing was read.');
    compiled = { site, api, bundled };
  });
  const text = async (pathname: string): Promise<string> => String((await siteFile(compiled, pathname))?.body);

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

  it('has the rows of an error that operations share, on the page of its status', async () => {
    const { responses } = JSON.parse(await text('/data/operations/getShipment.json')) as CallData;
    const rows = { href: '/reference/errors/404', anchor: 'NotFound', fields: ['message', 'field'], elsewhere: [] };
    expect(responses.find(({ status }) => status === '404')?.content.map((body) => body.rows)).toEqual([rows]);
  });

  it('has the texts for agents, whose links stay here', async () => {
    expect(await text('/llms.txt')).toMatch(/^# .+ documentation\n[^]*\]\(\/reference\//);
    expect(await text('/llms-full.txt')).toContain('\n# ');
    for (const href of ['/index', '/welcome', ...compiled.site.reference.hrefs])
      expect(await text(`${href}.md`)).toMatch(/^# /m);
  });

  it('has the downloads', async () => {
    expect(await siteFile(compiled, '/downloads/openapi.json')).toMatchObject({ type: 'application/json' });
    expect(await text('/downloads/webhook-conformance.mjs')).toContain('"page": "/reference/webhooks/');
  });

  it('has no file where there is a page, or nothing', async () => {
    for (const pathname of ['/explain', '/reference', '/data/none.json', '/none.md'])
      expect(await siteFile(compiled, pathname)).toBeUndefined();
    expect(compiled.site.page('/explain').kind).not.toBe('notFound');
    expect(compiled.site.page('/none').kind).toBe('notFound');
  });
});
