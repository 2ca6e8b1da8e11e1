import { beforeAll, describe, expect, it } from 'vitest';
import type { Explanation } from '#src/model/explanation.ts';
import { explain } from '#src/shared/explain/explain.ts';
import type { CallData } from '#src/model/call-data.ts';
import { likelyWords } from '#src/shared/explain/likely-words.ts';
import { describedSite, type DescribedSite } from '../../../../explain/described-site.ts';

/** What `tests/explain` does not count. */
describe('explain', () => {
  let site: DescribedSite;
  beforeAll(async () => {
    site = await describedSite('tests/fixtures/gateway/openapi.yaml');
  });
  const told = (text: string): Promise<Explanation> => explain(text, site.sources);

  it('names a field at each of its places', async () => {
    const { fields } = await told('{"error":{"code":"invalid","message":"amount must not be empty"}}');
    expect(fields.flatMap(({ places }) => places).length).toBeGreaterThan(1);
  });

  it('says that words are no body', async () => {
    const { recognised, likely, status } = await told('hello there');
    expect(recognised).toBe('Nothing recognised. Paste JSON, a log line or a status code.');
    expect(likely).toEqual([]);
    expect(status).toBeUndefined();
  });

  it('says what is not documented of a status', async () => {
    const { status } = await told('HTTP/1.1 429 Too Many Requests');
    expect(status).toMatchObject({
      code: '429',
      retry: expect.stringMatching(/^Not documented\.$|Retry-After/) as string,
    });
  });

  it('finds the operation of an address', async () => {
    const entry = site.sources.index.calls.find(({ method, path = '' }) => method === 'GET' && path.includes('{'));
    const path = entry?.path?.replaceAll(/\{[^}]*\}/g, 'abc-123') ?? '';
    const { likely } = await told(`GET https://api.example${path}?a=1 HTTP/1.1`);
    expect(likely[0]).toMatchObject({ calls: [{ href: entry?.href }], why: ['path in the text'] });
  });

  it('does not miss what may stand in a part that was cut', async () => {
    const { notes, likely, mistakes } = await told('{"id": "pay_1", "status": "done", "amount": {"value": 5, "curr');
    expect(mistakes).toMatchObject([{ line: 1 }]);
    expect(notes).toContain('The text is cut off: fields that may follow do not count as missing.');
    expect(likely.flatMap(({ problems = [] }) => problems).filter(({ path }) => path === 'amount.currency')).toEqual(
      [],
    );
  });

  it('says of an error that many operations share that they do, and which errors it may be', async () => {
    const { likely, possible, status } = await told('{"error":{"code":"invalid","message":"no"}}');
    const [first] = likely;
    expect(first?.sharedBy).toBe('all');
    expect(first && likelyWords(first)).toMatch(/^the error body that all operations share, responses /);
    expect(first?.calls.length).toBeGreaterThan(20);
    expect(status).toBeUndefined();
    expect(possible.length).toBeGreaterThan(1);
    expect(possible.every(({ code }) => /^[45]|^default$/.test(code))).toBe(true);
  });

  it('names the operation of an error whose address is known', async () => {
    const entry = site.sources.index.calls.find(
      ({ method, path = '' }) => method === 'POST' && path.endsWith('/payments'),
    );
    const { likely } = await told(`POST ${entry?.path} -> 401 {"error":{"code":"invalid","message":"no"}}`);
    expect(likely[0]).toMatchObject({ calls: [{ href: entry?.href }], part: 'response 401' });
    expect(likely[0]?.sharedBy).toBeUndefined();
  });

  it('knows the payload of a callback', async () => {
    const callback = site.sources.index.calls.find(({ file }) => file.startsWith('callbacks/'));
    const { body } = (await site.sources.load(callback?.file ?? '')) as CallData;
    const { likely } = await told(JSON.stringify(body?.content[0]?.examples[0]?.value));
    expect(likely.flatMap(({ calls }) => calls.map(({ href }) => href))).toContain(callback?.href);
    expect(callback?.href).toMatch(/^\/reference\/operations\/.+#./);
  });

  it('stays quiet about what it does not know', async () => {
    const { notes, likely } = await told('{"completely":{"unrelated":"thing"},"zzz":1}');
    expect(likely).toEqual([]);
    expect(notes.join(' ')).toMatch(/No documented body has these fields/);
  });
});
