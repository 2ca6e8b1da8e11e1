import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { displayPath } from '../../cli/problem.ts';
import type { Check } from '../lookup/check.ts';

/** A file of authors that an earlier version of this program read. */
interface GoneFile {
  /** The folder that it lay in: the description's or that of the guides. */
  readonly beside: 'description' | 'guides';
  readonly name: string;
  /** What is read instead, and what to do. */
  readonly hint: string;
}

const GONE_FILES: readonly GoneFile[] = [
  {
    beside: 'description',
    name: 'coverage.json',
    hint: 'Delete it. `check --gaps` lists what is not published and counts how facts are known.',
  },
  {
    beside: 'guides',
    name: 'names.yaml',
    hint: 'Move its list to `names:` in `checks.yaml` beside the description, and delete it.',
  },
];

/** No file is left that authors believe in and nothing reads any more. */
export const fileGone: Check = {
  id: 'file-gone',
  judges: 'text',
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
