import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveSite } from '#scripts/serve/dev/live-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'live-site-'));
const openapi = join(folder, 'openapi.json');
const time = new Date();
let site: LiveSite | undefined;

/** Milliseconds in which a file is found to be written to its end. */
const READ = 20;
/** Milliseconds after which a watcher has told of every change. */
const WATCHED = 100;

afterEach(async () => {
  vi.useRealTimers();
  await site?.close();
  rmSync(folder, { recursive: true });
});

const described = (title: string): string =>
  JSON.stringify({ openapi: '3.1.0', info: { title, version: '1', description: 'Long. '.repeat(100) }, paths: {} });

test('a file that was read while it was being written is read again, though its time is the same', async () => {
  writeFileSync(openapi, described('Before'));
  site = new LiveSite({ openapi }, { drawn: () => undefined, checked: () => undefined });
  expect((await site.draft())?.site.config.brand).toBe('Before');

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  writeFileSync(openapi, described('After').slice(0, 300));
  utimesSync(openapi, time, time);
  site.touch(openapi);
  await vi.advanceTimersByTimeAsync(READ);
  expect((await site.draft())?.site.config.brand).toBe('Before');

  writeFileSync(openapi, described('After'));
  utimesSync(openapi, time, time);
  await vi.advanceTimersByTimeAsync(WATCHED);
  await vi.advanceTimersByTimeAsync(READ);
  expect((await site.draft())?.site.config.brand).toBe('After');
});

test('a file that was written is read once', async () => {
  let drawn = 0;
  mkdirSync(folder, { recursive: true });
  writeFileSync(openapi, described('Before'));
  const checked = new Promise((resolve) => {
    site = new LiveSite({ openapi }, { drawn: () => drawn++, checked: resolve });
  });
  await site?.draft();
  writeFileSync(openapi, described('After'));
  site?.touch(openapi);
  await checked;
  expect(drawn).toBe(2);
});
