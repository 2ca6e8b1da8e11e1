import type { Api } from '#src/model/api.ts';
import type { History } from '#src/model/history.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Site } from '#src/model/site.ts';
import type { Problem } from '../cli/problem.ts';
import { knownProblemsFile, splitByBaseline, readBaseline, type Known } from './baseline.ts';
import { holdBack } from './gates.ts';
import { loadPolicy, policyFile, type Policy } from './policy.ts';
import { lastChangeIn } from '../pages/description-tools.ts';
import { toSite, type Pages } from '../pages/site.ts';
import { explainInternal } from '../description/publish/reference-problem.ts';
import { readDescription, type ReadDescription } from '../pages/read-description.ts';
import { CompileCache } from './compile-cache.ts';
import { DISK } from '../description/source/file-reader.ts';
import type { LastChanges } from '../description/source/git-history.ts';
import type { GuideSources } from '../guides/sources/guide-source.ts';
import { loadGuides } from '../guides/sources/load-guides.ts';
import type { Locator } from '../description/source/locator.ts';
import { dropLines, type SourceOptions } from '../description/source/load.ts';
import { CHECKS } from './index.ts';
import type { CheckContext } from './lookup/check.ts';

/** The compiled sources. Members that depend on the description are absent if the description cannot be read. */
export interface Compilation {
  readonly api?: Api;
  /** The bundled document from which `api` is built, converted to OpenAPI 3.1. */
  readonly document?: OpenApiDocument;
  /** The bundled description as JSON text, before its conversion to OpenAPI 3.1. */
  readonly bundled?: string;
  readonly site?: Site;
  readonly guides?: GuideSources;
  readonly locator?: Locator;
  /** Names of the extensions that are hidden from readers, sorted. */
  readonly hiddenExtensions?: readonly string[];
  /** Problems to report, sorted. Without checks, there are problems only if the description cannot be read. */
  readonly problems: readonly Problem[];
  /** Problems that are reported only after errors in `problems` have been corrected. */
  readonly heldBack: readonly Problem[];
  /** The problems that `baseline.yaml` lists; absent if checks did not run. */
  readonly known?: Known;
  /** Absolute paths of the files of the description, which the dev server watches. */
  readonly files: readonly string[];
}

/** Dates of the last changes to files and, if there is one, the version history. */
interface Past {
  /** The days on which files last changed. */
  readonly changes: LastChanges;
  /** Changes between versions of the description. */
  readonly history?: History;
}

const NOTHING_PAST: Past = { changes: new Map() };

interface CompileOptions {
  /** Dates of last changes and the version history; awaited once the description has been read. */
  readonly past?: Past | Promise<Past>;
  /** Results of earlier compilations of these sources. */
  readonly cache?: CompileCache;
  /** Whether to lint the description and run all checks; this does not change the pages. */
  readonly runsChecks?: boolean;
  /**
   * Called with the bundled description (JSON text) and the names of visible extensions, before pages are built and
   * checks run.
   */
  readonly onBundled?: (description: { readonly bundled: string; readonly extensions: readonly string[] }) => void;
}

/**
 * Reads, lints and bundles the description, builds the model and the pages, and runs the checks. Collects every problem
 * instead of stopping at the first.
 *
 * @throws {UsageError} when a given file or folder does not exist.
 */
export async function compile(sources: SourceOptions, options: CompileOptions = {}): Promise<Compilation> {
  const { past = NOTHING_PAST, cache = new CompileCache(sources), runsChecks = true, onBundled } = options;
  const reading = { ...sources, cache: cache.files };
  const { guides: written, problems: guideProblems } = await loadGuides(sources.guides, reading);
  const extensions = Object.keys(written.config.extensions);
  const read = await cache.description(() =>
    readDescription(sources.openapi, extensions, { ...reading, lints: runsChecks }),
  );
  const { description, files } = read;
  const problems = [...read.problems, ...guideProblems];
  if (description === undefined) return { ...holdBack(problems), files };

  const { api, document, bundled, published, locator } = description;
  const guides = { ...written, images: [...(written.images ?? []), ...description.tools.pictures.values()] };
  onBundled?.({ bundled, extensions });
  const { changes, history } = await past;
  const pages = toSite(api, guides, {
    ...description.tools,
    ...(history === undefined ? {} : { history }),
    changedOn: lastChangeIn(changes, locator),
  });
  return {
    api,
    document,
    bundled,
    site: pages.site,
    guides,
    locator,
    hiddenExtensions: [...new Set(published.hiddenExtensions.map(({ key }) => key))].sort(),
    ...(runsChecks ? await checked(description, { sources, guides, pages, problems }) : { problems: [], heldBack: [] }),
    files,
  };
}

interface Unchecked {
  readonly sources: SourceOptions;
  readonly guides: GuideSources;
  readonly pages: Pages;
  /** Problems found while the description and the guides were read. */
  readonly problems: readonly Problem[];
}

/**
 * Runs every check, and applies `checks.yaml` and `baseline.yaml`. The result includes the problems that were found
 * while the sources were read and the pages were built.
 */
async function checked(
  { source, document, api, locator, published }: ReadDescription,
  { sources, guides, pages, problems }: Unchecked,
): Promise<Pick<Compilation, 'problems' | 'heldBack' | 'known'>> {
  const { openapi, files = DISK } = sources;
  const { policy, problems: policyProblems } = await loadPolicy(policyFile(openapi), files);
  const checkProblems = runChecks({
    api,
    document,
    locator,
    entry: source.entry,
    guides,
    site: pages.site,
    hiddenExtensions: published.hiddenExtensions,
    allowed: policy.allowed,
    names: policy.names,
  });
  const all = [...problems, ...pages.problems, ...policyProblems, ...checkProblems];
  const { others, known } = await splitByBaseline(
    all.map((problem) => explainInternal(problem, published.internal)),
    await readBaseline(knownProblemsFile(openapi), files),
    { resolver: source.resolver, files, hasGuides: sources.guides !== undefined },
  );
  await dropLines(source);
  const gated = (some: readonly Problem[]): ReturnType<typeof holdBack> => holdBack(applyPolicy(some, policy));
  // An error holds back known problems as it does all others, so `known` counts only problems that would be reported.
  return { ...gated(others), known: { ...known, problems: gated(known.problems).problems } };
}

/** Returns the problems of every check, with the id of the check and `error` as the default severity. */
function runChecks(context: CheckContext): readonly Problem[] {
  return CHECKS.flatMap(({ id, run }) =>
    [...run(context)].map((problem): Problem => ({ check: id, severity: 'error', ...problem })),
  );
}

/** Sets the severities that `checks.yaml` lists, and removes problems of checks that are `off`. */
function applyPolicy(problems: readonly Problem[], { severities }: Policy): readonly Problem[] {
  return problems.flatMap((problem) => {
    const severity = severities.find(({ check }) => check === problem.check)?.severity ?? problem.severity;
    return severity === 'off' ? [] : [{ ...problem, severity }];
  });
}
