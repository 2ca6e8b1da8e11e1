import { relative, dirname, resolve, sep } from 'node:path';
import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { displayPath, type Location } from '../cli/problem.ts';
import { withExamples } from '../examples/complete.ts';
import { createExampleGenerator } from '../examples/generate.ts';
import { createSchemaExamples } from '../examples/schema-example.ts';
import type { DescriptionTools } from './reference/context.ts';
import { describedImages } from '../description/source/images.ts';
import type { LastChanges } from '../description/source/git-history.ts';
import type { Locator } from '../description/source/locator.ts';
import type { SamplesRecord } from '../description/source/samples-record.ts';

/**
 * The `DescriptionTools` that need only the current description: all except `changedOn`, which needs the dates of
 * files, and `history`, which needs earlier versions.
 */
export type ReadTools = Omit<DescriptionTools, 'changedOn' | 'history'>;

interface Modelled {
  readonly document: OpenApiDocument;
  readonly api: Api;
  readonly locator: Locator;
  /** Absolute path of the description's main file. */
  readonly entry: string;
  readonly record: SamplesRecord | undefined;
}

/**
 * Creates the tools with which reference pages look up what the model of the API lacks, such as source locations and
 * generated examples.
 */
export function descriptionTools({ document, api, locator, entry, record }: Modelled): ReadTools {
  const examples = createExampleGenerator(document);
  return {
    ...(record === undefined ? {} : { record }),
    trace: (node, path) => locator.trace(node, path),
    locate: (node) => sourceOf(locator, node, entry),
    complete: (call) => withExamples(call, examples),
    exampleOf: createSchemaExamples(document, api, examples),
    pictures: describedImages(locator.sources, entry),
  };
}

/**
 * Creates a function that returns the day on which a source last changed; undefined if unknown. A source is the path of
 * a guide's file, or an OpenAPI object with a file of its own.
 */
export function lastChangeIn(changes: LastChanges, locator: Locator): DescriptionTools['changedOn'] {
  return (source) => {
    if (typeof source === 'string') return changes.get(resolve(source));
    const file = locator.fileOf(source);
    return file !== undefined && WHOLE_FILE.test(locator.pointerOf(source) ?? '') ? changes.get(file) : undefined;
  };
}

/**
 * Matches the JSON Pointer of an object that has a file of its own: the root of the file, or an operation in a file
 * that contains only a path item.
 */
const WHOLE_FILE = /^#(\/(get|put|post|delete|options|head|patch|trace|query))?$/;

/**
 * Returns the source location of a node. The file path is relative to the working folder or, for a file outside that
 * folder, to the folder of the description. So it is the same on every machine.
 */
function sourceOf(locator: Locator, node: object, entry: string): Location | undefined {
  const file = locator.fileOf(node);
  if (file === undefined) return undefined;
  const inside = displayPath(file);
  return {
    ...locator.locate(node),
    file: inside.startsWith('..') ? relative(dirname(entry), file).split(sep).join('/') : inside,
  };
}
