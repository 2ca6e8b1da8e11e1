import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runOnChange } from '#scripts/author/watch.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(root, 'inside'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('runs at first, after each change and after a change while it runs, and ends by its signal', async () => {
  const end = new AbortController();
  let runs = 0;
  const ended = runOnChange({
    folders: [root, join(root, 'inside')],
    signal: end.signal,
    run: async () => {
      runs += 1;
      if (runs === 2) writeFileSync(join(root, 'inside/b.yaml'), 'during: the run\n');
    },
  });
  await vi.waitFor(() => expect(runs).toBe(1));
  writeFileSync(join(root, 'inside/a.yaml'), 'a: 1\n');
  await vi.waitFor(() => expect(runs).toBe(3), { timeout: 5000 });
  writeFileSync(join(root, '.a.yaml.swp'), 'of an editor\n');
  writeFileSync(join(root, 'report.log'), 'of another program\n');
  end.abort();
  await ended;
  expect(runs).toBe(3);
});
