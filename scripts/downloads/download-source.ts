import type { Api } from '#src/model/api.ts';
import type { Example } from '#src/model/media-type.ts';
import type { Operation, Webhook } from '#src/model/operation.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { SampleRequest } from '#src/model/sample.ts';
import { withBodySecrets } from '#src/shared/samples/body-secrets.ts';
import { sampleRequest } from '#src/shared/samples/request.ts';
import { resolverIn } from '#src/shared/schema/schema-ref.ts';
import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import { asText, isRecord } from '#src/shared/schema/raw.ts';
import { withExamples } from '../examples/complete.ts';
import { createExampleGenerator } from '../examples/generate.ts';
import { toApi } from '../description/model/api.ts';
import { questionsOf } from '../description/model/call-questions.ts';
import { requestCandidates, type RequestCandidate } from '../examples/requests.ts';
import { hideExtensions } from '../description/publish/hide-extensions.ts';
import { upgrade } from '../description/model/upgrade.ts';
import type { Locator } from '../description/source/locator.ts';
import { noteEvidence } from './evidence.ts';

/** The data from which downloads are made. Downloads that link to pages are made from `WebhookPages` instead. */
export interface DownloadSource {
  /** The bundled description from which the site is made, as JSON. */
  readonly bundled: string;
  /**
   * The bundled description in its original OpenAPI version, for programs that ignore extensions. It contains only the
   * extensions that the site shows, and `x-sunset`. Evidence and gaps are sentences in each `description`. Schemas also
   * allow fields and values that are not published.
   */
  readonly published: OpenApiDocument;
  /** Like `published`, but with schemas in the dialect of OpenAPI 3.1, and with removal dates in `description`. */
  readonly document: OpenApiDocument;
  readonly api: Api;
  /** All operations. Bodies without examples have examples generated from their schemas. */
  readonly operations: readonly Operation[];
  /** All webhooks. As in `operations`, bodies without examples have generated examples. */
  readonly webhooks: readonly Webhook[];
  readonly calls: readonly Call[];
  /** Operations that cannot be called, because their path or method is not published. */
  readonly uncallable: readonly Operation[];
}

/** An operation with a published path and method, with its example requests. */
export interface Call {
  readonly operation: Operation;
  /** Display name of the operation's first tag, or `Operations` if the operation has no tag. */
  readonly group: string;
  readonly requests: readonly CallRequest[];
  /** Open questions about the operation (`x-question`), as text. */
  readonly questions: readonly string[];
}

interface CallRequest extends RequestCandidate {
  readonly title: string;
  readonly request: SampleRequest;
}

/**
 * Creates the source of the downloads.
 *
 * @param bundled the bundled description, as JSON
 * @param listed names of the extensions that downloads keep, besides `x-sunset`
 */
export function downloadSource(bundled: string, listed: Iterable<string>): DownloadSource {
  const shown = new Set(listed);
  const isShown = (name: string): boolean => name === 'x-sunset' || shown.has(name);
  const described = JSON.parse(bundled) as OpenApiDocument;
  const api = toApi(described, NOWHERE);
  const document = withSunsets(JSON.parse(bundled)) as OpenApiDocument;
  const published = JSON.parse(bundled) as OpenApiDocument;
  for (const each of [document, published]) {
    noteEvidence(each, api);
    hideExtensions(each, isShown);
  }
  upgrade(document);
  const generator = createExampleGenerator(described);
  const operations = api.operations.map((operation) => withExamples(operation, generator));
  return {
    bundled,
    published,
    document,
    api,
    operations,
    webhooks: api.webhooks.map((webhook) => withExamples(webhook, generator)),
    calls: operations.filter(isCallable).map((operation) => callOf(operation, api)),
    uncallable: operations.filter((operation) => !isCallable(operation)),
  };
}

/** Whether an operation can be called: whether its path and method are published. */
export function isCallable({ path, methodPublished }: Operation): boolean {
  return path !== undefined && methodPublished;
}

function callOf(operation: Operation, { tags, definitions }: Api): Call {
  const [tag] = operation.tags;
  const candidates = requestCandidates(operation);
  const resolve = resolverIn(definitions);
  return {
    operation,
    questions: [...questionsOf(operation, definitions)],
    group: tags.find(({ name }) => name === tag)?.displayName ?? tag ?? 'Operations',
    requests: candidates.flatMap((candidate): readonly CallRequest[] => {
      const request = sampleRequest(operation, candidate.example, candidate.media);
      const described = { security: operation.security, schema: candidate.media?.schema, resolve };
      const title = candidates.length === 1 ? operation.summary : titleOf(candidate.example, operation);
      return request === undefined ? [] : [{ ...candidate, title, request: withBodySecrets(request, described) }];
    }),
  };
}

function titleOf(example: Example | undefined, { summary }: Operation): string {
  if (example === undefined) return summary;
  return `${summary}: ${example.summary === '' ? example.name : example.summary}`;
}

/**
 * Returns a copy of a document in which the removal date (`x-sunset`) is a sentence at the start of `description`. Some
 * formats have no field for the date.
 */
function withSunsets(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withSunsets);
  if (!isRecord(node)) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([name, child]) => [name, withSunsets(child)]));
  const { deprecated, sunset } = lifecycleOf(node);
  if (!deprecated || sunset === undefined) return copy;
  return { ...copy, description: `Will be removed on ${sunset}. ${asText(node['description']).trim()}`.trim() };
}

/** A `Locator` that locates nothing, for code that requires one. */
export const NOWHERE: Locator = {
  locate: () => ({ file: '', line: 1, column: 1 }),
  trace: () => ({ file: '', line: 1, column: 1 }),
  fileOf: () => undefined,
  pointerOf: () => undefined,
  linesOf: () => [],
  wrote: () => true,
  sources: [],
};
