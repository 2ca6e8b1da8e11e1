/** A copy of the sources of a site, to be edited by a test. */
import { cpSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { displayPath } from '#scripts/cli/problem.ts';
import { compile } from '#scripts/checks/compile.ts';
import { createFolder, type Folder } from '../../../fixtures/folder.ts';

/** A text of a file, and what takes its place. */
export type Edit = readonly [file: string, from: string, to: string];

export interface SiteCopy extends Folder {
  readonly entry: string;
  readonly guides: string;
  readonly edit: (edit: Edit) => void;
  /** Every file with its text, but those of git. */
  readonly texts: () => ReadonlyMap<string, string>;
  /** Problems as `file: message [check]`. */
  readonly problems: () => Promise<readonly string[]>;
}

/** Where `openapi/` and `guides/` of a site lie: this project's, and one with a file for each kind of component. */
export const SITES = { 'this project': '.', 'files of several objects': 'tests/fixtures/parcels' } as const;

export function copySite(from: string): SiteCopy {
  const folder = createFolder();
  const { root } = folder;
  for (const folder of ['openapi', 'guides']) cpSync(join(from, folder), join(root, folder), { recursive: true });
  const entry = join(root, 'openapi/openapi.yaml');
  const guides = join(root, 'guides');
  return {
    ...folder,
    entry: resolve(entry),
    guides: resolve(guides),
    edit([file, from, to]) {
      expect(folder.read(file)).toContain(from);
      folder.write(
        file,
        folder.read(file).replace(from, () => to),
      );
    },
    texts: () =>
      new Map(
        readdirSync(root, { recursive: true, encoding: 'utf8' })
          .filter((name) => !name.startsWith('.git') && statSync(join(root, name)).isFile())
          .sort()
          .map((name) => [name, folder.read(name)]),
      ),
    async problems() {
      const { problems } = await compile({ openapi: entry, guides });
      const inSite = (text: string): string => text.replaceAll(`${displayPath(root)}/`, '');
      return problems.map(({ check, message, location }) => `${inSite(location.file)}: ${inSite(message)} [${check}]`);
    },
  };
}
