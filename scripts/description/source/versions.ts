/** The versions in `versions.yaml`: those of the history, and those that have their own reference pages. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { asList, asRecord, asText, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import type { Problem } from '../../cli/problem.ts';
import { filesAt, isShallow, tagsLike } from './git-files.ts';
import { publishedVersions, type PublishedVersion } from './published-versions.ts';
import { unknownKeys, versionFrom, versionProblem, type VersionResult, type ListedVersion } from './version-from.ts';
import { parseYaml, type YamlFile } from './yaml.ts';

/** The contents of `versions.yaml`, the oldest version first. */
export interface ListedVersions {
  readonly versions: readonly ListedVersion[];
  readonly published: readonly PublishedVersion[];
  readonly problems: readonly Problem[];
}

/** Maximum number of versions in a history; older versions are left out. */
const MOST = 40;
const KEYS = ['tags', 'versions', 'published'];

/** Returns the path of `versions.yaml`, beside the description. */
function versionsFile(openapi: string): string {
  return join(dirname(resolve(openapi)), 'versions.yaml');
}

/**
 * Returns the versions in `versions.yaml`: first the git tags that match the pattern under `tags`, oldest first, then
 * the entries under `versions`. If both keys are absent, these are the entries under `published`. Returns no versions
 * if there is no such file.
 */
export async function listedVersions(openapi: string): Promise<ListedVersions> {
  const file = versionsFile(openapi);
  const nothing = { versions: [], published: [] };
  if (!existsSync(file)) return { ...nothing, problems: [] };
  const yaml = parseYaml(await readFile(file, 'utf8'), file);
  if (yaml.problems.length > 0) return { ...nothing, problems: yaml.problems };
  if (!isRecord(yaml.value))
    return {
      ...nothing,
      problems: [
        versionProblem('The list of versions is not an object.', 'Begin the file with `tags: v*`.', yaml.locate([])),
      ],
    };
  const raw = yaml.value;
  const problems: Problem[] = unknownKeys(raw, KEYS, yaml);
  const versions: ListedVersion[] = [];
  for (const found of [...(await tagged(raw, yaml, openapi)), ...(await listed(raw, yaml, openapi))])
    if ('check' in found) problems.push(found);
    else versions.push(found);
  const published: PublishedVersion[] = [];
  const isAlone = raw['tags'] === undefined && raw['versions'] === undefined;
  for (const found of await publishedVersions(raw, yaml, isAlone ? openapi : versions))
    if ('check' in found) problems.push(found);
    else published.push(found);
  return {
    versions: isAlone ? published.map(({ version }) => version) : versions.slice(-MOST),
    published,
    problems,
  };
}

/**
 * Returns the git tags that match the pattern under `tags` in `versions.yaml`, as JSON text; an empty string if the
 * file or the key is missing.
 */
export async function versionTags(openapi: string): Promise<string> {
  const file = versionsFile(openapi);
  if (!existsSync(file)) return '';
  const tags = asRecord(parseYaml(await readFile(file, 'utf8'), file).value)['tags'];
  return typeof tags === 'string' ? JSON.stringify(await tagsLike(tags, dirname(resolve(openapi)))) : '';
}

async function tagged(raw: Raw, yaml: YamlFile, openapi: string): Promise<readonly VersionResult[]> {
  if (raw['tags'] === undefined) return [];
  const location = yaml.locate(['tags']);
  const pattern = asText(raw['tags']);
  const folder = dirname(resolve(openapi));
  const tags = await tagsLike(pattern, folder);
  const versions: VersionResult[] = [];
  for (const { name, date } of tags.slice(-MOST)) {
    const files = await filesAt(name, folder);
    if (await files.has(resolve(openapi)))
      versions.push({ name, from: name, date, entry: resolve(openapi), files, location });
  }
  if (await isShallow(folder))
    versions.push({
      ...versionProblem(
        'This clone is shallow: the history may lack versions.',
        'Run `git fetch --unshallow --tags`. In GitHub Actions, set `fetch-depth: 0` instead.',
        location,
      ),
      severity: 'warning',
    });
  else if (versions.length === 0)
    versions.push({
      ...versionProblem(
        `No tag that matches \`${pattern}\` contains this description.`,
        'Tag a version, or run `git fetch --tags`.',
        location,
      ),
      severity: 'warning',
    });
  return versions;
}

async function listed(raw: Raw, yaml: YamlFile, openapi: string): Promise<readonly VersionResult[]> {
  const found: VersionResult[] = [];
  for (const [index, item] of asList(raw['versions']).entries()) {
    const entry = asRecord(item);
    const location = yaml.locate(['versions', index]);
    const [name, from, date] = [asText(entry['name']), asText(entry['from']), asText(entry['date'])];
    if (name === '' || from === '')
      found.push(
        versionProblem(
          `This version has no \`${name === '' ? 'name' : 'from'}\`.`,
          'Write `name`, and `from` with a git revision or a file beside the description.',
          location,
        ),
      );
    else found.push(await versionFrom(from, { name, ...(date === '' ? {} : { date }), location }, openapi));
  }
  return found;
}
