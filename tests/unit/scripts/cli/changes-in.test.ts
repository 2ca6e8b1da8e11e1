import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changesIn } from '#scripts/cli/changes-in.ts';
import { freshFolder } from '../../own-folder.ts';

const folder = freshFolder();
let changes: ReturnType<typeof changesIn>;
beforeEach(() => {
  folder.write('inside/a.yaml', 'a: 0\n');
  changes = changesIn([folder.root, join(folder.root, 'inside'), folder.root]);
});
afterEach(async () => {
  folder.write('last.yaml', '');
  await changes.next();
  await changes.return();
});

it('tells of what has changed before it is asked, and while', async () => {
  folder.write('inside/b.yaml', 'b: 1\n');
  expect(await changes.next()).toEqual({ done: false, value: undefined });
  const told = changes.next();
  folder.write('inside/b.yaml', 'b: 2\n');
  expect(await told).toEqual({ done: false, value: undefined });
});

it('tells of no file of an editor or of another program', async () => {
  mkdirSync(join(folder.root, '.apart'));
  const clock = changesIn([join(folder.root, '.apart')]);
  let isTold = false;
  const told = changes.next().then(() => (isTold = true));
  folder.write('.a.yaml.swp', 'of an editor\n');
  folder.write('report.log', 'of another program\n');
  folder.write('.apart/a.yaml', 'a: 1\n');
  await clock.next();
  await clock.return();
  expect(isTold).toBe(false);
  folder.write('c.yaml', 'c: 1\n');
  await told;
});
