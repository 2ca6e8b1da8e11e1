/** The versions of a description that its history tells of: `versions.yaml` beside it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { asList, asRecord, asText, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { advice, suggest, type Suggestion } from '#src/shared/text/nearest.ts';
import { UsageError, type Location, type Problem } from '../../cli/problem.ts';
import { filesAt, isShallow, tagsLike } from './git-files.ts';
import type { FileReader } from './file-reader.ts';
import { parseYaml, type YamlFile } from './yaml.ts';

/** A version that can be read. */
export interface ListedVersion {
  readonly name: string;
  /** Day on which it was published (RFC 3339, full-date). */
  readonly date?: string;
  /** Absolute path of its entry file. */
  readonly entry: string;
  /** Reads its files; absent for the disk. */
  readonly files?: FileReader;
  /** Place of its entry in the list. */
  readonly location: Location;
}

/** Versions that a history tells of at most, the newest ones. */
const MOST = 40;
const KEYS = ['tags', 'versions'];

/** Path of the list of versions, beside the description. */
function versionsFile(openapi: string): string {
  return join(dirname(resolve(openapi)), 'versions.yaml');
}

/**
 * The versions of a description, the oldest first: those that are listed, or the git tags that fit a pattern. None
 * where nothing is said of them.
 */
export async function listedVersions(
  openapi: string,
): Promise<{ readonly versions: readonly ListedVersion[]; readonly problems: readonly Problem[] }> {
  const file = versionsFile(openapi);
  if (!existsSync(file)) return { versions: [], problems: [] };
  const yaml = parseYaml(await readFile(file, 'utf8'), file);
  if (yaml.problems.length > 0) return { versions: [], problems: yaml.problems };
  if (!isRecord(yaml.value))
    return {
      versions: [],
      problems: [problem('The list of versions is not an object.', 'Begin it with `tags: v*`.', yaml.locate([]))],
    };
  const raw = yaml.value;
  const problems: Problem[] = Object.keys(raw)
    .filter((key) => !KEYS.includes(key))
    .map((key) => problem(`The list of versions has no key \`${key}\`.`, suggest(key, KEYS), yaml.locate([key], true)));
  const versions: ListedVersion[] = [];
  for (const found of [...(await tagged(raw, yaml, openapi)), ...(await listed(raw, yaml, openapi))])
    if ('check' in found) problems.push(found);
    else versions.push(found);
  return { versions: versions.slice(-MOST), problems };
}

/** The tags that the list of versions asks for, as one text; empty where it asks for none. */
export async function versionTags(openapi: string): Promise<string> {
  const file = versionsFile(openapi);
  if (!existsSync(file)) return '';
  const tags = asRecord(parseYaml(await readFile(file, 'utf8'), file).value)['tags'];
  return typeof tags === 'string' ? JSON.stringify(await tagsLike(tags, dirname(resolve(openapi)))) : '';
}

type Found = ListedVersion | Problem;

async function tagged(raw: Raw, yaml: YamlFile, openapi: string): Promise<readonly Found[]> {
  if (raw['tags'] === undefined) return [];
  const location = yaml.locate(['tags']);
  const pattern = asText(raw['tags']);
  const folder = dirname(resolve(openapi));
  const tags = await tagsLike(pattern, folder);
  const versions: Found[] = [];
  for (const { name, date } of tags.slice(-MOST)) {
    const files = await filesAt(name, folder);
    if (await files.has(resolve(openapi))) versions.push({ name, date, entry: resolve(openapi), files, location });
  }
  if (await isShallow(folder))
    versions.push({
      ...problem(
        'This clone is shallow: the history may lack versions.',
        'Run `git fetch --unshallow --tags`, in GitHub Actions set `fetch-depth: 0`.',
        location,
      ),
      severity: 'warning',
    });
  else if (versions.length === 0)
    versions.push({
      ...problem(`No tag \`${pattern}\` has this description.`, 'Tag a version, or run `git fetch --tags`.', location),
      severity: 'warning',
    });
  return versions;
}

async function listed(raw: Raw, yaml: YamlFile, openapi: string): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const [index, item] of asList(raw['versions']).entries()) {
    const entry = asRecord(item);
    const location = yaml.locate(['versions', index]);
    const [name, from, date] = [asText(entry['name']), asText(entry['from']), asText(entry['date'])];
    if (name === '' || from === '')
      found.push(
        problem(
          `This version has no \`${name === '' ? 'name' : 'from'}\`.`,
          'Write `name`, and `from` with a git revision or a file beside the description.',
          location,
        ),
      );
    else found.push(await versionFrom(from, { name, ...(date === '' ? {} : { date }), location }, openapi));
  }
  return found;
}

/** A version from a file beside the description, a revision, or a file of a revision (`v1:api.yaml`). */
async function versionFrom(
  from: string,
  about: Pick<ListedVersion, 'name' | 'date' | 'location'>,
  openapi: string,
): Promise<Found> {
  const folder = dirname(resolve(openapi));
  const beside = join(folder, from);
  if (existsSync(beside)) return { ...about, entry: beside };
  const [, revision = from, path] = /^([^:]+):(.+)$/.exec(from) ?? [];
  const entry = path === undefined ? resolve(openapi) : resolve(path);
  try {
    const files = await filesAt(revision, dirname(entry));
    if (await files.has(entry)) return { ...about, entry, files };
    return problem(
      `At \`${revision}\` there is no description.`,
      `Name the entry file that it had then: \`${revision}:FILE\`.`,
      about.location,
    );
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return problem(error.message, error.hint ?? 'Correct `from`.', about.location);
  }
}

function problem(message: string, hint: string | Suggestion, location: Location): Problem {
  return {
    check: 'history',
    severity: 'error',
    message,
    ...advice(hint),
    location,
    docs: 'scripts/compare/README.md#history',
  };
}
