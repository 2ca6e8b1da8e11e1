/** A copy of the sources of a site, to be edited by a test. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { displayPath } from '#scripts/cli/problem.ts';
import { compile } from '#scripts/compile/compile.ts';

export interface SiteCopy {
  readonly root: string;
  readonly entry: string;
  readonly guides: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Problems as `file: message [check]`. */
  readonly problems: () => Promise<readonly string[]>;
  readonly remove: () => void;
}

/** Where `openapi/` and `guides/` of a site lie: this project's, and one with a file for each kind of component. */
export const SITES = { 'this project': '.', 'files of several objects': 'tests/fixtures/parcels' } as const;

export function copySite(from: string): SiteCopy {
  const root = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const folder of ['openapi', 'guides']) cpSync(join(from, folder), join(root, folder), { recursive: true });
  // How complete the original is is no matter of the copy.
  rmSync(join(root, 'openapi/coverage.json'), { force: true });
  const entry = join(root, 'openapi/openapi.yaml');
  const guides = join(root, 'guides');
  return {
    root,
    entry: resolve(entry),
    guides: resolve(guides),
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write(file, text) {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    async problems() {
      const { problems } = await compile({ openapi: entry, guides });
      const inSite = (text: string): string => text.replaceAll(`${displayPath(root)}/`, '');
      return problems.map(({ check, message, location }) => `${inSite(location.file)}: ${inSite(message)} [${check}]`);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
