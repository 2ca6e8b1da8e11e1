/** Reads a version of a description from a revision or file. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Raw } from '#src/shared/schema/raw.ts';
import { advice, suggest, type Suggestion } from '#src/shared/text/nearest.ts';
import { UsageError, type Location, type Problem } from '../../cli/problem.ts';
import { filesAt } from './git-files.ts';
import type { FileReader } from './file-reader.ts';
import type { YamlFile } from './yaml.ts';

/** A version of a description that can be read, as `versions.yaml` lists it. */
export interface ListedVersion {
  readonly name: string;
  /** Revision or file of the version, as written. */
  readonly from: string;
  /** Day of publication (RFC 3339, full-date). */
  readonly date?: string;
  /** Absolute path of the entry file. */
  readonly entry: string;
  /** Reader for the files of the version; absent if they are on the disk. */
  readonly files?: FileReader;
  /** Source location of the version in `versions.yaml`. */
  readonly location: Location;
}

/** A version, or the reason why it cannot be read. */
export type VersionResult = ListedVersion | Problem;

/**
 * Finds the entry file that `from` names: a file beside the description, the description in a git revision, or a file
 * in a revision (`v1:api.yaml`).
 */
export async function versionFrom(
  from: string,
  about: Pick<ListedVersion, 'name' | 'date' | 'location'>,
  openapi: string,
): Promise<VersionResult> {
  const folder = dirname(resolve(openapi));
  const beside = join(folder, from);
  if (from !== '' && existsSync(beside)) return { ...about, from, entry: beside };
  const [, revision = from, path] = /^([^:]+):(.+)$/.exec(from) ?? [];
  const entry = path === undefined ? resolve(openapi) : resolve(path);
  try {
    const files = await filesAt(revision, dirname(entry));
    if (await files.has(entry)) return { ...about, from, entry, files };
    return versionProblem(
      `There is no description at \`${revision}\`.`,
      `Name the entry file at that revision: \`${revision}:FILE\`.`,
      about.location,
    );
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return versionProblem(error.message, error.hint ?? 'Correct `from`.', about.location);
  }
}

/** Creates a problem about `versions.yaml`. */
export function versionProblem(message: string, hint: string | Suggestion, location: Location): Problem {
  return {
    check: 'history',
    severity: 'error',
    message,
    ...advice(hint),
    location,
    docs: 'scripts/compare/README.md#history',
  };
}

/** Reports each unknown key in an object of `versions.yaml`. */
export function unknownKeys(
  raw: Raw,
  keys: readonly string[],
  yaml: YamlFile,
  at: readonly (string | number)[] = [],
): Problem[] {
  return Object.keys(raw)
    .filter((key) => !keys.includes(key))
    .map((key) =>
      versionProblem(
        `The list of versions has no key \`${key}\`.`,
        suggest(key, keys),
        yaml.locate([...at, key], true),
      ),
    );
}
