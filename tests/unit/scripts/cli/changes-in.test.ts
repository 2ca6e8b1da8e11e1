import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changesIn } from '#scripts/cli/changes-in.ts';

let root = '';
let changes: ReturnType<typeof changesIn>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  mkdirSync(join(root, 'inside'));
  writeFileSync(join(root, 'inside/a.yaml'), 'a: 0\n');
  changes = changesIn([root, join(root, 'inside'), root]);
});
afterEach(async () => {
  writeFileSync(join(root, 'last.yaml'), '');
  await changes.next();
  await changes.return();
  rmSync(root, { recursive: true, force: true });
});

it('tells of what has changed before it is asked, and while', async () => {
  writeFileSync(join(root, 'inside/b.yaml'), 'b: 1\n');
  expect(await changes.next()).toEqual({ done: false, value: undefined });
  const told = changes.next();
  writeFileSync(join(root, 'inside/b.yaml'), 'b: 2\n');
  expect(await told).toEqual({ done: false, value: undefined });
});

it('tells of a file that an editor replaces, each time', async () => {
  for (let time = 0; time < 3; time++) {
    writeFileSync(join(root, 'inside/.new'), `a: ${time}\n`);
    renameSync(join(root, 'inside/.new'), join(root, 'inside/a.yaml'));
    expect(await changes.next()).toMatchObject({ done: false });
  }
});

it('tells of no file of an editor or of another program', async () => {
  mkdirSync(join(root, '.apart'));
  const clock = changesIn([join(root, '.apart')]);
  let isTold = false;
  const told = changes.next().then(() => (isTold = true));
  writeFileSync(join(root, '.a.yaml.swp'), 'of an editor\n');
  writeFileSync(join(root, 'report.log'), 'of another program\n');
  writeFileSync(join(root, '.apart/a.yaml'), 'a: 1\n');
  await clock.next();
  await clock.return();
  expect(isTold).toBe(false);
  writeFileSync(join(root, 'c.yaml'), 'c: 1\n');
  await told;
});
