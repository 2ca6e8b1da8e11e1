import { expect, it } from 'vitest';
import { makeDownloads } from '#scripts/build/downloads/make-downloads.ts';
import { sharedFolder } from '../../../own-folder.ts';

const DESCRIPTION = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'A', version: '1', description: 'Long. '.repeat(1000) },
  paths: { '/a': { get: { responses: { 200: { description: 'Good.' } } } } },
});

const { root, read } = sharedFolder();
const settings = { bundled: DESCRIPTION, extensions: [], folder: root };

it('writes files in a thread, and nothing of what the description does not hold', async () => {
  const files = ['openapi.yaml', 'json-schema.json'];
  const { made, failed } = await makeDownloads(files, settings);
  expect([...failed]).toEqual([]);
  expect([...made.keys()]).toEqual(['openapi.yaml']);
  const written = read('downloads/openapi.yaml');
  expect(written).toContain('/a:');
  expect(made.get('openapi.yaml')).toEqual({
    names: ['downloads/openapi.yaml', 'downloads/openapi.yaml.br', 'downloads/openapi.yaml.gz'],
    size: Buffer.byteLength(written),
  });
}, 60_000);

it('leaves out what takes too long or cannot be made, and says why', async () => {
  const late = await makeDownloads(['openapi.yaml'], settings, { time: 0, memory: 1024 });
  expect([...late.failed.values()]).toEqual(['it takes longer than 0 s.']);
  const broken = await makeDownloads(['openapi.json', 'fixtures.zip'], { ...settings, bundled: 'no JSON' });
  expect([...broken.failed.keys()]).toEqual(['openapi.json', 'fixtures.zip']);
}, 60_000);

it('ends, and makes nothing more, once nobody waits for it', async () => {
  const end = new AbortController();
  const making = makeDownloads(['openapi.yaml', 'json-schema.json'], settings, { signal: end.signal });
  end.abort();
  expect(await making).toEqual({ made: new Map(), failed: new Map() });
});

it('says what is missing because its thread ended, and makes the others', async () => {
  process.once('worker', (thread) => void thread.terminate());
  const files = ['openapi.json', 'openapi.yaml'];
  const { made, failed } = await makeDownloads(files, settings);
  expect([...failed]).toEqual([['openapi.json', 'its thread ended.']]);
  expect([...made.keys()]).toEqual(['openapi.yaml']);
}, 60_000);
