import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Site } from '#src/model/site.ts';
import { bundle } from './bundle.ts';
import { circularReferences } from './source/circular-references.ts';
import { tellCauses } from './checks/causes.ts';
import { loadPolicy } from './checks/policy.ts';
import { applyPolicy, runChecks } from './checks/run.ts';
import type { GuideSources } from './source/guides/guide-source.ts';
import { lint } from './lint/lint.ts';
import { withExamples } from './examples/complete.ts';
import { createExampleGenerator } from './examples/generate.ts';
import { createSchemaExamples } from './examples/schema-example.ts';
import { loadGuides } from './source/guides/load-guides.ts';
import { loadDescription, referencedFileProblems, type SourceOptions } from './source/load.ts';
import type { LastChanges } from './source/git-history.ts';
import { createLocator, type Locator } from './source/locator.ts';
import { emptyReferences } from './source/lost-reference.ts';
import { toApi } from './model/api.ts';
import { toSite } from './pages/site.ts';
import { readRecord } from './source/samples-record.ts';
import { displayPath, placeName, type Location, type Problem } from '../cli/problem.ts';

/** The compiled sources. `site`, `api` and `document` are absent when the description could not be read at all. */
export interface Compilation {
  readonly api?: Api;
  /** The bundled document that `api` was made of. */
  readonly document?: OpenApiDocument;
  readonly site?: Site;
  /** The bundled description as its author wrote it, as JSON: the model rewrites `document` to OpenAPI 3.1. */
  readonly bundled?: string;
  readonly guides?: GuideSources;
  /** Sorted, one for each cause. */
  readonly problems: readonly Problem[];
  /** Problems that may follow from these. */
  readonly heldBack: readonly Problem[];
  /** Absolute paths of the description's files: the watch list of the dev server. */
  readonly files: readonly string[];
}

function isSamePlace(one: Problem, other: Problem): boolean {
  return one.check === other.check && placeName(one.location) === placeName(other.location);
}

/** Location of a node, with the same path on every machine: relative to the working folder or to the description. */
function sourceOf(locator: Locator, node: object, entry: string): Location | undefined {
  const file = locator.fileOf(node);
  if (file === undefined) return undefined;
  const inside = displayPath(file);
  return {
    ...locator.locate(node),
    file: inside.startsWith('..') ? relative(dirname(entry), file).split(sep).join('/') : inside,
  };
}

/** An operation is the whole of a file that holds one path item, too. */
const WHOLE_FILE = /^#(\/(get|put|post|delete|options|head|patch|trace|query))?$/;

/** The day on which an object last changed that has a file of its own. */
function changeOf(node: object, locator: Locator, changes: LastChanges): string | undefined {
  const file = locator.fileOf(node);
  return file !== undefined && WHOLE_FILE.test(locator.pointerOf(node) ?? '') ? changes.get(file) : undefined;
}

/**
 * The compiler: load, lint, bundle, model, pages, checks. Collects every problem instead of stopping at the first.
 * Pages say when their sources last changed where `changes` knows it.
 *
 * @throws {UsageError} when a file or folder that was asked for does not exist.
 */
export async function compile(options: SourceOptions, changes: LastChanges = new Map()): Promise<Compilation> {
  const { policy, problems: policyProblems } = await loadPolicy(join(dirname(resolve(options.openapi)), 'checks.yaml'));
  const { guides, problems: guideProblems } = await loadGuides(options.guides);
  const { description, problems: descriptionProblems } = await loadDescription(options.openapi);
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
  const written = JSON.stringify(document);
  const api = toApi(document, locator);
  const examples = createExampleGenerator(document);
  const { record, problems: recordProblems } = await readRecord(options.openapi);
  const { site, problems: pageProblems } = toSite(api, guides, {
    ...(record === undefined ? {} : { record }),
    changedOn: (source) =>
      typeof source === 'string' ? changes.get(resolve(source)) : changeOf(source, locator, changes),
    locate: (node) => sourceOf(locator, node, description.entry),
    complete: (call, body) => withExamples(call, examples, body),
    exampleOf: createSchemaExamples(document, api, examples),
  });
  const checkProblems = runChecks({
    api,
    document,
    locator,
    entry: description.entry,
    guides,
    site,
    allowed: policy.allowed,
  });
  const problems = [
    ...loadProblems,
    ...lintProblems,
    ...fileProblems,
    ...bundleProblems,
    ...pageProblems,
    ...policyProblems,
    ...recordProblems,
    ...checkProblems,
  ];

  return {
    api,
    document,
    bundled: written,
    site,
    guides,
    ...tellCauses(applyPolicy(problems, policy), { document, locator }),
    files: files(),
  };
}
