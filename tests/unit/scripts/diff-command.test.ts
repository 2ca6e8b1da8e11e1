/** `npm run diff` as its reader meets it: exit codes, formats, places, revisions and change notes. */
import { join } from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshFolder } from '../own-folder.ts';
import { payments } from '../../fixtures/payments.ts';
import { call } from './command.ts';

const folder = freshFolder();
beforeEach(() => {
  version('old', 'required: []');
  version('new', 'required: [amount]');
});

/** A description of two files. */
function version(name: string, required: string): void {
  folder.write(`${name}/openapi.yaml`, payments({ request: '{ $ref: "schemas/Payment.yaml" }' }));
  folder.write(
    `${name}/schemas/Payment.yaml`,
    `type: object\n${required}\nproperties:\n  amount:\n    type: integer\n`,
  );
}

const KEY = 'request-field-required Payment.amount';
const note = (text: string): void => folder.write('new/changes/amount.yaml', text);
const diff = (...more: readonly string[]) =>
  call('diff', ['--base', join(folder.root, 'old'), '--openapi', join(folder.root, 'new/openapi.yaml'), ...more]);

it('holds what goes against `checks.yaml` and the day that it is given', async () => {
  folder.write('new/checks.yaml', 'deprecation: { period: 30 }\n');
  const field = (rest: string) => `type: object\nproperties: { amount: { type: integer }${rest} }\n`;
  folder.write('old/schemas/Payment.yaml', field(', note: { type: string, deprecated: true, x-sunset: 2027-03-31 }'));
  folder.write('new/schemas/Payment.yaml', field(''));
  note('date: 2027-03-30\ntitle: A\ntodo: B.\nchanges: [request-field-removed Payment.note]\n');
  const early = await diff();
  expect(early.code).toBe(1);
  expect(early.stdout).toContain('has been removed. Its removal was announced for 31 March 2027.');
  expect(await diff('--today', '31 March')).toMatchObject({ code: 2 });
});

it('of a revision from before the description is no mistake, one of a file that nobody has is', async () => {
  folder.git('init', '-q');
  folder.write('other.txt', '');
  folder.git('add', 'other.txt');
  folder.git('commit', '-qm', 'Before');
  const from = (entry: string, ...more: readonly string[]) =>
    call('diff', ['--base', 'HEAD', '--openapi', join(folder.root, entry), ...more]);
  const first = 'This is the first version: at `HEAD` there is no description yet.\n';
  expect(await from('new/openapi.yaml')).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining(first) });
  expect(await from('new/openapi.yaml', '--format', 'sarif')).toMatchObject({ code: 0, stderr: '' });
  expect(await from('new/none.yaml')).toMatchObject({ code: 2, stdout: '' });
});

it('two files have no URLs that a site could lose', async () => {
  const named = (name: string): string =>
    `openapi: 3.1.1\ninfo: { title: T, version: '1' }\npaths: { /a: { get: { operationId: a, responses: { '200': { description: A, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } } } } } }\ncomponents: { schemas: { ${name}: { type: string } } }\n`;
  folder.write('a.yaml', named('One'));
  folder.write('b.yaml', named('Two'));
  const [base, head] = ['a.yaml', 'b.yaml'].map((file) => join(folder.root, file));
  const sources = ['--guides', join(folder.root, 'none')];
  expect(await call('diff', ['--base', `${base}`, '--head', `${head}`, ...sources])).toMatchObject({ code: 0 });
  expect(await call('diff', ['--base', `${base}`, '--openapi', `${head}`, ...sources])).toMatchObject({ code: 1 });
});

describe('a change that breaks', () => {
  it('is told with its places in both versions, its reason and its key, and exits with 1', async () => {
    const { code, stdout, stderr } = await diff();
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    for (const part of [
      'new/schemas/Payment.yaml:2:12 breaking `amount` in `Payment` in requests is required now.',
      'Whoever leaves it out is refused now.',
      'Affects `pay`.',
      'old/schemas/Payment.yaml:2:1',
      `[${KEY}]`,
      '1 breaking change.',
      `To tell readers, write a note: npm run new -- change NAME --base ${join(folder.root, 'old')} --openapi`,
    ])
      expect(stdout).toContain(part);
  });

  it('passes once a note declares it', async () => {
    note(`date: 2026-03-31\ntitle: Payments need an amount\ntodo: Send it.\nchanges:\n  - ${KEY}\n`);
    const { code, stdout } = await diff();
    expect(code).toBe(0);
    expect(stdout).toContain('breaking (declared)');
    expect(stdout).toContain('1 declared change.');
  });

  it('is not declared by a key that is mistyped, which the note is told', async () => {
    note('date: 2026-03-31\ntitle: A\ntodo: B.\nchanges:\n  - request-field-requird Payment.amount\n');
    const { code, stdout } = await diff();
    expect(code).toBe(1);
    expect(stdout).toContain('new/changes/amount.yaml:5:5');
    expect(stdout).toContain(`Did you mean \`${KEY}\`?`);
  });

  it.each([
    ['json', '"verdict": "breaking"'],
    ['markdown', '### Breaking\n\n- **`amount` in `Payment` in requests is required now.**'],
    ['github-actions', '::error file='],
    ['sarif', '"ruleId": "request-field-required"'],
    ['junit', '<testsuites name="diff" tests="1" failures="1">'],
  ])('is printed as %s on stdout alone', async (format, part) => {
    const { code, stdout, stderr } = await diff('--format', format);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain(part);
  });
});

describe('Markdown', () => {
  it('has places, keys, what notes tell, and what is left to declare', async () => {
    note(
      'date: 2026-03-31\ntitle: Say an *amount*\ntodo: Send `amount`, @all.\nchanges:\n  - request-field-required Payment.amount\n',
    );
    const more = (enums: string): string =>
      `type: object\nproperties:\n  amount: { type: integer }\n  kind: { enum: [${enums}] }\n`;
    folder.write('old/schemas/Payment.yaml', more("a, '`b` <img src=x>', c"));
    folder.write('new/schemas/Payment.yaml', `${more('a')}required: [amount]\n`);
    const { stdout } = await diff('--format', 'markdown');
    for (const part of [
      '  - **Say an \\*amount\\***: Send `amount`, @\u200ball.\n',
      /  - `\S*new\/schemas\/Payment\.yaml:\d+:\d+`, at \S+ `\S*old\/schemas\/Payment\.yaml:3:11`\n  - `request-field-required Payment.amount`\n/,
      '### Left to declare\n\n```yaml\nchanges:\n',
      '  - request-value-removed Payment.kind c\n',
    ])
      expect(stdout).toMatch(part);
    // Nothing of a name is markup.
    const tree = JSON.stringify(unified().use(remarkParse).parse(stdout));
    const kinds = new Set([...tree.matchAll(/"type":"(\w+)"/g)].map(([, kind]) => kind));
    expect([...kinds].sort()).toEqual([
      'code',
      'heading',
      'inlineCode',
      'list',
      'listItem',
      'paragraph',
      'root',
      'strong',
      'text',
    ]);
  });

  it('folds what is long', async () => {
    const fields = (type: string): string =>
      Array.from({ length: 12 }, (_, place) => `  f${place}: { type: ${type} }\n`).join('');
    folder.write('old/schemas/Payment.yaml', `type: object\nproperties:\n${fields('string')}`);
    folder.write('new/schemas/Payment.yaml', `type: object\nproperties:\n${fields('integer')}`);
    const { stdout } = await diff('--format', 'markdown');
    expect(stdout).toContain('\n\n<details>\n<summary>and 2 more</summary>\n\n- **');
  });
});

describe('a URL that is gone', () => {
  it('is an error, of a guide at a revision too', async () => {
    const at = (file: string): string => join(folder.root, file);
    folder.git('init', '-q', '-b', 'main');
    folder.write('guides/groups.yaml', '- { folder: start, label: Start }\n');
    folder.write('guides/start/first.mdx', '---\ntitle: First\n---\n\nRead on.\n');
    folder.commit('first');
    folder.git('mv', 'guides/start/first.mdx', 'guides/start/begin.mdx');
    const revision = folder.git('rev-parse', 'HEAD').trim();
    const args = ['--openapi', at('new/openapi.yaml'), '--guides', at('guides'), '--base', revision];
    const { code, stdout } = await call('diff', args);
    expect(code).toBe(1);
    expect(stdout).toContain('guides/start/first.mdx:1:1 error The URL `/first` has been removed.');
    expect(stdout).toContain('declare `url-removed /first` in a change note');
    expect((await call('diff', [...args, '--no-guides'])).stdout).not.toContain('/first');
  });
});

describe('how much the provider has stated', () => {
  /** The newer version: one field, known so, and others that nobody knows. */
  const knownField = (evidence: string): void =>
    folder.write(
      'new/schemas/Payment.yaml',
      `type: object\nx-not-published: [fields]\nproperties:\n  amount:\n    type: integer\n    x-evidence: ${evidence}\n`,
    );

  it('is said of both versions, with the gaps', async () => {
    knownField('ours');
    const line = 'Stated by the provider: 3 of 7 facts (before 6 of 6). Gaps: 1 (before 0).';
    expect((await diff()).stdout).toContain(`\n${line}\n`);
    const { stdout } = await diff('--format', 'markdown');
    expect(stdout).toContain(`\n\n${line}\n`);
  });

  it('is data in JSON, and no part of what problems look like', async () => {
    knownField('stated');
    const { stdout } = await diff('--format', 'json');
    expect(JSON.parse(stdout) as object).toMatchObject({
      evidence: { base: { stated: 6, of: 6, gaps: 0 }, head: { stated: 6, of: 7, gaps: 1 } },
    });
    for (const format of ['github-actions', 'sarif', 'junit'])
      expect((await diff('--format', format)).stdout).not.toMatch(/stated by/i);
  });
});

describe('versions without a difference', () => {
  it.each(['text', 'json', 'markdown', 'github-actions', 'sarif', 'junit'])('exit with 0 as %s', async (format) => {
    const { code, stdout, stderr } = await diff('--head', join(folder.root, 'old'), '--format', format);
    expect(code).toBe(0);
    expect(stdout + stderr).not.toContain('breaking');
  });
});
