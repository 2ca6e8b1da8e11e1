/** Whatever a description says, its script is a program that runs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printable } from '#src/shared/text/printable.ts';
import { handlerOf } from './handler.ts';
import { run, scriptOf, type Script } from './script.ts';

const NAME = 'it\'s "paid" `${1}` */ </script> \u001b[31m \u2028\nnext';
const event = (operation: object) => ({ post: { responses: { 200: { description: 'Taken.' } }, ...operation } });
const body = (type: string, media: object) => ({ requestBody: { content: { [type]: media } } });
const DESCRIPTION = {
  openapi: '3.1.1',
  info: { title: NAME, version: '1' },
  paths: {},
  webhooks: {
    [NAME]: event({
      summary: NAME,
      'x-question': NAME,
      parameters: [
        { name: 'X-Sign', in: 'header', required: true, schema: { type: 'string' }, example: 'ä 日\r\nX-More: 1' },
        { name: 'shop', in: 'query', required: true, schema: { type: 'string' }, example: 'a&b #c' },
      ],
      ...body('application/json', {
        schema: { type: 'object', properties: { id: { type: 'string' }, status: { enum: [NAME] } } },
        examples: { [NAME]: { value: { id: NAME, status: NAME, __proto__x: 1 } } },
      }),
    }),
    list: event(body('application/json', { schema: { type: 'array' }, example: [1, '2'] })),
    number: event(body('application/json', { schema: { type: 'integer' }, example: 7 })),
    text: event(body('text/plain', { schema: { type: 'string' }, example: NAME })),
    parts: event(body('multipart/form-data', { schema: { type: 'object', properties: { a: { type: 'string' } } } })),
    closed: event(
      body('application/json', {
        schema: { type: 'object', properties: { id: { type: 'integer' } }, additionalProperties: false },
        example: { id: 1 },
      }),
    ),
    any: event(body('*/*', { schema: {}, example: { a: 1 } })),
    none: event({}),
  },
};

let folder: string;
let script: Script;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(DESCRIPTION));
  script = await scriptOf(file);
});
afterAll(() => {
  script.remove();
  rmSync(folder, { recursive: true });
});

it('tells why some webhooks are not sent', async () => {
  const { code, stdout } = await run(script, '--help');
  expect(code).toBe(0);
  expect(stdout).toContain('(not sent: its body is not text)');
  expect(stdout).toContain('(not sent: the documentation describes no body)');
});

it('asks of each webhook what can be asked of it', async () => {
  const asked = new Map<string, readonly string[]>();
  for (const call of script.webhooks) {
    const handler = await handlerOf(call);
    const { lines, stdout, stderr } = await run(script, handler.url, '--event', printable(call.id), '--timeout', '60');
    await handler.close();
    asked.set(
      call.id === NAME ? 'named' : call.id,
      lines
        .filter(({ result }) => result !== 'skip')
        .map(({ result, what }) => `${result} ${what.split(' ').slice(0, 3).join(' ')}`),
    );
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u2028]/);
    expect(stderr.split('\n').length).toBeLessThan(3);
  }
  const [known, method, late] = ['pass An event that', 'pass A method other', 'pass Events are acknowledged'];
  const example = 'pass The example “Example”';
  expect(Object.fromEntries(asked)).toEqual({
    named: ["pass The example “it's", known, 'pass An unknown status', 'pass An unknown field', method, late],
    list: [example, known, method, late],
    number: [example, known, method, late],
    text: [example, known, method, late],
    parts: [],
    closed: [example, known, method, late],
    any: [example, known, 'pass An unknown field', method, late],
    none: [],
  });
});
