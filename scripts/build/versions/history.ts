import type { History, Release, ReleaseNote, ReportedChange } from '#src/model/history.ts';
import { BuildError, UsageError, type Problem } from '../../cli/problem.ts';
import type { Change } from '../../compare/change.ts';
import { compareVersions } from '../../compare/compare.ts';
import { readNotes, type ChangeNote } from '../../compare/notes.ts';
import { readVersion, type ReadVersion } from '../../description/read-version.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { listedVersions } from '../../description/source/versions.ts';
import type { PublishedVersion } from '../../description/source/published-versions.ts';
import type { ListedVersion } from '../../description/source/version-from.ts';

/** The version history of a description, and the problems found in it. */
export interface ReadHistory {
  /** The changes between versions; absent if no versions are listed. */
  readonly history?: History;
  /** Earlier versions that have a reference in the site, the oldest first. */
  readonly published: readonly PublishedVersion[];
  readonly problems: readonly Problem[];
}

/**
 * Reads the changes between the versions in `versions.yaml`, and from each version to the current description. An
 * unreadable version is left out of the history, with a problem: an error in the check, and a warning in the build.
 */
export async function readHistory(openapi: string): Promise<ReadHistory> {
  const { versions, published, problems: listed } = await listedVersions(openapi);
  const { notes, problems: noteProblems } = readNotes(openapi);
  const problems: Problem[] = [...listed, ...noteProblems];
  if (versions.length === 0) return { published, problems };
  const current = await readVersion(openapi).catch((error: unknown) => {
    // The compilation reports the problems of the current description.
    if (error instanceof BuildError) return undefined;
    throw error;
  });
  if (current === undefined) return { published, problems };
  const releases: Release[] = [];
  let before: ReadVersion | undefined;
  for (const version of versions) {
    const read = await readListed(version, problems);
    if (read === undefined) continue;
    releases.unshift({
      name: version.name,
      ...(version.date === undefined ? {} : { date: version.date }),
      ...changesFrom(before, read, notes),
      since: compareVersions(read, current).map(toReported),
    });
    before = read;
  }
  const [newest] = releases;
  if (before === undefined || newest === undefined) return { published, problems };
  const unreleased = newest.since ?? [];
  const { since: _, ...latest } = newest;
  return {
    history: {
      releases:
        unreleased.length === 0
          ? [latest, ...releases.slice(1)]
          : [{ name: '', ...changesFrom(before, current, notes) }, ...releases],
    },
    published,
    problems,
  };
}

async function readListed(
  { entry, files, name, location }: ListedVersion,
  problems: Problem[],
): Promise<ReadVersion | undefined> {
  try {
    return await readVersion(entry, files);
  } catch (error) {
    if (!(error instanceof BuildError) && !(error instanceof UsageError)) throw error;
    const why = error instanceof BuildError ? error.problems[0]?.message : error.message;
    problems.push({
      check: 'history',
      severity: 'error',
      message: `The version \`${name}\` cannot be read: ${why ?? error.message}`,
      hint: 'Its changes are left out. Correct `from`, or remove the version from the list.',
      location,
      docs: 'scripts/compare/README.md#history',
    });
    return undefined;
  }
}

function changesFrom(
  before: ReadVersion | undefined,
  after: ReadVersion,
  notes: readonly ChangeNote[],
): Pick<Release, 'changes' | 'notes'> {
  if (before === undefined) return { notes: [] };
  const changes = compareVersions(before, after);
  const keys = new Set(changes.map(({ key }) => key));
  const matching = notes.filter((note) => note.changes.some(({ key }) => keys.has(key)));
  return {
    changes: changes.map(toReported),
    notes: matching.map(({ date, title, todo, before, after, changes: declared }): ReleaseNote =>
      omitUndefined({ date, title, todo, before, after, changes: declared.map(({ key }) => key) }),
    ),
  };
}

function toReported({ id, key, verdict, message, reason, operations }: Change): ReportedChange {
  return { id, key, verdict, message, reason, operations };
}
