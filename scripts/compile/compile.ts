import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Site } from '#src/model/site.ts';
import { bundle } from './bundle.ts';
import { describe, policyFile, siteOf, type Past } from './describe.ts';
import { circularReferences } from './source/circular-references.ts';
import { tellCauses } from './checks/causes.ts';
import { knownProblemsFile, partKnown, readBaseline, type Known } from './checks/baseline.ts';
import { loadPolicy } from './checks/policy.ts';
import { forgetStrings } from './checks/lookup/strings.ts';
import { applyPolicy, runChecks } from './checks/run.ts';
import { DISK } from './source/file-reader.ts';
import type { GuideSources } from './source/guides/guide-source.ts';
import { lint } from './lint/lint.ts';
import { publish } from './publish/publish.ts';
import { explainInternal } from './publish/reference-problem.ts';
import { loadGuides } from './source/guides/load-guides.ts';
import { dropLines, loadDescription, referencedFileProblems, type SourceOptions } from './source/load.ts';
import { createLocator } from './source/locator.ts';
import { emptyReferences } from './source/lost-reference.ts';
import { placeName, type Problem } from '../cli/problem.ts';

/** The compiled sources. `site`, `api` and `document` are absent when the description could not be read at all. */
export interface Compilation {
  readonly api?: Api;
  /** The bundled document that `api` was made of. */
  readonly document?: OpenApiDocument;
  readonly site?: Site;
  readonly guides?: GuideSources;
  /** Names of the extensions that readers do not see, sorted. */
  readonly hiddenExtensions?: readonly string[];
  /** Sorted, one for each cause. */
  readonly problems: readonly Problem[];
  /** Problems that may follow from these. */
  readonly heldBack: readonly Problem[];
  /** What `baseline.yaml` knows; absent where the description could not be read at all. */
  readonly known?: Known;
  /** Absolute paths of the description's files: the watch list of the dev server. */
  readonly files: readonly string[];
}

function isSamePlace(one: Problem, other: Problem): boolean {
  return one.check === other.check && placeName(one.location) === placeName(other.location);
}

/**
 * The compiler: load, lint, bundle, model, pages, checks. Collects every problem instead of stopping at the first.
 * Pages say when their sources last changed, and what changed between versions, where the `past` is known; it is awaited
 * when the description has been read.
 *
 * @param tellBundled is told the bundled description as JSON, as its author wrote it, and which extensions readers
 *   see, long before the problems are known; the model rewrites `document` to OpenAPI 3.1
 * @throws {UsageError} when a file or folder that was asked for does not exist.
 */
export async function compile(
  options: SourceOptions,
  past: Past | Promise<Past> = { changes: new Map() },
  tellBundled: (description: { bundled: string; extensions: readonly string[] }) => void = () => undefined,
): Promise<Compilation> {
  const { policy, problems: policyProblems } = await loadPolicy(policyFile(options.openapi), options.files);
  const { guides, problems: guideProblems } = await loadGuides(options.guides, options);
  const { description, problems: descriptionProblems } = await loadDescription(options.openapi, options);
  const loadProblems = [...descriptionProblems, ...guideProblems];
  if (description === undefined) return { ...tellCauses(loadProblems), files: [] };

  const files = (): readonly string[] => [...description.resolver.cache.keys()].sort();
  const circles = await circularReferences(description);
  if (circles.length > 0) return { ...tellCauses([...loadProblems, ...circles]), files: files() };

  const lintProblems = [...(await lint(description)), ...(await emptyReferences(description))];
  const fileProblems = await referencedFileProblems(description);
  const locator = await createLocator(description.resolver, description.entry);
  const { document, problems: bundled } = await bundle(description);
  // Both follow every reference.
  const bundleProblems = bundled.filter((problem) => !lintProblems.some((told) => isSamePlace(told, problem)));
  if (document === undefined)
    return {
      ...tellCauses([...loadProblems, ...lintProblems, ...fileProblems, ...bundleProblems]),
      files: files(),
    };
  const extensions = Object.keys(guides.config.extensions);
  const published = publish(document, locator, extensions);
  const described = await describe(document, locator, description.entry);
  tellBundled({ bundled: described.bundled, extensions });
  const { api } = described;
  const { site, problems: pageProblems } = siteOf(described, guides, await past);
  const checkProblems = runChecks({
    api,
    document,
    locator,
    entry: description.entry,
    guides,
    site,
    hiddenExtensions: published.hiddenExtensions,
    allowed: policy.allowed,
  });
  const problems = [
    ...loadProblems,
    ...[...lintProblems, ...fileProblems, ...bundleProblems].filter(({ location }) => !published.isInternal(location)),
    ...published.problems,
    ...pageProblems,
    ...policyProblems,
    ...described.problems,
    ...checkProblems,
  ].map((problem) => explainInternal(problem, published.internal));

  const { files: reader = DISK } = options;
  const { others, known } = await partKnown(problems, await readBaseline(knownProblemsFile(options.openapi), reader), {
    resolver: description.resolver,
    files: reader,
    hasGuides: options.guides !== undefined,
  });
  const told = tellCauses(applyPolicy(others, policy), document);
  await dropLines(description);
  forgetStrings(document);
  return {
    api,
    document,
    site,
    guides,
    hiddenExtensions: [...new Set(published.hiddenExtensions.map(({ key }) => key))].sort(),
    ...told,
    known,
    files: files(),
  };
}
