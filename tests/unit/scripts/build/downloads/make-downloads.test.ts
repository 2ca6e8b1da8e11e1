import { expect, it } from 'vitest';
import { makeDownloads } from '#scripts/build/downloads/make-downloads.ts';

const DESCRIPTION = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'A', version: '1' },
  paths: { '/a': { get: { responses: { 200: { description: 'Good.' } } } } },
});

it('makes types in a thread, and nothing of what the description does not hold', async () => {
  const { made, failed } = await makeDownloads({ bundled: DESCRIPTION, files: ['types.d.ts', 'json-schema.json'] });
  expect([...failed]).toEqual([]);
  expect([...made.keys()]).toEqual(['types.d.ts']);
  expect(made.get('types.d.ts')).toContain('"/a"');
}, 60_000);

it('leaves out what takes too long or cannot be made, and says why', async () => {
  const late = await makeDownloads({ bundled: DESCRIPTION, files: ['types.d.ts'] }, { time: 0, memory: 1024 });
  expect([...late.failed.values()]).toEqual(['it takes longer than 0 s.']);
  const broken = await makeDownloads({ bundled: 'no JSON', files: ['openapi.json', 'fixtures.zip'] });
  expect([...broken.failed.keys()]).toEqual(['openapi.json', 'fixtures.zip']);
}, 60_000);

it('ends, and makes nothing more, once nobody waits for it', async () => {
  const end = new AbortController();
  const making = makeDownloads(
    { bundled: DESCRIPTION, files: ['types.d.ts', 'json-schema.json'] },
    { signal: end.signal },
  );
  end.abort();
  expect(await making).toEqual({ made: new Map(), failed: new Map() });
});
