import type { Api } from '#src/model/api.ts';
import type { Example } from '#src/model/media-type.ts';
import type { Operation, Webhook } from '#src/model/operation.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { SampleRequest } from '#src/model/sample.ts';
import { withBodySecrets } from '#src/shared/samples/body-secrets.ts';
import { sampleRequest } from '#src/shared/samples/request.ts';
import { resolverIn } from '#src/shared/schema/schema-ref.ts';
import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import { asText, isRecord, asRecord, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import type { EvidenceOf } from '#src/model/evidence.ts';
import { fieldsOf, isKnown, placeSchema, type EvidenceContext } from '#src/shared/schema/documented-fields.ts';
import { enumMembers } from '#src/shared/schema/enums.ts';
import type { Holder } from '#src/shared/schema/evidence.ts';
import { authoredQuestions, questionsAbout } from '#src/shared/schema/questions.ts';
import type { ResolvedSchema } from '#src/shared/schema/resolve-schema.ts';
import { subschemas } from '#src/shared/schema/applicators.ts';
import { listWords } from '#src/shared/text/words.ts';
import { withExamples } from '../examples/complete.ts';
import { createExampleGenerator } from '../examples/generate.ts';
import { toApi } from '../model/api.ts';
import { requestCandidates, type RequestCandidate } from '../pages/operation/requests.ts';
import { hideExtensions } from '../publish/hide-extensions.ts';
import { upgrade } from '../model/upgrade.ts';
import { walkMembers } from '../publish/walk-members.ts';
import type { Locator } from '../source/locator.ts';

/** The data that downloads are made of. */
export interface DownloadSource {
  /** The description as the site reads it, as JSON. */
  readonly bundled: string;
  /** The description as its author wrote it, bundled, with `x-sunset` and the extensions that the site lists alone. */
  readonly published: OpenApiDocument;
  /** The document in the dialect of OpenAPI 3.1, as schemas are read; descriptions say when something goes, and how facts are known. */
  readonly document: OpenApiDocument;
  readonly api: Api;
  /** All operations, with examples made from their schemas where the author gives none. */
  readonly operations: readonly Operation[];
  /** Examples of bodies that the provider sends. */
  readonly webhooks: readonly Webhook[];
  readonly calls: readonly Call[];
  /** Operations that cannot be called, as path or method is not published. */
  readonly uncallable: readonly Operation[];
}

/** An operation that can be called, and what can be sent. */
export interface Call {
  readonly operation: Operation;
  /** The tag it is listed under. */
  readonly group: string;
  readonly requests: readonly CallRequest[];
}

interface CallRequest extends RequestCandidate {
  readonly title: string;
  readonly request: SampleRequest;
}

/** Reads a bundled description, given as JSON. Extensions but `x-sunset` are left out of downloads unless they are `listed`. */
export function downloadSource(bundled: string, listed: Iterable<string>): DownloadSource {
  const shown = new Set(listed);
  const isShown = (name: string): boolean => name === 'x-sunset' || shown.has(name);
  const published = JSON.parse(bundled) as OpenApiDocument;
  hideExtensions(published, isShown);
  const described = JSON.parse(bundled) as OpenApiDocument;
  const api = toApi(described, NOWHERE);
  const document = withSunsets(JSON.parse(bundled)) as OpenApiDocument;
  addEvidence(document, api);
  hideExtensions(document, isShown);
  upgrade(document);
  const generator = createExampleGenerator(described);
  const operations = api.operations.map((operation) => withExamples(operation, generator));
  const isCallable = ({ path, methodPublished }: Operation): boolean => path !== undefined && methodPublished;
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

function callOf(operation: Operation, { tags, definitions }: Api): Call {
  const [tag] = operation.tags;
  const candidates = requestCandidates(operation);
  const resolve = resolverIn(definitions);
  return {
    operation,
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

/** Copies a document whose descriptions begin with the day on which something goes, for formats that lack a word for it. */
function withSunsets(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withSunsets);
  if (!isRecord(node)) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([name, child]) => [name, withSunsets(child)]));
  const { deprecated, sunset } = lifecycleOf(node);
  if (!deprecated || sunset === undefined) return copy;
  return { ...copy, description: `Goes on ${sunset}. ${asText(node['description']).trim()}`.trim() };
}

/**
 * Adds to the descriptions of a document, in place, how its facts are known, for formats that lack a word for it: once
 * for each component and body what is usual in it; at a field only that its name is assumed, and what is an open
 * question.
 */
function addEvidence(document: OpenApiDocument, api: EvidenceContext): void {
  /** `subject` names the schema in a question; `whole` is what describes a component or body, absent inside of one. */
  const annotate = (node: Raw, subject: string, known: EvidenceOf, whole?: Raw): void => {
    const inside = placeSchema(node, known, api);
    const fields = '$ref' in node && !('properties' in node) ? [] : fieldsOf(inside, api);
    const notes = whole === undefined || fields.length === 0 ? [] : notesOf(inside, fields);
    describe(whole ?? node, [...questions(node, inside, subject), ...notes]);
    for (const child of subschemas(node)) {
      const field = fields.find(({ name }) => asRecord(node['properties'])[name] === child);
      const name = field === undefined ? (child === node['items'] ? 'an item' : '') : `\`${field.name}\``;
      const isOdd = field?.isDocumented === false && (whole === undefined || isKnown(inside.known.fields));
      if (isOdd) describe(child, ['We assume this name.']);
      annotate(child, name, inside.known);
    }
  };
  const { evidence: known } = api;
  walkMembers(document, ({ node, key, parent }) => {
    const isComponent = parent?.key === 'schemas' && parent.parent?.key === 'components';
    if (isComponent) annotate(node, `\`${key}\``, known, node);
    else if (parent === undefined || parent.isMap || !/^(itemS|s)chema$/.test(key)) return true;
    else if (parent.parent?.key !== 'content')
      annotate({ ...parent.node, ...node }, `\`${asText(parent.node['name'], parent.key)}\``, known, parent.node);
    // Types show the description of a body, not of its schema.
    else annotate(node, 'the body', known, parent.parent.parent?.node ?? node);
    return false;
  });
}

/** Adds sentences to a description; those that it has, as of a body in several media types, are not said again. */
function describe(node: Raw, sentences: readonly string[]): void {
  const text = asText(node['description']).trim();
  const added = sentences.filter((sentence) => !text.includes(sentence)).join(' ');
  const start = text === '' ? '' : text.includes('\n') ? `${text}\n\n` : /[.!?]$/.test(text) ? `${text} ` : `${text}. `;
  if (added !== '') Object.assign(node, { description: `${start}${added}` });
}

/** Asks what is open, unless a component that is referred to asks it itself, or there is no name to ask about. */
function questions(node: Raw, { schema, names }: ResolvedSchema, subject: string): readonly string[] {
  if (subject === '') return [];
  const hasSome = (schema.properties ?? enumMembers(schema)) !== undefined;
  const marked = 'x-not-published' in node || (hasSome && names.length > 0) ? node : (schema as Raw);
  const thing = { subject, hasSome, authored: authoredQuestions(marked) };
  return questionsAbout(thing, asTexts(marked['x-not-published'])).map(({ text }) => `Open question: ${text}`);
}

/** Says what is usual among the fields of an object. */
function notesOf({ schema, known }: Holder, fields: ReturnType<typeof fieldsOf>): readonly string[] {
  const documented = fields.filter(({ isDocumented }) => isDocumented).map(({ name }) => `\`${name}\``);
  const but = documented.length === 0 ? '' : ` but ${listWords(documented, 'and')}`;
  return [
    ...(isKnown(known.fields) ? [] : [`We assume the field names${but}.`]),
    ...(known.types === 'ours' ? ['Types come from our examples.'] : []),
    ...(known.required === 'open' && schema.required === undefined
      ? ['Which fields are required is not documented.']
      : []),
  ];
}

/** The places of a description that was read from JSON, whose lines nobody asks for. */
export const NOWHERE: Locator = {
  locate: () => ({ file: '', line: 1, column: 1 }),
  trace: () => ({ file: '', line: 1, column: 1 }),
  fileOf: () => undefined,
  pointerOf: () => undefined,
  linesOf: () => [],
  wrote: () => true,
  sources: [],
};
