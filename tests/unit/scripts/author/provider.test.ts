import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newProvider } from '#scripts/author/provider/provider.ts';
import { displayPath, hasErrors } from '#scripts/cli/problem.ts';
import { compile } from '#scripts/checks/compile.ts';
import { freshFolder } from '../../own-folder.ts';

const folder = freshFolder();

const problemsOf = async (site: string) =>
  (await compile({ openapi: join(site, 'openapi/openapi.yaml'), guides: join(site, 'guides') })).problems;

/** A file of the description as messages name it. */
const inSite = (name: string): string => `\`${displayPath(join(folder.root, 'site/openapi', `${name}.yaml`))}\``;

describe('a site for another API', () => {
  it.each([
    'tests/fixtures/gateway/openapi.yaml',
    'tests/fixtures/parcels/openapi/openapi.yaml',
    'openapi/openapi.yaml',
  ])('of %s has no problem but what is to be filled in', async (openapi) => {
    const written = await newProvider(join(folder.root, 'site'), openapi);
    const problems = await problemsOf(join(folder.root, 'site'));
    expect(written.filter((line) => line.startsWith('wrote')).every((line) => existsSync(line.slice(8)))).toBe(true);
    expect(written).toContain(`\`${openapi}\` was copied: edit ${inSite('openapi')} from now on.`);
    expect(problems.filter(({ check }) => check !== 'fill-in')).toEqual([]);
    expect(readdirSync(folder.root)).toEqual(['site']);
  });

  it('begins with a guide in the words of the description', async () => {
    await newProvider(join(folder.root, 'site'), 'tests/fixtures/author/shop.yaml');
    const guide = folder.read('site/guides/start/introduction.mdx');
    expect(guide).toBe(readFileSync('tests/fixtures/author/shop.mdx', 'utf8'));
    expect((await problemsOf(join(folder.root, 'site'))).map(({ check }) => check)).toEqual(['fill-in']);
  });

  it('keeps no mistake in the words of its guide as known', async () => {
    folder.write(
      'api.yaml',
      "openapi: 3.1.1\ninfo: { title: X, version: '1', description: \"# Introduction\\n\\nSells things. Use the /shop/orders resource to order.\" }\npaths:\n  /v1/shop/orders:\n    get: { operationId: getOrders, responses: { '200': { description: X. } } }\n",
    );
    await newProvider(join(folder.root, 'site'), join(folder.root, 'api.yaml'));
    expect(folder.read('site/guides/start/introduction.mdx')).toContain('description: Sells things.\n');
    expect((await problemsOf(join(folder.root, 'site'))).map(({ message }) => message)).toContain(
      '`/shop/orders` resembles `/v1/shop/orders`, a name of the API.',
    );
  });

  it('of JSON with faults becomes YAML, its faults known', async () => {
    const file = join(folder.root, 'api.json');
    const get = { operationId: 'getX', responses: { '200': { description: 'X.' } } };
    folder.write(
      'api.json',
      JSON.stringify({ openapi: '3.0.3', info: { title: 'X', version: '1' }, paths: { '/x/{id}': { get } } }),
    );
    expect((await newProvider(join(folder.root, 'site'), file)).slice(-2)).toEqual([
      `\`${displayPath(file)}\` was copied as YAML: edit ${inSite('openapi')} from now on.`,
      `1 problem of the description is listed in ${inSite('baseline')}; \`check\` reports only new ones.`,
    ]);
    expect(folder.read('site/openapi/openapi.yaml')).toMatch(/^openapi: 3\.0\.3\ninfo:\n {2}title: X\n/);
    const baseline = folder.read('site/openapi/baseline.yaml');
    expect(baseline).toContain('- check: path-parameters\n  file: openapi.yaml\n  pointer: /paths/~1x~1{id}');
    expect(hasErrors(await problemsOf(join(folder.root, 'site')))).toBe(false);
  });

  it('lists what looks like a secret, to be looked through, and hides no new one', async () => {
    const api = (example: string): string =>
      `openapi: 3.1.1\ninfo: { title: X, version: '1' }\npaths: {}\ncomponents:\n  examples:\n    A: { value: { secret: ${example} } }\n`;
    folder.write('api.yaml', api('79g03eoofwl8240v776r2h667442119'));
    expect((await newProvider(join(folder.root, 'site'), join(folder.root, 'api.yaml'))).at(-1)).toMatch(
      /^1 value that may be secret is allowed in `.*checks\.yaml`\. Check whether any is real\.$/,
    );
    expect(hasErrors(await problemsOf(join(folder.root, 'site')))).toBe(false);
    expect(folder.read('site/openapi/baseline.yaml')).not.toContain('secrets');
    folder.write('site/openapi/openapi.yaml', api('91k03eoofwl8240v776r2h667442119'));
    expect((await problemsOf(join(folder.root, 'site'))).filter(({ severity }) => severity === 'error')).toMatchObject([
      { check: 'secrets' },
    ]);
  });

  it('keeps references to an entry that had another name', async () => {
    const text =
      'openapi: 3.1.1\ninfo: { title: X, version: "1" }\npaths:\n  /x:\n    $ref: x.yaml\ncomponents:\n  schemas:\n    Y: { type: string, description: A Y. }\n';
    folder.write('api.yaml', text);
    folder.write(
      'x.yaml',
      "get:\n  operationId: getX\n  responses:\n    '200':\n      description: X.\n      content:\n        application/json:\n          schema: { $ref: 'api.yaml#/components/schemas/Y' }\n",
    );
    await newProvider(join(folder.root, 'site'), join(folder.root, 'api.yaml'));
    expect(folder.read('site/openapi/x.yaml')).toContain("$ref: 'openapi.yaml#/components/schemas/Y'");
    expect(hasErrors(await problemsOf(join(folder.root, 'site')))).toBe(false);
  });

  it('is refused in a folder that is not empty, and for what cannot be read', async () => {
    folder.write('mine.txt', '');
    await expect(newProvider(folder.root, 'openapi/openapi.yaml')).rejects.toThrow('is not empty');
    folder.write('bad.yaml', 'openapi: 3.1.1\n\tinfo: {}\n');
    await expect(newProvider(join(folder.root, 'site'), join(folder.root, 'bad.yaml'))).rejects.toThrow('problem');
    expect(existsSync(join(folder.root, 'site'))).toBe(false);
  });
});
