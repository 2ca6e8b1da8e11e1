import { expect, test } from '../test.ts';

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
  test(`${method} is answered by 405 and what is allowed`, async ({ request }) => {
    const answer = await request.fetch('/get-started', { method });
    expect(answer.status()).toBe(405);
    expect(answer.headers()['allow']?.split(/,\s*/).sort()).toEqual(['GET', 'HEAD']);
    expect(await answer.text()).toContain('Method Not Allowed');
  });
}

test('HEAD is answered without a body', async ({ request }) => {
  const answer = await request.head('/get-started');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toBe('');
});

test('/ leads to /get-started', async ({ request }) => {
  const answer = await request.get('/', { maxRedirects: 0 });
  expect([301, 302, 307, 308]).toContain(answer.status());
  expect(answer.headers()['location']).toMatch(/\/get-started$/);
});

test('a page with a slash at its end leads to the one without', async ({ request }) => {
  const answer = await request.get('/card-payments/', { maxRedirects: 0 });
  expect([301, 308]).toContain(answer.status());
  expect(answer.headers()['location']).toMatch(/\/card-payments$/);
});

test('an unknown file is 404 too', async ({ request }) => {
  expect((await request.get('/assets/nothing.js')).status()).toBe(404);
});
