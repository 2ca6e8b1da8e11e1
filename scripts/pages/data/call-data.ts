import type {
  BodyData,
  CallData,
  CallEntry,
  Simulation,
  RequestData,
  ResponseData,
  Rows,
} from '#src/model/call-data.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { MediaType, Parameter, Response } from '#src/model/media-type.ts';
import type { Href } from '#src/model/nav.ts';
import type { Operation, OperationObject } from '#src/model/operation.ts';
import type { InputSection, OperationSection, ResponseSection, WebhookSection } from '#src/model/operation-section.ts';
import type { ReferencePage } from '#src/model/page.ts';
import { deprecation } from '#src/shared/schema/lifecycle.ts';
import { authoredQuestions } from '#src/shared/schema/questions.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { segment } from '#src/shared/text/segment.ts';
import { allFields } from '../fields/visit-table.ts';
import { bodyKinds } from '../operation/input-sections.ts';
import { rowsOf, surroundings, type Surroundings } from './rows.ts';

/** A call (an operation, webhook or callback), with its reference page and its data file. */
export interface CallSource {
  readonly entry: CallEntry;
  readonly id: string;
  /**
   * The operation, webhook or callback in the model. Before `callData` reads it, generated examples must be added to
   * it.
   */
  readonly call: OperationObject;
  /** Position of a callback among the callbacks of its operation, from 0; absent for operations and webhooks. */
  readonly callback?: number;
}

/** The section that describes a response, and the page around the section. */
export interface PlacedResponse {
  readonly section: ResponseSection;
  readonly around: Surroundings;
}

/**
 * Finds the section of a response that several operations share. The section is on the page of the status code.
 * Undefined if there is no such page or section.
 */
export type SharedResponses = (response: Response) => PlacedResponse | undefined;

/**
 * Returns the contents of the data file of an operation, webhook or callback, except `schemas`. The caller adds these:
 * the paths of the schema files.
 *
 * @param page the reference page with the operation, webhook or callback
 * @param shared finds the section of a response if `page` has only a link to it
 */
export function callData(
  { entry, id, call, callback }: CallSource,
  page: ReferencePage,
  shared: SharedResponses,
): Omit<CallData, 'schemas'> {
  const whole = sectionOf(page);
  const section = callback === undefined ? whole : callbacksOf(page)[callback];
  const around = surroundings(page.href, page.content);
  const url = section !== undefined && 'url' in section ? section.url : undefined;
  const { requestBody } = call;
  return omitUndefined({
    ...entry,
    id,
    description: call.description,
    url,
    parameters: call.parameters.map(plainParameter),
    body: requestBody && {
      required: requestBody.required,
      content: inputBodies(requestBody.content, section?.inputs ?? [], around),
    },
    request: entry.kind === 'operation' ? requestData(call) : undefined,
    responses: call.responses.map((response, index) =>
      responseData(response, section?.responses[index], around, shared),
    ),
    simulation: section !== undefined && 'receivers' in section ? simulationOf(section, call, page) : undefined,
  });
}

function simulationOf(
  { anchor, inputs, sample, receivers: [handler] }: WebhookSection,
  { authored = [], security, requestBody, responses }: OperationObject,
  { href }: ReferencePage,
): Simulation {
  const ofBody = requestBody?.content.flatMap(({ schema }) => authoredQuestions(schema as Raw) ?? []) ?? [];
  const questions = new Set([...authored, ...ofBody, ...responses.flatMap((response) => response.authored ?? [])]);
  return omitUndefined({
    sample,
    handler: handler && (`${href}#${anchor}.receiver-${handler.language.id}` as Href),
    carries: security.some((schemes) => schemes.length > 0) || undefined,
    isOurs: isMostlyOurs(inputs) || undefined,
    question: questions.size === 0 ? undefined : [...questions].join(' '),
  });
}

/** Whether most field names of the body are assumed, not documented. The body is the last element of `inputs`. */
function isMostlyOurs(inputs: readonly InputSection[]): boolean {
  const rows = allFields(inputs.at(-1)?.table ?? { fields: [] });
  return rows.filter(({ evidence }) => evidence?.name === 'ours').length * 2 > rows.length;
}

/** Returns the callbacks on the page of an operation, in the order of that page. */
export function callbacksOf(page: ReferencePage): readonly WebhookSection[] {
  const section = sectionOf(page);
  return section !== undefined && 'callbacks' in section ? section.callbacks : [];
}

function requestData(call: OperationObject & Pick<Operation, 'contentType'>): RequestData {
  const { security, contentType, notPublished } = call;
  return omitUndefined({
    security: security.map((alternative) =>
      alternative.map(({ name, type, in: place, parameterName, scheme }) =>
        omitUndefined({ name, type, in: place, parameterName, scheme }),
      ),
    ),
    contentType,
    deprecated: deprecation(call),
    notPublished,
  });
}

function sectionOf({ content }: ReferencePage): OperationSection | WebhookSection | undefined {
  for (const node of content) {
    if (node.kind === 'operation') return node.operation;
    if (node.kind === 'webhook') return node.webhook;
  }
  return undefined;
}

function responseData(
  response: Response,
  section: ResponseSection | undefined,
  around: Surroundings,
  shared: SharedResponses,
): ResponseData {
  const { status, description, headers, content } = response;
  const anchor = section?.anchor ?? status;
  const elsewhere = section?.shared === true ? shared(response) : undefined;
  const shown = elsewhere?.section ?? section;
  const tables: readonly (FieldTable | undefined)[] =
    shown === undefined ? [] : [shown.table, ...shown.alternatives.map(({ table }) => table)];
  const rows = (kind: number, mediaType: string): Rows => {
    const start = shown?.anchor ?? status;
    return rowsOf(elsewhere?.around ?? around, kind === 0 ? start : `${start}.${segment(mediaType)}`, tables[kind]);
  };
  return {
    status,
    title: section?.title ?? status,
    description,
    href: section?.shared === true && section.href !== undefined ? section.href : `${around.href}#${anchor}`,
    headers: headers.map(plainParameter),
    content: bodies(content, rows),
  };
}

/**
 * Returns the data of a request body or payload: one element for each media type. `inputs` are the sections for
 * parameters and, last, for the body.
 */
function inputBodies(
  content: readonly MediaType[],
  inputs: readonly InputSection[],
  around: Surroundings,
): readonly BodyData[] {
  const sections = inputs.slice(-bodyKinds(content).length);
  return bodies(content, (kind) => rowsOf(around, sections[kind]?.anchor ?? '', sections[kind]?.table));
}

function bodies(content: readonly MediaType[], rows: (kind: number, mediaType: string) => Rows): readonly BodyData[] {
  const kinds = bodyKinds(content);
  return content.map((media) => {
    const kind = kinds.findIndex(({ mediaType }) => mediaType.split(', ').includes(media.mediaType));
    const { mediaType, schema, itemSchema, encoding, files, examples, withoutExample } = media;
    return omitUndefined({
      mediaType,
      schema,
      itemSchema,
      encoding,
      files,
      examples,
      withoutExample,
      rows: rows(Math.max(0, kind), kinds[kind]?.media.mediaType ?? mediaType),
    });
  });
}

/** Returns a parameter without its extensions (`x-…`). Only pages show these. */
function plainParameter(parameter: Parameter): Parameter {
  const { extensions: _, ...plain } = parameter;
  return plain;
}

/** Returns the schemas in the bodies, parameters and headers of an operation, webhook or callback. */
export function bodiesOf({ parameters, requestBody, responses }: OperationObject): readonly unknown[] {
  return [
    ...(requestBody?.content ?? []).flatMap(({ schema, itemSchema }) => [schema, itemSchema]),
    ...responses.flatMap(({ content }) => content.flatMap(({ schema, itemSchema }) => [schema, itemSchema])),
    ...parameters.map(({ schema }) => schema),
    ...responses.flatMap(({ headers }) => headers.map(({ schema }) => schema)),
  ].filter((schema) => schema !== undefined);
}
