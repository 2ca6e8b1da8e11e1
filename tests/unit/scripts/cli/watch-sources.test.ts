import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSources, type SourceWatch } from '#scripts/cli/watch-sources.ts';
import { freshFolder } from '../../own-folder.ts';

const folder = freshFolder();
let watched: SourceWatch;
let changed: Set<string>;

beforeEach(() => {
  write('site/paths/a.yaml');
  write('beside.yaml');
  changed = new Set();
  watched = watchSources([join(folder.root, 'site')], (file) => changed.add(file.slice(folder.root.length + 1)));
});
afterEach(() => watched.close());

function write(file: string, text = file): void {
  folder.write(file, text);
}

/** Writes a file as editors do that never leave half of one. */
function replace(file: string): void {
  write(`${file}~`);
  renameSync(join(folder.root, `${file}~`), join(folder.root, file));
}

async function tells(file: string): Promise<void> {
  await vi.waitFor(() => expect([...changed]).toContain(file), { timeout: 60_000 });
  changed.clear();
}

it('tells of a file that is written, and of one that an editor replaces again and again', async () => {
  write('site/paths/a.yaml', 'new');
  await tells('site/paths/a.yaml');
  for (let time = 0; time < 3; time++) {
    replace('site/paths/a.yaml');
    await tells('site/paths/a.yaml');
  }
  rmSync(join(folder.root, 'site/paths/a.yaml'));
  await tells('site/paths/a.yaml');
});

it('tells of files in a folder that is new, moved, or removed and made again', async () => {
  write('site/guides/send/b.mdx');
  await tells('site/guides/send/b.mdx');
  renameSync(join(folder.root, 'site/guides'), join(folder.root, 'site/texts'));
  await tells('site/texts/send/b.mdx');
  write('site/texts/send/b.mdx', 'new');
  await tells('site/texts/send/b.mdx');
  rmSync(join(folder.root, 'site'), { recursive: true });
  await tells('site');
  write('site/paths/a.yaml');
  await tells('site/paths/a.yaml');
});

it('tells of files elsewhere that were added, and of no others', async () => {
  watched.add([join(folder.root, 'beside.yaml')]);
  write('other.yaml');
  replace('beside.yaml');
  await vi.waitFor(() => expect([...changed]).toEqual(['beside.yaml']), { timeout: 60_000 });
});

it('looks into no hidden folder and no package', async () => {
  for (const hidden of ['.git', 'node_modules']) write(`site/${hidden}/c.yaml`);
  write('site/last.yaml');
  await tells('site/last.yaml');
  write('site/.git/c.yaml', 'new');
  write('site/last.yaml', 'new');
  await vi.waitFor(() => expect([...changed]).toEqual(['site/last.yaml']), { timeout: 60_000 });
});
