import type { BodyData, CallData } from '#src/model/call-data.ts';
import type { SampleRequest } from '#src/model/sample.ts';
import { rowLink } from '#src/shared/explain/row-link.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { localRequest } from '#src/shared/samples/send.ts';
import { filled } from '#src/shared/samples/variables.ts';
import { payloadText } from '#src/shared/samples/payload-text.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import { isUnfinished } from '#src/shared/schema/members.ts';
import { printable } from '#src/shared/text/printable.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';

/** A webhook as the conformance script uses it: the data for testing a handler, and links to the documentation. */
export interface ConformanceEvent {
  readonly name: string;
  readonly title: string;
  /** URL of the page about the webhook. */
  readonly page: string;
  /**
   * Reason why the webhook cannot be sent, such as `the documentation describes no body`. If set, all properties below
   * are absent.
   */
  readonly untried?: string;
  readonly method?: string;
  /** Query string that is added to the handler's URL: `?shop=a`, or an empty string. */
  readonly query?: string;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** Names of required headers that have no example in the description, so that their values are generated. */
  readonly madeUp?: readonly string[];
  readonly examples?: readonly { readonly title: string; readonly body: string }[];
  /**
   * Statuses with which a handler acknowledges the event, such as `204` or `2XX`. Empty if the description has none.
   */
  readonly success?: readonly string[];
  readonly isJson?: boolean;
  /**
   * `closed` if the schema of the body forbids fields that it does not list. `open` if some fields of the body are not
   * published. Absent in any other case.
   */
  readonly fields?: 'closed' | 'open';
  /** Path of the event id in the body, as a list of field names: `['data', 'id']`. */
  readonly id?: readonly string[];
  readonly status?: { readonly path: readonly string[]; readonly values: readonly string[] };
  /** URLs of the documentation, printed below the results of the checks. */
  readonly links?: Readonly<Record<'response' | 'handler' | 'status' | 'body', string>>;
  /** Set if the provider sends credentials with the webhook. */
  readonly carries?: true;
  /** Set if the author of the description has assumed all values and most field names of the body. */
  readonly isOurs?: true;
  /** The open question about the webhook, as text. */
  readonly question?: string;
}

/**
 * Creates the event for a webhook.
 *
 * @param address converts a link within the site to a public URL
 */
export function conformanceEvent(
  call: CallData,
  schemas: Schemas,
  address: (href: string) => string,
): ConformanceEvent {
  const { id, title, href, method, simulation = {} } = call;
  const head = { name: printable(id), title: printable(title), page: address(href) };
  const [media] = call.body?.content ?? [];
  const { sample, handler = href, carries, isOurs, question } = simulation;
  if (method === undefined) return { ...head, untried: 'the documentation does not state its method' };
  if (media === undefined) return { ...head, untried: 'the documentation describes no body' };
  const examples = examplesOf(media);
  const request = localRequest({ method, parameters: call.parameters }, { port: 80, path: '/' }, media, undefined);
  if (sample === undefined || examples.length === 0 || request === undefined)
    return { ...head, untried: 'its body is not text' };
  const success = call.responses.map(({ status }) => status).filter((status) => status.startsWith('2'));
  const response =
    call.responses.find(({ status }) => success.includes(status)) ??
    call.responses.find(({ status }) => status === 'default');
  return omitUndefined({
    ...head,
    method,
    query: plainText(request.url).replace(/^[^?]*/, ''),
    headers: headersOf(request, media),
    madeUp: call.parameters
      .filter((parameter) => parameter.in === 'header' && parameter.required && parameter.generated === true)
      .map(({ name }) => name),
    examples,
    success,
    isJson: isJson(media.mediaType),
    fields: fieldsOf(media, schemas),
    id: sample.id,
    status: sample.status,
    links: {
      response: address(response?.href ?? handler),
      handler: address(handler),
      status: address(rowLink(media.rows, sample.status?.path ?? [])),
      body: address(rowLink(media.rows, [])),
    },
    carries,
    isOurs,
    question: question === undefined ? undefined : printable(question),
  });
}

/** Returns the examples of a body. Leaves out those that cannot be sent as text: files and multipart bodies. */
function examplesOf(media: BodyData): Required<ConformanceEvent>['examples'] {
  return media.examples.flatMap((example) => {
    const body = payloadText(media, example);
    const { name, summary } = example;
    return body === undefined ? [] : [{ title: printable(summary === '' ? name : summary), body }];
  });
}

/**
 * Returns the headers of an event, `Content-Type` last. If the media type is a range that includes JSON, such as
 * `application/*`, `Content-Type` is `application/json`.
 */
function headersOf(request: SampleRequest, { mediaType }: BodyData): Required<ConformanceEvent>['headers'] {
  const type = mediaType.includes('*') && isJson(mediaType) ? 'application/json' : mediaType;
  const others = request.headers.filter(({ name }) => name.toLowerCase() !== 'content-type');
  return [...others.map(({ name, value }) => [name, plainText(value)] as const), ['Content-Type', type]];
}

/** Removes the placeholders for secrets from a URL or header value, because the script sends no credentials. */
function plainText(text: string): string {
  return filled(text, () => '');
}

function fieldsOf({ schema }: BodyData, schemas: Schemas): ConformanceEvent['fields'] {
  const resolved = resolveSchema(schema, schemas).schema as Raw;
  if (resolved['additionalProperties'] === false || resolved['unevaluatedProperties'] === false) return 'closed';
  return isUnfinished(resolved) ? 'open' : undefined;
}
