import { afterEach, expect, it, vi } from 'vitest';
import { openInEditor } from '#scripts/serve/dev/open-in-editor.ts';

const spawn = vi.hoisted(() => vi.fn(() => ({ once: () => undefined })));
vi.mock('node:child_process', () => ({ spawn }));

afterEach(() => {
  vi.unstubAllEnvs();
  spawn.mockClear();
});

it.each([
  ['code', ['code', ['--goto', '/site/a.mdx:3:5']]],
  ['cursor --reuse-window', ['cursor', ['--reuse-window', '--goto', '/site/a.mdx:3:5']]],
  ['/opt/webstorm64', ['/opt/webstorm64', ['--line', '3', '/site/a.mdx']]],
  ['gvim', ['gvim', ['+3', '/site/a.mdx']]],
  ['subl', ['subl', ['/site/a.mdx:3:5']]],
])('%s is started at the line', (editor, [program, args]) => {
  vi.stubEnv('LAUNCH_EDITOR', editor);
  expect(openInEditor('/site/a.mdx:3:5', () => true)).toBe(true);
  expect(spawn).toHaveBeenCalledWith(program, args, expect.anything());
});

it.each(['/etc/passwd:1:1', '/site/../etc/passwd:1:1', '/site/a.mdx', ''])('%j is not opened', (place) => {
  expect(openInEditor(place, (file) => file.startsWith('/site/'))).toBe(false);
  expect(spawn).not.toHaveBeenCalled();
});
