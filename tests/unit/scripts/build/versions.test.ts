/** Versions side by side: the list of those that are published, and the files of a site that has three. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readHistory } from '#scripts/build/versions/history.ts';
import { writeShop } from '../../../fixtures/shop.ts';
import { freshFolder, sharedFolder } from '../../own-folder.ts';
import { call } from '../command.ts';

describe('the list of published versions', () => {
  const folder = freshFolder();
  const read = (versions: string) => {
    const entry = writeShop(folder.root);
    folder.write('versions.yaml', versions);
    return readHistory(entry);
  };

  it.each([
    ['an entry', '- { label: 1, from: versions/1.json }', ['1']],
    [
      'the day until which it can be called',
      '- { label: v1.0-beta, from: versions/1.json, until: 2027-03-31 }',
      ['v1.0-beta'],
    ],
    ['several', '- { label: a, from: versions/1.json }\n  - { label: b, from: versions/2.json }', ['a', 'b']],
  ])('accepts %s', async (_, entries, labels) => {
    const { published, problems, history } = await read(`published:\n  ${entries}\n`);
    expect(problems).toEqual([]);
    expect(published.map(({ label }) => label)).toEqual(labels);
    expect(history?.releases.map(({ name }) => name)).toEqual(['', ...labels.toReversed()]);
  });

  it.each([
    ['no label', '{ from: versions/1.json }', 'This version has no label for its URLs.'],
    [
      'a label that is no segment of a URL',
      '{ label: a/b, from: versions/1.json }',
      'This version has no label for its URLs.',
    ],
    [
      'a label twice',
      '{ label: a, from: versions/1.json }, { label: a, from: versions/2.json }',
      'Two versions have the label `a`.',
    ],
    ['no source', '{ label: a }', 'This version has no `from`.'],
    ['a source that is not there', '{ label: a, from: versions/9.json }', '`versions/9.json`'],
    ['a day that is none', '{ label: a, from: versions/1.json, until: soon }', '`soon` is not a date.'],
    ['a key that it does not know', '{ label: a, from: versions/1.json, til: x }', 'has no key `til`'],
    ['a description that cannot be read', '{ label: a, from: versions.yaml }', 'The version `a` cannot be read'],
  ])('reports %s, with its place', async (_, entries, message) => {
    const { problems } = await read(`published: [${entries}]\n`);
    expect(problems).toMatchObject([{ check: 'history', severity: 'error', location: { line: 1 } }]);
    expect(problems[0]?.message).toContain(message);
  });

  it('takes versions from the list of the history, where there is one', async () => {
    const list = 'versions: [{ name: First, from: versions/1.json }]\n';
    const { published, problems } = await read(
      `${list}published: [{ label: '1', from: versions/1.json }, { label: '2', from: versions/2.json }]\n`,
    );
    expect(published.map(({ version }) => version.name)).toEqual(['First']);
    expect(problems.map(({ message }) => message)).toEqual(['`versions/2.json` is not a listed version.']);
  });
});

describe('a site of three versions', () => {
  const { root } = sharedFolder();
  const out = join(root, 'site');
  const text = (file: string): string => readFileSync(join(out, file), 'utf8');
  const client = new Client({ name: 'test', version: '1' });

  beforeAll(async () => {
    const built = await call('build', ['--openapi', writeShop(root), '--no-guides', '--out', out]);
    expect(built.code, built.stderr).toBe(0);
    const args = ['scripts/run.mjs', 'mcp', '--out', out];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
  }, 300_000);
  afterAll(() => client.close());

  test.each([
    [
      'v/1/reference/operations/cancelOrder.md',
      'Version 1, until 31 March 2027. [Version 3.0](/reference/operations/voidOrder.md) is current: [2 changes of this operation](/reference/changes/since/1.md#voidorder).',
    ],
    [
      'v/1/reference/operations/cancelOrder.md',
      'Other versions: [Version 3.0](/reference/operations/voidOrder.md), [Version 2](/v/2/reference/operations/voidOrder.md)',
    ],
    [
      'v/2/reference/operations/captureOrder.md',
      'Version 2. [Version 3.0](/reference.md) is current and does not have this operation: [changes since Version 2](/reference/changes/since/2.md#captureorder).',
    ],
    ['reference/operations/createPayout.md', '[Version 1](/v/1/reference.md) (does not have this operation)'],
    ['v/1/llms.txt', '# Shop documentation, Version 1'],
    ['v/1/llms.txt', '- [cancelOrder](/v/1/reference/operations/cancelOrder.md)'],
    ['llms.txt', '- [Version 1](/v/1/llms.txt)'],
    ['v/2/downloads/openapi.yaml', 'captureOrder'],
    ['v/1/index.html', 'data-moved="/v/1/reference"'],
    ['_redirects', '/v/1 /v/1/reference 301'],
  ])('%s says %s', (file, words) => {
    expect(text(file)).toContain(words);
  });

  it('is one site: assets and pages without a version are the current one alone', () => {
    expect(
      ['v/1/404.html', 'v/1/robots.txt', 'v/1/_headers', 'v/1/.well-known'].filter((file) =>
        existsSync(join(out, file)),
      ),
    ).toEqual([]);
    expect(text('v/1/reference/index.html')).toContain('data-app="/assets/');
  });

  it('answers agents from the version that they name', async () => {
    const ask = async (version?: string): Promise<string> => {
      const input = { operation: 'captureOrder', ...(version === undefined ? {} : { version }) };
      const { content } = await client.callTool({ name: 'get_operation', arguments: input });
      return JSON.stringify(content);
    };
    expect(await ask('2')).toContain('/orders/{id}/capture');
    expect(await ask()).toContain('No operation');
    expect(await ask('9')).toContain('version');
  });
});
