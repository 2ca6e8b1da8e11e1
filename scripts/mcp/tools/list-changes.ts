import type { Release, ReportedChange } from '#src/model/history.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';
import { VERDICTS } from '../../compare/change.ts';
import { releaseHref, releaseLabel, segmentsOf, sinceHref } from '../../pages/reference/changes/addresses.ts';
import { counts } from '../../pages/reference/changes/change-list.ts';
import type { BuiltSite } from '../built-site.ts';
import { argument, OFFSET, redirectedPage, partOf, ToolError, type Tool } from '../tool.ts';
import { callNamed } from './get-operation.ts';

/** The response of `list_changes` and `get_change` if the site has no history of the API. */
export const NO_VERSIONS = 'No versions of this API are listed, so no changes are known.';

/** The tool that lists the changes, version by version. */
export const listChanges: Tool = {
  name: 'list_changes',
  title: 'List changes',
  description:
    'What changed in each version of the API, the newest first, with its page: verdict (breaking, risky or safe for programs written before), key and sentence of each change. Ask before you change code that was written for an earlier version.',
  ofAllVersions: true,
  properties: {
    since: { type: 'string', maxLength: 400, description: 'A version: returns only the changes since then.' },
    operation: {
      type: 'string',
      maxLength: 400,
      description: 'An operation or webhook, in a form that get_operation accepts, or a removed one.',
    },
    verdict: { type: 'string', enum: VERDICTS },
    offset: OFFSET,
  },
  required: [],
  answer(input, site) {
    const releases = site.releases();
    if (releases.length === 0) return NO_VERSIONS;
    const base = releaseNamed(argument(input, 'since'), releases);
    const newer = base === undefined ? releases : releases.slice(0, releases.indexOf(base));
    const calls = namesOf(argument(input, 'operation'), site);
    const isMeant = ({ operations, verdict }: ReportedChange): boolean =>
      (calls === undefined || operations.some((name) => calls.includes(name))) &&
      verdict === (input['verdict'] ?? verdict);
    const lines = newer.flatMap((release) => {
      const found = (release.changes ?? []).filter(isMeant);
      if (found.length === 0) return [];
      const listed = found.map(({ verdict, key, message }) => `- ${verdict} \`${key}\`: ${message}`);
      return [`## ${releaseLine(release, releases)}: ${counts(found)}`, ...listed];
    });
    if (lines.length === 0) return 'No such change.';
    if (base !== undefined)
      lines.unshift(`Without changes that were undone later: ${sinceHref(segmentsOf(releases).get(base) ?? '')}`);
    return partOf(lines.join('\n'), input['offset']);
  },
};

/** Formats a version with its date and page: `1.2, 2026-03-01 (/reference/changes/1-2)`. */
export function releaseLine(release: Release, releases: readonly Release[]): string {
  const href = releaseHref(segmentsOf(releases).get(release) ?? '');
  return `${[releaseLabel(release), release.date].filter(Boolean).join(', ')} (${href})`;
}

function releaseNamed(name: string, releases: readonly Release[]): Release | undefined {
  const found = releases.find((release) => releaseLabel(release).toLowerCase() === name.toLowerCase());
  if (found !== undefined || name === '') return found;
  throw new ToolError(`No version is called \`${name}\`. ${didYouMean(name, releases.map(releaseLabel))}`);
}

/**
 * Returns the names by which changes may refer to the requested operation or webhook: its current name and, if a change
 * refers to it by `asked`, this name. Undefined if `asked` is empty.
 *
 * @throws {ToolError} when there is no such operation or webhook.
 */
function namesOf(asked: string, site: BuiltSite): readonly string[] | undefined {
  if (asked === '') return undefined;
  const isKnown = site.releases().some(({ changes = [] }) => changes.some((one) => one.operations.includes(asked)));
  if (!isKnown) return [callNamed(asked, site).call.id];
  return [asked, redirectedPage(asked, ['operations', 'webhooks'], site)?.replace(/.*\//, '') ?? asked];
}
