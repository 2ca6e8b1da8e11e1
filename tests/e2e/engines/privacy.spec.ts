import { kinds } from '../sites.ts';
import { visit } from '../privacy/visit.ts';
import { expect, test } from './test.ts';

/** What Firefox asks for itself, whatever it shows: its settings and updates. */
const OWN = /(?:\.mozilla\.(?:com|net|org)|^update\.googleapis\.com):443$/;

// Chromium visits every page (behaviour/privacy.spec.ts).
test('nothing that a reader types or pastes is kept, sent or put into an address', async ({ engine, reader, site }) => {
  site.requests.splice(0);
  const visited = await visit(reader, kinds, site.requests);
  process.stderr.write(`${engine}: ${JSON.stringify({ ...visited, requests: site.requests.length })}\n`);
  const elsewhere = site.elsewhere.filter((address) => !OWN.test(address));
  expect(elsewhere, 'requests to other origins').toEqual([]);
  if (engine !== 'firefox') return;
  // The proxy would have noted one.
  await reader.open('/robots.txt');
  await reader.run('location.href = "http://elsewhere.example/"').catch(() => undefined);
  await expect.poll(() => site.elsewhere).toContain('http://elsewhere.example/');
  await reader.open('/robots.txt');
});
