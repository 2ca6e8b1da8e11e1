import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Problem } from '#scripts/cli/problem.ts';
import { CompileCache } from '#scripts/checks/compile-cache.ts';
import { LiveSite } from '#scripts/serve/dev/live-site.ts';
import { sharedFolder } from '../../../own-folder.ts';

const openapi = join(sharedFolder().root, 'openapi.json');
const time = new Date();
let site: LiveSite | undefined;

/** Milliseconds in which a file is found to be written to its end. */
const READ = 20;
/** Milliseconds after which a watcher has told of every change. */
const WATCHED = 100;

afterEach(async () => {
  vi.useRealTimers();
  await site?.close();
});

const described = (title: string): string =>
  JSON.stringify({ openapi: '3.1.0', info: { title, version: '1', description: 'Long. '.repeat(100) }, paths: {} });

test('a file that was read while it was being written is read again, though its time is the same', async () => {
  writeFileSync(openapi, described('Before'));
  site = new LiveSite({ openapi }, { compiled: () => undefined, checked: () => undefined });
  expect((await site.latest())?.site.config.brand).toBe('Before');

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  writeFileSync(openapi, described('After').slice(0, 300));
  utimesSync(openapi, time, time);
  site.touch(openapi);
  await vi.advanceTimersByTimeAsync(READ);
  expect((await site.latest())?.site.config.brand).toBe('Before');

  writeFileSync(openapi, described('After'));
  utimesSync(openapi, time, time);
  await vi.advanceTimersByTimeAsync(WATCHED);
  await vi.advanceTimersByTimeAsync(READ);
  expect((await site.latest())?.site.config.brand).toBe('After');
});

test('a file that was written is read once', async () => {
  let compiled = 0;
  writeFileSync(openapi, described('Before'));
  const checked = new Promise((resolve) => {
    site = new LiveSite({ openapi }, { compiled: () => compiled++, checked: resolve });
  });
  await site?.latest();
  writeFileSync(openapi, described('After'));
  site?.touch(openapi);
  await checked;
  expect(compiled).toBe(2);
});

test('sources that cannot be compiled are reported with what the check says, until one can', async () => {
  writeFileSync(openapi, described('Before'));
  vi.spyOn(CompileCache.prototype, 'description').mockRejectedValueOnce(new Error('Oh.'));
  let told: (problems: readonly Problem[]) => void = () => undefined;
  const next = () => new Promise<readonly Problem[]>((resolve) => (told = resolve));
  site = new LiveSite({ openapi }, { compiled: () => undefined, checked: (problems) => told(problems) });
  expect((await next()).map(({ message }) => message)).toEqual(['The sources cannot be read: Oh.']);
  site.touch(openapi);
  expect(await next()).toEqual([]);
});
