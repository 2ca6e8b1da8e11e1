/** `npm run diff` as its reader meets it: exit codes, formats, places, revisions and change notes. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolder, type Folder } from '../../fixtures/folder.ts';
import { payments } from '../../fixtures/payments.ts';
import { run } from './command.ts';

let folder: Folder;
beforeEach(() => {
  folder = createFolder();
  version('old', 'required: []');
  version('new', 'required: [amount]');
});
afterEach(() => folder.remove());

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
  run('diff', ['--base', join(folder.root, 'old'), '--openapi', join(folder.root, 'new/openapi.yaml'), ...more]);

describe('a change that breaks', () => {
  it('is told with its places in both versions, its reason and its key, and exits with 1', async () => {
    const { code, stdout, stderr } = await diff();
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    for (const part of [
      'new/schemas/Payment.yaml:5:5 breaking `amount` in `Payment` in requests is required now.',
      'Whoever leaves it out is refused now.',
      'Felt by `pay`.',
      'old/schemas/Payment.yaml:5:5',
      `[${KEY}]`,
      '1 breaking change.',
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

describe('how much is documented', () => {
  /** What `documented` gives as the description of the one field of the newer version. */
  const describedField = (text: string): void =>
    folder.write(
      'new/schemas/Payment.yaml',
      `type: object\nx-not-published: [fields]\nproperties:\n  amount:\n    type: integer\n${text}`,
    );

  it('is said of both versions, with the gaps', async () => {
    describedField('    description: How much.\n');
    const line = 'Documented: 2 of 3 (before 1 of 3). Gaps: 1 (before 0).';
    expect((await diff()).stdout).toContain(`\n${line}\n`);
    const { stdout } = await diff('--format', 'markdown');
    expect(stdout).toContain(`\n\n${line}\n`);
  });

  it('is data in JSON, and no part of what problems look like', async () => {
    describedField('');
    const { stdout } = await diff('--format', 'json');
    expect(JSON.parse(stdout) as object).toMatchObject({
      coverage: { base: { documented: 1, of: 3, gaps: 0 }, head: { documented: 1, of: 3, gaps: 1 } },
    });
    for (const format of ['github-actions', 'sarif', 'junit'])
      expect((await diff('--format', format)).stdout).not.toMatch(/documented/i);
  });
});

describe('versions without a difference', () => {
  it.each(['text', 'json', 'markdown', 'github-actions', 'sarif', 'junit'])('exit with 0 as %s', async (format) => {
    const { code, stdout, stderr } = await diff('--head', join(folder.root, 'old'), '--format', format);
    expect(code).toBe(0);
    expect(stdout + stderr).not.toContain('breaking');
  });
});
