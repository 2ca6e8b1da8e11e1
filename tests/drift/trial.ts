import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from '#scripts/checks/compile.ts';
import type { Version } from './version.ts';

/** What the check reports for changed sources. */
export interface Outcome {
  /** Ids of the checks that report an error; the build stops at any of them. */
  readonly checks: readonly string[];
  /** The errors themselves. */
  readonly errors: readonly Refusal[];
  /** Why the compiler stopped, where it crashed instead of reporting. */
  readonly crash?: string;
}

/** An error as it is printed. */
interface Refusal {
  readonly check: string;
  readonly message: string;
  /** `file:line`. */
  readonly place: string;
}

/** Runs the check on the copy of the sources in `root` with some files changed, and restores them. */
export async function tryOut(root: string, versions: readonly Version[]): Promise<Outcome> {
  const undo = versions.map((version) => put(root, version));
  try {
    const { problems } = await compile({ openapi: join(root, 'openapi/openapi.yaml'), guides: join(root, 'guides') });
    const errors = problems
      .filter(({ severity }) => severity === 'error')
      .map(({ check, message, location }) => ({ check, message, place: `${location.file}:${location.line}` }));
    return { checks: [...new Set(errors.map(({ check }) => check))].sort(), errors };
  } catch (error) {
    return {
      checks: [],
      errors: [],
      crash: error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : String(error),
    };
  } finally {
    for (const restore of undo) restore();
  }
}

/** Writes or removes a file; returns how to undo that. */
function put(root: string, { file, text }: Version): () => void {
  const path = join(root, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const created = mkdirSync(dirname(path), { recursive: true });
  if (text === null) rmSync(path);
  else writeFileSync(path, text);
  return () => {
    if (before !== undefined) writeFileSync(path, before);
    else rmSync(created ?? path, { recursive: true, force: true });
  };
}
