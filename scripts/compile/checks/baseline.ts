import { dirname, join, relative, resolve, sep } from 'node:path';
import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { sortProblems, type Location, type Problem } from '../../cli/problem.ts';
import { isInternal } from '../publish/reference-problem.ts';
import { textOf, type FileReader } from '../source/file-reader.ts';
import type { LocalResolver } from '../source/load.ts';
import { headingAt } from '../source/guides/heading-at.ts';
import { pointerAt } from '../source/pointer-at.ts';
import { ReadSource } from '../source/read-source.ts';
import { parseYaml } from '../source/yaml.ts';
import { isKnowable } from './kinds.ts';

/** A place that known problems are at: a JSON Pointer (RFC 6901) of a YAML file, or a heading of a guide. */
interface Place {
  readonly check: string;
  /** Relative to the folder of the description. */
  readonly file: string;
  readonly pointer?: string;
  readonly heading?: string;
}

/** An entry of `baseline.yaml`: as many problems of one check as are known at one place. */
export interface KnownProblem extends Place {
  readonly count: number;
  readonly reason: string;
}

/** What `baseline.yaml` says. */
export interface Baseline {
  readonly file: string;
  readonly entries: readonly (KnownProblem & { readonly location: Location })[];
  readonly problems: readonly Problem[];
}

/** What is known of the problems of a run. */
export interface Known {
  /** Problems that are not told, as the baseline knows them. */
  readonly count: number;
  /** Problems that the baseline knows and that are no longer there. */
  readonly gone: number;
  /** The entries that still hold, with as many problems as there are. */
  readonly entries: readonly KnownProblem[];
  /** Entries for other problems; none for those that may never be known. */
  entriesFor(problems: readonly Problem[], reason: string): Promise<readonly KnownProblem[]>;
}

const KEYS = ['check', 'file', 'pointer', 'heading', 'count', 'reason'];

/** Path of the known problems of a description, beside it. */
export const knownProblemsFile = (openapi: string): string => join(dirname(resolve(openapi)), 'baseline.yaml');

/** Reads `baseline.yaml`; without one nothing is known. */
export async function readBaseline(file: string, files: FileReader): Promise<Baseline> {
  const yaml = parseYaml((await textOf(file, files)) ?? '[]', file);
  const items = asList(yaml.value).map((item, index) => ({ raw: asRecord(item), location: yaml.locate([index]) }));
  return {
    file,
    entries: items.filter(isUsable).map(({ raw, location }) => ({
      check: asText(raw['check']),
      file: asText(raw['file']),
      ...(typeof raw['heading'] === 'string' ? { heading: raw['heading'] } : { pointer: asText(raw['pointer']) }),
      count: typeof raw['count'] === 'number' ? raw['count'] : 1,
      reason: asText(raw['reason']),
      location,
    })),
    problems: [
      ...yaml.problems,
      ...items.flatMap(({ raw, location }) => {
        const check = asText(raw['check']);
        const unknown = Object.keys(raw).find((key) => !KEYS.includes(key));
        if (unknown !== undefined)
          return problem(`An entry of the baseline has no key \`${unknown}\`.`, 'Remove it.', location);
        if (check === '' || asText(raw['file']) === '')
          return problem('This entry of the baseline lacks `check` or `file`.', 'Remove it.', location);
        if (!isKnowable(check))
          return problem(
            `Problems of \`${check}\` are never known ones.`,
            'Correct it, and remove the entry.',
            location,
          );
        if (asText(raw['reason']).trim() === '')
          return problem('This entry of the baseline has no `reason`.', 'Say in one sentence why it stays.', location);
        return [];
      }),
    ],
  };
}

/** Whether an entry may say anything. */
const isUsable = ({ raw }: { readonly raw: Raw }): boolean => isKnowable(asText(raw['check']));

function problem(message: string, hint: string, location: Location): Problem[] {
  return [{ check: 'baseline', severity: 'error', message, hint, location }];
}

/** Parts the problems of a run into those that the baseline knows, and the others. */
export async function partKnown(
  problems: readonly Problem[],
  { file, entries, problems: faults }: Baseline,
  sources: { readonly resolver: LocalResolver; readonly files: FileReader; readonly guides: boolean },
): Promise<{ readonly others: readonly Problem[]; readonly known: Known }> {
  const placeOf = placeFinder(dirname(file), sources);
  const left = entries.map(({ count }) => count);
  const others: Problem[] = [];
  const candidates = new Set(entries.map((entry) => entry.check + entry.file));
  for (const each of sortProblems(problems)) {
    const isCandidate = candidates.has(each.check + fileFrom(dirname(file), each)) && !isInternal(each);
    const key = isCandidate ? keyOf(await placeOf(each)) : '';
    const index = isCandidate ? entries.findIndex((entry, at) => (left[at] ?? 0) > 0 && keyOf(entry) === key) : -1;
    if (index < 0) others.push(each);
    else left[index] = (left[index] ?? 0) - 1;
  }
  const kept = entries.flatMap(({ location: _, ...entry }, at) => {
    // Without guides, nothing is known of what they say.
    const found = !sources.guides && entry.file.startsWith('..') ? entry.count : entry.count - (left[at] ?? 0);
    return found > 0 ? [{ ...entry, count: found }] : [];
  });
  const [mended, all] = [entries.find((_, at) => (left[at] ?? 0) > 0), total(entries)];
  const gone = all - total(kept);
  return {
    others: [
      ...others,
      ...faults,
      ...(gone === 0 || mended === undefined || !sources.guides
        ? []
        : problem(
            `${gone} of the known problems ${gone === 1 ? 'is' : 'are'} no longer there.`,
            'Remove what is mended with `npm run check -- --baseline`.',
            mended.location,
          ).map((warning) => ({ ...warning, severity: 'warning' as const }))),
    ],
    known: {
      count: all - left.reduce((sum, count) => sum + count, 0),
      gone,
      entries: kept,
      entriesFor: async (given, reason) =>
        Promise.all(
          given
            .flatMap((each) => [each, ...samePlaces(each)])
            .filter((each) => isKnowable(each.check) && !isInternal(each))
            .map(async (each) => ({ ...(await placeOf(each)), count: 1, reason })),
        ),
    },
  };
}

/** A problem that several places have, at its other places. */
function samePlaces(each: Problem): readonly Problem[] {
  return (each.related ?? []).filter(({ isSame }) => isSame).map(({ location }) => ({ ...each, location }));
}

/** Known problems as they stand in the file: those that are alike once, sorted. */
export function mergeKnown(entries: readonly KnownProblem[]): readonly KnownProblem[] {
  const merged = new Map<string, KnownProblem>();
  for (const entry of entries) {
    const key = `${keyOf(entry)}\0${entry.reason}`;
    merged.set(key, { ...entry, count: entry.count + (merged.get(key)?.count ?? 0) });
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

const total = (entries: readonly KnownProblem[]): number => entries.reduce((sum, { count }) => sum + count, 0);

const keyOf = ({ check, file, pointer = '', heading = '' }: Place): string =>
  [check, file, pointer, heading].join('\0');

const fileFrom = (folder: string, { location }: Problem): string =>
  relative(folder, resolve(location.file)).split(sep).join('/');

/** Finds the places of problems, and reads each file once. */
function placeFinder(
  folder: string,
  { resolver, files }: { readonly resolver: LocalResolver; readonly files: FileReader },
): (problem: Problem) => Promise<Place> {
  const texts = new Map<string, Promise<ReadSource>>();
  const sourceOf = async (path: string): Promise<ReadSource> => {
    const loaded = await resolver.cache.get(path)?.catch(() => undefined);
    if (loaded !== undefined && 'source' in loaded && loaded.source instanceof ReadSource) return loaded.source;
    return new ReadSource(path, ((await textOf(path, files)) ?? '').replaceAll('\r\n', '\n'));
  };
  return async (each) => {
    const path = resolve(each.location.file);
    const read = texts.get(path) ?? sourceOf(path);
    texts.set(path, read);
    const source = await read;
    const shared = { check: each.check, file: fileFrom(folder, each) };
    return /\.mdx?$/.test(path)
      ? { ...shared, heading: headingAt(source.getLines(), each.location.line) }
      : { ...shared, pointer: pointerAt(source, each.location) };
  };
}
