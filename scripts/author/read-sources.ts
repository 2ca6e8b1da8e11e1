import { commandLine } from '../cli/command-line.ts';
import { placeName, UsageError } from '../cli/problem.ts';
import type { CheckContext } from '../checks/lookup/check.ts';
import { loadPolicy, policyFile } from '../checks/policy.ts';
import { toApi } from '../description/model/api.ts';
import { toSite } from '../pages/site.ts';
import { bundleDescription } from '../description/bundle-description.ts';
import { loadGuides } from '../guides/sources/load-guides.ts';
import type { SourceOptions } from '../description/source/load.ts';

/**
 * Reads the description and the guides, including the parts that the site hides from readers: edits have to change
 * these, too.
 *
 * @throws {UsageError} when the description or a guide cannot be read.
 */
export async function readSources(sources: SourceOptions): Promise<CheckContext> {
  const { description, problems } = await bundleDescription(sources.openapi, sources);
  const { guides, problems: guideProblems } = await loadGuides(sources.guides, sources);
  const problem = [...problems, ...guideProblems].find(({ severity }) => severity === 'error');
  if (description === undefined || problem !== undefined)
    throw new UsageError(
      `Nothing was written: ${problem === undefined ? 'the description cannot be read' : `${placeName(problem.location)} ${problem.message}`}`,
      `Run \`${commandLine('check')}\`, and correct the problems first.`,
    );
  const { document, locator, source } = description;
  const api = toApi(document, locator);
  const { site } = toSite(api, guides);
  const { policy } = await loadPolicy(policyFile(sources.openapi), sources.files);
  const { allowed, names } = policy;
  return { api, document, locator, entry: source.entry, guides, site, hiddenExtensions: [], allowed, names };
}
