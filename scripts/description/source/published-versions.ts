/**
 * The earlier versions of the API that have their own reference pages, as `published` in `versions.yaml` lists them.
 */
import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { isDay } from '#src/shared/text/day.ts';
import { suggest } from '#src/shared/text/nearest.ts';
import type { Problem } from '../../cli/problem.ts';
import { unknownKeys, versionFrom, versionProblem, type VersionResult, type ListedVersion } from './version-from.ts';
import type { YamlFile } from './yaml.ts';

/** An earlier version of the API that has its own reference pages. */
export interface PublishedVersion {
  /** Name of the version in URLs, such as `1.2` in `/v/1.2/reference`. */
  readonly label: string;
  /** The last day on which the version can be called (RFC 3339, full-date), if known. */
  readonly until?: string;
  readonly version: ListedVersion;
}

const KEYS = ['label', 'from', 'until'];
/** Matches a URL segment that needs no percent-encoding. */
const LABEL = /^[A-Za-z0-9][\w.-]*$/;

/**
 * Returns the versions under `published` in `versions.yaml`, and a problem for each that is not valid.
 *
 * @param known versions of the history: the `from` of each published version has to name one of them. If `published`
 * itself is the history, this is the path of the entry file, and `from` may name any git revision or file.
 */
export async function publishedVersions(
  raw: Raw,
  yaml: YamlFile,
  known: readonly ListedVersion[] | string,
): Promise<readonly (PublishedVersion | Problem)[]> {
  const labels = new Set<string>();
  const found: (PublishedVersion | Problem)[] = [];
  for (const [index, item] of asList(raw['published']).entries()) {
    const entry = asRecord(item);
    const location = yaml.locate(['published', index]);
    const [label, from, until] = [asText(entry['label']), asText(entry['from']), asText(entry['until'])];
    found.push(...unknownKeys(entry, KEYS, yaml, ['published', index]));
    if (!LABEL.test(label) || labels.has(label)) {
      found.push(
        versionProblem(
          labels.has(label) ? `Two versions have the label \`${label}\`.` : 'This version has no label for its URLs.',
          'Give it its own `label` of letters, digits, dots and hyphens: `/v/LABEL/reference`.',
          location,
        ),
      );
      continue;
    }
    labels.add(label);
    if (until !== '' && !isDay(until))
      found.push(
        versionProblem(
          `\`${until}\` is not a date.`,
          'Write it as `2027-03-31`.',
          yaml.locate(['published', index, 'until']),
        ),
      );
    const version = await versionOf(from);
    if ('check' in version) found.push(version);
    else found.push({ label, version, ...(isDay(until) ? { until } : {}) });

    async function versionOf(name: string): Promise<VersionResult> {
      if (name === '')
        return versionProblem('This version has no `from`.', 'Write a git revision or a file.', location);
      if (typeof known === 'string') return versionFrom(name, { name: label, location }, known);
      return (
        known.find((one) => one.from === name) ??
        versionProblem(
          `\`${name}\` is not a listed version.`,
          suggest(
            name,
            known.map((one) => one.from),
          ),
          location,
        )
      );
    }
  }
  return found;
}
