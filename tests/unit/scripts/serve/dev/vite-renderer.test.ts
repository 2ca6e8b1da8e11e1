import { EventEmitter } from 'node:events';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { ROOT } from '#scripts/cli/packed.ts';
import { viteRenderer } from '#scripts/serve/dev/vite-renderer.ts';

const vite = vi.hoisted(() => ({ watcher: { on: vi.fn() }, ws: { send: vi.fn() }, ssrLoadModule: async () => ({}) }));
vi.mock('vite', () => ({ createServer: async () => vite }));

beforeEach(() => void vite.ws.send.mockClear());

it.each([
  ['src/page/head/main.ts', true],
  ['src/page/actions/copy.ts', true],
  ['src/page/not-found/main.ts', true],
  ['src/page/contract/contract.ts', true],
  ['src/page/live/main.ts', false],
  ['src/views/content/Link.tsx', false],
])('an edit of %s reloads open pages: %j', async (file, want) => {
  const watcher = new EventEmitter();
  vite.watcher.on.mockImplementation((name, listener) => watcher.on(name, listener));
  await viteRenderer(() => undefined, {});
  watcher.emit('all', 'change', path.join(ROOT, file));
  expect(vite.ws.send.mock.calls).toEqual(want ? [[{ type: 'full-reload' }]] : []);
});
