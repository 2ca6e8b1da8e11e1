/** `npm run check -- --fix` while an editor saves what it corrects. */
import { chmodSync, closeSync, openSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixAll } from '#scripts/author/fix/fix-all.ts';
import { freshFolder } from '../../own-folder.ts';

/** One key to correct, and one whose correction is tried and dropped: `summary` would be there twice. */
const BEFORE = `openapi: 3.1.1
info: { title: A, version: '1' }
paths:
  /a:
    get:
      summary: A
      sumary: B
      responses: { '200': { descripton: A } }
`;
const AFTER = BEFORE.replace('descripton', 'description');

const atTheEnd = vi.hoisted(() => ({ act: (): void => undefined }));
vi.mock('prettier', async (original) => ({
  ...(await original<typeof import('prettier')>()),
  resolveConfig: async () => {
    atTheEnd.act();
    return null;
  },
}));

const folder = freshFolder();
beforeEach(() => {
  folder.write('openapi.yaml', BEFORE);
});
afterEach(() => {
  atTheEnd.act = () => undefined;
});

const fix = () => fixAll({ openapi: join(folder.root, 'openapi.yaml') });

it('is corrected at once, and nothing else is left', async () => {
  chmodSync(join(folder.root, 'openapi.yaml'), 0o640);
  expect((await fix()).lines).toHaveLength(1);
  expect(folder.read('openapi.yaml')).toBe(AFTER);
  expect(statSync(join(folder.root, 'openapi.yaml')).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder.root)).toEqual(['openapi.yaml']);
});

it('is replaced by a whole file: who has the old one open reads on in it', async () => {
  const open = openSync(join(folder.root, 'openapi.yaml'), 'r');
  await fix();
  expect(readFileSync(open, 'utf8')).toBe(BEFORE);
  closeSync(open);
  expect(folder.read('openapi.yaml')).toBe(AFTER);
});

it('keeps what is saved at any of 25 moments', async () => {
  const lost: number[] = [];
  for (let ticks = 0; ticks < 100; ticks += 4) {
    folder.write('openapi.yaml', BEFORE);
    const save = async (): Promise<void> => {
      for (let left = ticks; left > 0; left--) await setImmediate();
      folder.write('openapi.yaml', `# ${ticks}\n${BEFORE}`);
    };
    await Promise.allSettled([fix(), save()]);
    if (!folder.read('openapi.yaml').startsWith(`# ${ticks}\n`)) lost.push(ticks);
  }
  expect(lost).toEqual([]);
});

it('is refused where a file was changed meanwhile', async () => {
  atTheEnd.act = () => folder.write('openapi.yaml', `# Saved.\n${BEFORE}`);
  await expect(fix()).rejects.toThrow(/^Nothing was written: `.*openapi\.yaml` was changed meanwhile\.$/);
  expect(folder.read('openapi.yaml')).toBe(`# Saved.\n${BEFORE}`);
});
