import { dirname, join, relative, resolve, sep } from 'node:path';
import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import { commandLine } from '../cli/command-line.ts';
import { sortProblems, type Location, type Problem } from '../cli/problem.ts';
import { groupBy } from '../text/group-by.ts';
import { fileText, type FileReader } from '../description/source/file-reader.ts';
import type { LocalResolver } from '../description/source/load.ts';
import { pointersIn } from '../description/source/pointer-at.ts';
import { ReadSource } from '../description/source/read-source.ts';
import { settingsProblems, parseYaml } from '../description/source/yaml.ts';
import { mayBeKnown } from './index.ts';
import { BASELINE_SCHEMA } from './policy-schema.ts';

/** A check, a file, and a place in that file: a JSON Pointer (RFC 6901) in YAML, or a heading of a guide. */
interface Place {
  readonly check: string;
  /** Path of the file, relative to the folder of the description. */
  readonly file: string;
  readonly pointer?: string;
  readonly heading?: string;
}

/** An entry of `baseline.yaml`: how many problems of a check are not reported at a place, and for what reason. */
export interface KnownProblem extends Place {
  readonly count: number;
  readonly reason: string;
}

/** The contents of `baseline.yaml`. */
export interface Baseline {
  readonly file: string;
  readonly entries: readonly (KnownProblem & { readonly location: Location })[];
  /** Mistakes in `baseline.yaml` itself. */
  readonly problems: readonly Problem[];
}

/** The result of comparing the problems of a run with `baseline.yaml`. */
export interface Known {
  /** Problems of the run that the baseline lists, so they are not reported. */
  readonly problems: readonly Problem[];
  /** Number of problems in the baseline that no longer exist. */
  readonly obsolete: number;
  /** The entries that still apply, with `count` reduced to the problems that still exist. */
  readonly entries: readonly KnownProblem[];
  /** Returns the baseline entries that would list the given problems. Leaves out problems that no baseline may list. */
  entriesFor(problems: readonly Problem[], reason: string): Promise<readonly KnownProblem[]>;
}

/** Returns the path of `baseline.yaml`, beside the description. */
export const knownProblemsFile = (openapi: string): string => join(dirname(resolve(openapi)), 'baseline.yaml');

/** Reads `baseline.yaml`; no entries if the file does not exist. */
export async function readBaseline(file: string, files: FileReader): Promise<Baseline> {
  const yaml = parseYaml((await fileText(file, files)) ?? '[]', file);
  return {
    file,
    entries: asList(yaml.value).map((item, index) => {
      const { check, file: of, pointer, heading, count, reason } = asRecord(item);
      return {
        check: asText(check),
        file: asText(of),
        ...(typeof heading === 'string' ? { heading } : { pointer: asText(pointer) }),
        count: typeof count === 'number' ? count : 1,
        reason: asText(reason),
        location: yaml.locate([index]),
      };
    }),
    problems: settingsProblems(yaml, BASELINE_SCHEMA, 'baseline'),
  };
}

/**
 * Splits the problems of a run into `known` problems, which the baseline lists, and `others`. Mistakes in
 * `baseline.yaml` are added to `others`.
 */
export async function splitByBaseline(
  problems: readonly Problem[],
  { file, entries, problems: faults }: Baseline,
  sources: { readonly resolver: LocalResolver; readonly files: FileReader; readonly hasGuides: boolean },
): Promise<{ readonly others: readonly Problem[]; readonly known: Known }> {
  const placeOf = placeFinder(dirname(file), sources);
  const left = entries.map(({ count }) => count);
  const byKey = groupBy(entries.keys(), (index) => keyOf(entries[index]));
  const files = new Set(entries.map((entry) => entry.file));
  const others = [...faults];
  const found: Problem[] = [];
  for (const each of sortProblems(problems)) {
    const same = files.has(fileFrom(dirname(file), each)) ? byKey.get(keyOf(await placeOf(each))) : undefined;
    const index = same?.find((at) => (left[at] ?? 0) > 0);
    (index === undefined ? others : found).push(each);
    if (index !== undefined) left[index] = (left[index] ?? 0) - 1;
  }
  // If a run reads no guides, it is unknown whether problems in guides are fixed.
  const isJudged = (entry: KnownProblem): boolean => sources.hasGuides || !entry.file.startsWith('..');
  const judged = entries.map(({ location, ...entry }, at) => ({
    location,
    entry,
    less: isJudged(entry) ? (left[at] ?? 0) : 0,
  }));
  const mended = judged.find(({ less }) => less > 0);
  const obsolete = judged.reduce((sum, { less }) => sum + less, 0);
  // After an error, a known problem may be absent only because a check could not find it. It is then not called
  // obsolete.
  if (mended !== undefined && sources.hasGuides && !others.some(({ severity }) => severity === 'error'))
    others.push({
      check: 'baseline',
      severity: 'warning',
      message: `${obsolete} of the known problems ${obsolete === 1 ? 'is' : 'are'} obsolete.`,
      hint: `Remove fixed problems with \`${commandLine('check --baseline')}\`.`,
      location: mended.location,
    });
  return {
    others,
    known: {
      problems: found,
      obsolete,
      entries: judged
        .map(({ entry, less }) => ({ ...entry, count: entry.count - less }))
        .filter(({ count }) => count > 0),
      entriesFor: (given, reason) =>
        Promise.all(
          given
            .flatMap((each) => [each, ...samePlaces(each)])
            .filter((each) => mayBeKnown(each.check))
            .map(async (each) => ({ ...(await placeOf(each)), count: 1, reason })),
        ),
    },
  };
}

/** Splits a merged problem: returns a copy of it at each `related` location that is marked `isSame`. */
function samePlaces(each: Problem): readonly Problem[] {
  return (each.related ?? []).filter(({ isSame }) => isSame).map(({ location }) => ({ ...each, location }));
}

/** Merges entries with the same check, place and reason by adding up `count`. Sorts them by check, file and place. */
export function mergeKnown(entries: readonly KnownProblem[]): readonly KnownProblem[] {
  const merged = new Map<string, KnownProblem>();
  for (const entry of entries) {
    const key = `${keyOf(entry)}\0${entry.reason}`;
    merged.set(key, { ...entry, count: entry.count + (merged.get(key)?.count ?? 0) });
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

function keyOf({ check = '', file = '', pointer = '', heading = '' }: Partial<Place> = {}): string {
  return [check, file, pointer, heading].join('\0');
}

function fileFrom(folder: string, { location }: Problem): string {
  return relative(folder, resolve(location.file)).split(sep).join('/');
}

/** Converts a location in one file to a JSON Pointer or heading. */
type PlaceInFile = (location: Location) => Pick<Place, 'pointer' | 'heading'>;

/** Creates a function that converts the location of a problem to a JSON Pointer or heading. Each file is read once. */
function placeFinder(
  folder: string,
  { resolver, files }: { readonly resolver: LocalResolver; readonly files: FileReader },
): (problem: Problem) => Promise<Place> {
  const finders = new Map<string, Promise<PlaceInFile>>();
  const finderOf = async (path: string): Promise<PlaceInFile> => {
    const loaded = await resolver.cache.get(path)?.catch(() => undefined);
    const source =
      loaded !== undefined && 'source' in loaded
        ? loaded.source
        : new ReadSource(path, ((await fileText(path, files)) ?? '').replaceAll('\r\n', '\n'));
    const pointerOf = /\.mdx?$/.test(path) ? undefined : pointersIn(source);
    return (location) =>
      pointerOf === undefined
        ? { heading: headingAt(source.getLines(), location.line) }
        : { pointer: pointerOf(location) };
  };
  return async (each) => {
    const path = resolve(each.location.file);
    const finder = finders.get(path) ?? finderOf(path);
    finders.set(path, finder);
    return { check: each.check, file: fileFrom(folder, each), ...(await finder)(each.location) };
  };
}

/** Returns the text of the last heading at or above a line; an empty string if there is none. `line` counts from 1. */
export function headingAt(lines: readonly string[], line: number): string {
  let [heading, fence] = ['', ''];
  for (const text of lines.slice(0, line)) {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(text) ?? [];
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    const [, found] = fence === '' ? (/^#{1,6}\s+(.*?)\s*$/.exec(text) ?? []) : [];
    heading = found ?? heading;
  }
  return heading;
}
