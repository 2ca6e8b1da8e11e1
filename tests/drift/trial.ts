import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '#scripts/compile/compile.ts';
import { apply, type Change } from './edit.ts';

/** What the check reports for changed sources. */
export interface Outcome {
  /** Ids of the checks that report an error; the build stops at any of them. */
  readonly checks: readonly string[];
  /** Why the compiler stopped, where it crashed instead of reporting. */
  readonly crash?: string;
}

/** Runs the check on the copy of the sources in `root` with some changes, and restores the files. */
export async function tryOut(root: string, changes: readonly Change[]): Promise<Outcome> {
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
