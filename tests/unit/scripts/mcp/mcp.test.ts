/** The server as an editor meets it: started as a process, spoken to by the SDK's own clients, the new one and the old. */
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltSite } from '#scripts/mcp/built-site.ts';
import { getOperation } from '#scripts/mcp/tools/get-operation.ts';
import { search } from '#scripts/mcp/tools/search.ts';
import { PARCELS } from '../../../fixtures/parcels.ts';
import { sharedFolder } from '../../own-folder.ts';
import { call, run } from '../command.ts';

const { root } = sharedFolder();
const out = join(root, 'site');
const args = ['scripts/run.mjs', 'mcp', '--out', out];
const server = { command: process.execPath, args, stderr: 'ignore' } as const;
const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });

beforeAll(async () => {
  const built = await call('build', ['--openapi', PARCELS.openapi, '--guides', PARCELS.guides, '--out', out]);
  expect(built.code, built.stderr).toBe(0);
  await client.connect(new StdioClientTransport(server));
}, 300_000);

afterAll(() => client.close());

interface Answer {
  readonly text: string;
  readonly failed: boolean;
}

async function ask(name: string, input: Record<string, unknown>): Promise<Answer> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as readonly { readonly type: string; readonly text: string }[];
  return { text: first?.text ?? '', failed: isError === true };
}

test('tells what it can do, and how agents are to use it', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'read_page',
    'get_operation',
    'get_schema',
    'explain_response',
    'list_changes',
    'get_change',
  ]);
  expect(tools.every(({ description = '' }) => description.length > 40)).toBe(true);
  expect(client.getInstructions()).toContain('Never invent a method');
});

test('serves clients of the protocol of 2025', async () => {
  const old = new OldClient({ name: 'test', version: '1' });
  await old.connect(new OldTransport(server));
  try {
    expect((await old.listTools()).tools.map(({ name }) => name)).toContain('read_page');
    const { resources } = await old.listResources();
    const { contents } = await old.readResource({ uri: resources[0]?.uri ?? '' });
    expect(contents[0]).toMatchObject({ mimeType: 'text/markdown' });
  } finally {
    await old.close();
  }
});

test.each([
  [
    'read_page',
    { address: 'https://docs.heron.example/where-is-my-parcel.md#x' },
    '`/where-is-my-parcel`',
    '# Tracking',
  ],
  ['read_page', { address: '/docs/v1/Tracking%20(old).html' }, '`/docs/v1/Tracking (old).html`', '# Tracking'],
  ['get_operation', { operation: 'findShipments' }, '`findShipments` is `listShipments` now', '# '],
  ['get_schema', { schema: 'Consignment' }, '`Consignment` is `Shipment` now', '# Shipment'],
])('%s leads on from %j and says so', async (tool, input, first, page) => {
  const [line = '', , title = ''] = (await ask(tool, input)).text.split('\n');
  expect(line).toContain(first);
  expect(title).toContain(page);
});

test('search and get_operation say where the URL of a removed operation leads', () => {
  const moved = new Map([['/reference/operations/sendFax', '/pickups']]);
  const site = { moved, calls: [], search: () => ({ find: () => ({ results: [] }) }) } as unknown as BuiltSite;
  expect(search.answer({ query: 'sendFax' }, site)).toContain('`sendFax` is `/pickups` now');
  expect(() => getOperation.answer({ operation: 'sendFax' }, site)).toThrow('Its URL leads to `/pickups`.');
});

test('former pages are no pages', async () => {
  const { resources } = await client.listResources();
  expect(resources.filter(({ uri }) => /where-is|find|Consign|v1/.test(uri))).toEqual([]);
});

describe('search', () => {
  test('finds operations, fields and codes, with addresses that can be read', async () => {
    const { text, failed } = await ask('search', { query: 'book a shipment' });
    expect(failed).toBe(false);
    const [, href = ''] = /^- operation .*?: (\/[^\s,]+)/m.exec(text) ?? [];
    expect((await ask('read_page', { address: href })).text).toMatch(/^# /);
  });

  test('says when there is nothing', async () => {
    expect(await ask('search', { query: 'xqzzyv' })).toEqual({
      text: 'Nothing was found for `xqzzyv`. What is on no page is not documented.',
      failed: true,
    });
  });
});

describe('read_page', () => {
  test.each(['/pickups', 'pickups', '/pickups.md', '/docs/pickups/', 'https://docs.heron.example/pickups.md#cancel'])(
    'reads %s',
    async (address) => {
      expect((await ask('read_page', { address })).text).toMatch(/^# Have parcels picked up\n/);
    },
  );

  test('names the nearest page where there is none', async () => {
    const { text, failed } = await ask('read_page', { address: '/pickup' });
    expect(failed).toBe(true);
    expect(text).toContain('Did you mean `/pickups`?');
  });

  test.each(['../../etc/passwd', '/..%2f..%2fetc/passwd', 'file:///etc/passwd', '\0', '/data/index.json', '%'])(
    'reads nothing but pages: %j',
    async (address) => {
      const { text, failed } = await ask('read_page', { address });
      expect(failed).toBe(true);
      expect(text).toContain('There is no page');
    },
  );

  test('goes on where a part ended', async () => {
    const whole = (await ask('read_page', { address: '/pickups' })).text;
    expect((await ask('read_page', { address: '/pickups', offset: 100 })).text).toBe(whole.slice(100));
  });
});

describe('get_operation', () => {
  test.each(['bookShipment', 'POST /v2/shipments', 'Book a shipment', 'bookshipment'])(
    'knows %s',
    async (operation) => {
      const { text, failed } = await ask('get_operation', { operation });
      expect(failed).toBe(false);
      expect(text).toContain('`POST https://api.heron.example/v2/shipments`');
    },
  );

  test('names the nearest where there is none, and warns of inventing one', async () => {
    const { text, failed } = await ask('get_operation', { operation: 'bookShipmnt' });
    expect(failed).toBe(true);
    expect(text).toContain('Did you mean `bookShipment`');
    expect(text).toContain('not documented');
  });

  test('has JSON for programs', async () => {
    const { text } = await ask('get_operation', { operation: 'bookShipment', format: 'json' });
    expect(JSON.parse(text)).toMatchObject({ method: 'POST', path: '/v2/shipments' });
  });
});

test.each([
  ['list_changes', {}],
  ['get_change', { key: 'a' }],
])('%s says that no versions are listed', async (tool, input) => {
  expect(await ask(tool, input)).toEqual({
    text: 'No versions of this API are listed, so no changes are known.',
    failed: false,
  });
});

describe('get_schema', () => {
  test('reads a schema, whatever its letters', async () => {
    expect((await ask('get_schema', { schema: 'error' })).text).toMatch(/^# Error\n/);
  });

  test('names the nearest where there is none', async () => {
    const { text, failed } = await ask('get_schema', { schema: 'Eror' });
    expect(failed).toBe(true);
    expect(text).toContain('Did you mean `Error`?');
  });
});

describe('explain_response', () => {
  test.each([
    [
      'the path in the text',
      'POST /v2/shipments 422 {"message": "A parcel weighs 30000 grams at most.", "field": 5}',
      {},
    ],
    ['a choice', '422 {"message": "no", "field": 5}', { operation: 'bookShipment' }],
  ])('tells the status, the operation and what to do, by %s', async (_, text, chosen) => {
    const { text: told, failed } = await ask('explain_response', { text, ...chosen });
    expect(failed).toBe(false);
    expect(told).toContain('## 422 Unprocessable content');
    expect(told).toContain('What to do: Correct the field that the message names.');
    expect(told).toContain('## Book a shipment, response 422\n1 problem.');
    expect(told).toContain('- `field`: This is a number. Documented type: string. (/reference/');
  });

  test('invents nothing about a text that is like nothing', async () => {
    expect((await ask('explain_response', { text: 'xqzzyv' })).text).toBe('Found no JSON, status code or URL.');
  });
});

describe('hostile or mistaken input', () => {
  test.each([
    ['search', {}, 'The required field `query` is missing'],
    ['search', { query: 5 }, 'string'],
    ['search', { query: 'x'.repeat(20_001) }, '20000'],
    ['get_operation', { operation: 'a', extra: 1 }, '`extra`'],
    ['no_tool', {}, 'There is no tool `no_tool`.'],
    ['toString', {}, 'There is no tool `toString`.'],
  ])('%s %j is answered plainly', async (name, input, words) => {
    const { text, failed } = await ask(name, input);
    expect(failed).toBe(true);
    expect(text).toContain(words);
  });

  test.each(['__proto__', 'constructor', '$(touch /tmp/x)', '<script>', '"; drop', 'a'.repeat(400), '{}{}{}', '.*'])(
    'is a name like any other: %j',
    async (words) => {
      for (const [tool, name] of [
        ['get_operation', 'operation'],
        ['get_schema', 'schema'],
      ] as const)
        expect((await ask(tool, { [name]: words })).failed).toBe(true);
      expect((await ask('search', { query: words })).text).not.toBe('');
    },
  );
});

test('every page is a resource', async () => {
  const { resources } = await client.listResources();
  expect(resources.length).toBeGreaterThan(40);
  for (const cursor of ['x', '7', '-100', '1000000'])
    await expect(client.listResources({ cursor })).rejects.toThrow('Unknown cursor');
  const { contents } = await client.readResource({ uri: 'docs:///pickups' });
  expect(contents[0]).toMatchObject({ mimeType: 'text/markdown', text: expect.stringMatching(/^# /) as string });
  await expect(client.readResource({ uri: 'docs:///nowhere' })).rejects.toThrow('There is no page');
});

test('the process prints protocol alone on standard output, and Ctrl-C ends it', async () => {
  const { code, stdout, stderr } = await run('mcp', ['--out', out], 'Ctrl-C ends');
  expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
  expect(stderr).toContain('pages for agents');
});
