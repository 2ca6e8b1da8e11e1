import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newProvider } from '#scripts/author/provider/provider.ts';
import { displayPath, hasErrors } from '#scripts/cli/problem.ts';
import { compile } from '#scripts/compile/compile.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'provider-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const problemsOf = async (folder: string) =>
  (await compile({ openapi: join(folder, 'openapi/openapi.yaml'), guides: join(folder, 'guides') })).problems;

/** A file of the description as messages name it. */
const inSite = (name: string): string => `\`${displayPath(join(root, 'site/openapi', `${name}.yaml`))}\``;

describe('a site for another API', () => {
  it.each([
    'tests/fixtures/gateway/openapi.yaml',
    'tests/fixtures/parcels/openapi/openapi.yaml',
    'openapi/openapi.yaml',
  ])('of %s has no problem but what is to be filled in', async (openapi) => {
    const written = await newProvider(join(root, 'site'), openapi);
    const problems = await problemsOf(join(root, 'site'));
    expect(written.filter((line) => line.startsWith('wrote')).every((line) => existsSync(line.slice(8)))).toBe(true);
    expect(written).toContain(`\`${openapi}\` was copied: edit ${inSite('openapi')} from now on.`);
    expect(problems.filter(({ check }) => check !== 'fill-in')).toEqual([]);
    expect(readdirSync(root)).toEqual(['site']);
  });

  it('begins with a guide in the words of the description', async () => {
    await newProvider(join(root, 'site'), 'tests/fixtures/author/shop.yaml');
    const guide = readFileSync(join(root, 'site/guides/start/introduction.mdx'), 'utf8');
    expect(guide).toBe(readFileSync('tests/fixtures/author/shop.mdx', 'utf8'));
    expect((await problemsOf(join(root, 'site'))).map(({ check }) => check)).toEqual(['fill-in']);
  });

  it('of JSON with faults becomes YAML, its faults known', async () => {
    const file = join(root, 'api.json');
    const get = { operationId: 'getX', responses: { '200': { description: 'X.' } } };
    writeFileSync(
      file,
      JSON.stringify({ openapi: '3.0.3', info: { title: 'X', version: '1' }, paths: { '/x/{id}': { get } } }),
    );
    expect((await newProvider(join(root, 'site'), file)).slice(-2)).toEqual([
      `\`${displayPath(file)}\` was copied as YAML: edit ${inSite('openapi')} from now on.`,
      `1 finding that the description has today is kept in ${inSite('baseline')}; \`check\` reports new ones.`,
    ]);
    expect(readFileSync(join(root, 'site/openapi/openapi.yaml'), 'utf8')).toMatch(
      /^openapi: 3\.0\.3\ninfo:\n {2}title: X\n/,
    );
    const baseline = readFileSync(join(root, 'site/openapi/baseline.yaml'), 'utf8');
    expect(baseline).toContain('- check: path-parameters\n  file: openapi.yaml\n  pointer: /paths/~1x~1{id}');
    expect(hasErrors(await problemsOf(join(root, 'site')))).toBe(false);
  });

  it('lists what looks like a secret, to be looked through, and hides no new one', async () => {
    const api = (example: string): string =>
      `openapi: 3.1.1\ninfo: { title: X, version: '1' }\npaths: {}\ncomponents:\n  examples:\n    A: { value: { secret: ${example} } }\n`;
    writeFileSync(join(root, 'api.yaml'), api('79g03eoofwl8240v776r2h667442119'));
    expect((await newProvider(join(root, 'site'), join(root, 'api.yaml'))).at(-1)).toMatch(
      /^1 value that may be secret is allowed in `.*checks\.yaml`\. Look whether any is real\.$/,
    );
    expect(hasErrors(await problemsOf(join(root, 'site')))).toBe(false);
    expect(readFileSync(join(root, 'site/openapi/baseline.yaml'), 'utf8')).not.toContain('secrets');
    writeFileSync(join(root, 'site/openapi/openapi.yaml'), api('91k03eoofwl8240v776r2h667442119'));
    expect((await problemsOf(join(root, 'site'))).filter(({ severity }) => severity === 'error')).toMatchObject([
      { check: 'secrets' },
    ]);
  });

  it('keeps references to an entry that had another name', async () => {
    const text =
      'openapi: 3.1.1\ninfo: { title: X, version: "1" }\npaths:\n  /x:\n    $ref: x.yaml\ncomponents:\n  schemas:\n    Y: { type: string, description: A Y. }\n';
    writeFileSync(join(root, 'api.yaml'), text);
    writeFileSync(
      join(root, 'x.yaml'),
      "get:\n  operationId: getX\n  responses:\n    '200':\n      description: X.\n      content:\n        application/json:\n          schema: { $ref: 'api.yaml#/components/schemas/Y' }\n",
    );
    await newProvider(join(root, 'site'), join(root, 'api.yaml'));
    expect(readFileSync(join(root, 'site/openapi/x.yaml'), 'utf8')).toContain(
      "$ref: 'openapi.yaml#/components/schemas/Y'",
    );
    expect(hasErrors(await problemsOf(join(root, 'site')))).toBe(false);
  });

  it('is refused in a folder that is not empty, and for what cannot be read', async () => {
    writeFileSync(join(root, 'mine.txt'), '');
    await expect(newProvider(root, 'openapi/openapi.yaml')).rejects.toThrow('is not empty');
    writeFileSync(join(root, 'bad.yaml'), 'openapi: 3.1.1\n\tinfo: {}\n');
    await expect(newProvider(join(root, 'site'), join(root, 'bad.yaml'))).rejects.toThrow('problem');
    expect(existsSync(join(root, 'site'))).toBe(false);
  });
});
