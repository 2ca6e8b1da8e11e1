import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../scripts/compile.ts';
import { apply, type Change } from './edit.ts';

/** What the check says of the sources. */
export interface Verdict {
  /** Ids of the checks that report an error; the build stops at any of them. */
  readonly checks: readonly string[];
  /** Why the compiler stopped, where it crashed instead of reporting. */
  readonly crash?: string;
}

/** Runs the check over the copy of the sources in `root` with some changes made, and puts the files back as they were. */
export async function tryOut(root: string, changes: readonly Change[]): Promise<Verdict> {
  const files = [...new Set(changes.map(({ file }) => file))].map((file) => ({
    file,
    path: join(root, file),
    text: readFileSync(join(root, file), 'utf8'),
  }));
  try {
    for (const { file, path, text } of files)
      writeFileSync(
        path,
        apply(
          text,
          changes.filter((change) => change.file === file),
        ),
      );
    const { problems } = await compile({ openapi: join(root, 'openapi/openapi.yaml'), guides: join(root, 'guides') });
    return {
      checks: [...new Set(problems.filter(({ severity }) => severity === 'error').map(({ check }) => check))].sort(),
    };
  } catch (error) {
    return {
      checks: [],
      crash: error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : String(error),
    };
  } finally {
    for (const { path, text } of files) writeFileSync(path, text);
  }
}
