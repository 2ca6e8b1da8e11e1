import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { displayPath } from '../../cli/problem.ts';
import type { Check } from '../lookup/check.ts';

/** A source file that earlier versions of this program read. */
interface GoneFile {
  /** The folder in which the file was: that of the description or that of the guides. */
  readonly beside: 'description' | 'guides';
  readonly name: string;
  /** What the author has to do: delete the file, or move its contents. */
  readonly hint: string;
}

const GONE_FILES: readonly GoneFile[] = [
  {
    beside: 'description',
    name: 'coverage.json',
    hint: 'Delete the file. `check --gaps` lists unpublished parts and counts facts by evidence.',
  },
  {
    beside: 'guides',
    name: 'names.yaml',
    hint: 'Move its list to `names:` in `checks.yaml` beside the description, and delete it.',
  },
];

/** The sources contain no file that only earlier versions of this program read. */
export const fileGone: Check = {
  id: 'file-gone',
  subject: 'text',
  isNeverKnown: true,
  *run({ entry, guides }) {
    const site = guides.settings?.[0]?.file;
    for (const { beside, name, hint } of GONE_FILES) {
      const neighbour = beside === 'description' ? entry : site;
      const file = neighbour === undefined ? '' : join(dirname(neighbour), name);
      if (!existsSync(file)) continue;
      yield {
        message: `\`${name}\` is no longer read.`,
        hint,
        location: { file: displayPath(file), line: 1, column: 1 },
      };
    }
  },
};
