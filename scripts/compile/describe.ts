import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Api } from '#src/model/api.ts';
import type { History } from '#src/model/history.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Site } from '#src/model/site.ts';
import { displayPath, type Location, type Problem } from '../cli/problem.ts';
import { withExamples } from './examples/complete.ts';
import { createExampleGenerator } from './examples/generate.ts';
import { createSchemaExamples } from './examples/schema-example.ts';
import { toApi } from './model/api.ts';
import { toSite, type DescriptionTools } from './pages/site.ts';
import type { LastChanges } from './source/git-history.ts';
import type { GuideSources } from './source/guides/guide-source.ts';
import type { Locator } from './source/locator.ts';
import { readRecord } from './source/samples-record.ts';

/** A description that has been read and bundled, and what pages ask of it. */
export interface Described {
  readonly entry: string;
  readonly document: OpenApiDocument;
  /** The bundled description as its author wrote it, as JSON: the model rewrites `document` to OpenAPI 3.1. */
  readonly bundled: string;
  readonly api: Api;
  readonly locator: Locator;
  readonly tools: Omit<DescriptionTools, 'changedOn' | 'history'>;
  /** Problems of the record of tested samples. */
  readonly problems: readonly Problem[];
}

/** The model of a bundled description. `entry` is the absolute path of its first file. */
export async function describe(document: OpenApiDocument, locator: Locator, entry: string): Promise<Described> {
  const bundled = JSON.stringify(document);
  const api = toApi(document, locator);
  const examples = createExampleGenerator(document);
  const { record, problems } = await readRecord(entry);
  const tools = {
    ...(record === undefined ? {} : { record }),
    locate: (node: object) => sourceOf(locator, node, entry),
    complete: (call, body) => withExamples(call, examples, body),
    exampleOf: createSchemaExamples(document, api, examples),
  } satisfies Omit<DescriptionTools, 'changedOn' | 'history'>;
  return { entry, document, bundled, api, locator, tools, problems };
}

/** What is known of the past of a site. */
export interface Past {
  /** When files last changed. */
  readonly changes: LastChanges;
  /** What changed between versions of the description. */
  readonly history?: History;
}

/** The site of a description and guides. Pages say when their sources last changed where `changes` knows it. */
export function siteOf(
  { api, locator, tools }: Described,
  guides: GuideSources,
  { changes, history }: Past,
): { site: Site; problems: readonly Problem[] } {
  return toSite(api, guides, {
    ...tools,
    ...(history === undefined ? {} : { history }),
    changedOn: (source) =>
      typeof source === 'string' ? changes.get(resolve(source)) : changeOf(source, locator, changes),
  });
}

/** Path of the policy on problems, beside the description. */
export const policyFile = (openapi: string): string => join(dirname(resolve(openapi)), 'checks.yaml');

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
