import type { Api } from '#src/model/api.ts';
import type { MediaType } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { type Raw, isRecord } from '#src/shared/schema/raw.ts';
import { resolverOf } from '#src/shared/schema/schema-ref.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import { createCatalogue } from './load-mock.ts';
import { checkRequest, type Checked } from './check-request.ts';
import { choose, type Choice } from './choose.ts';
import { createCompleted } from './completed.ts';
import { applied, parsePrefer } from './prefer.ts';
import { headerOf, requestProblem, type ReceivedRequest, type RequestProblem, parseTarget } from './request.ts';
import { refuse, withMessage } from './refusal.ts';
import { fieldValue, toReply, type Header, type Reply, type ChosenResponse } from './reply.ts';
import { createRouter } from './router.ts';
import { createCoercer, type Coercer } from '#src/shared/request/coerce.ts';
import { undocumentedFields } from '#src/shared/schema/documented-fields.ts';
import { webhookNamed } from './webhook.ts';

export type Respond = (received: ReceivedRequest) => Promise<Reply>;

/** The description from which requests are answered. */
export interface RespondOptions {
  readonly api: Api;
  /** The bundled description from which `api` was created. */
  readonly document: OpenApiDocument;
  /** Whether the mock can send webhooks. */
  readonly webhooks?: boolean;
}

/**
 * Creates a function that answers requests from the description alone. It finds the operation, checks the request, and
 * returns an example or an error.
 */
export function createRespond({ api, document, webhooks = false }: RespondOptions): Respond {
  const router = createRouter(api.operations);
  const coercer = createCoercer(resolverOf(document));
  const validator = validatorOf(document);
  const completed = createCompleted(document);
  const catalogue = createCatalogue(api, document, completed);

  const fits = ({ schema }: MediaType, value: unknown): boolean =>
    validator.validate(schema as Raw, value, 'response').length === 0;

  const reject = (
    problems: readonly RequestProblem[],
    operation?: Operation,
    headers: readonly Header[] = [],
  ): Promise<Reply> => {
    const refusal = refuse(problems, operation === undefined ? undefined : completed.call(operation), catalogue, fits);
    return toReply(refusal, problems, [...headers, ...undocumentedHeader(refusal, api, coercer)]);
  };

  const accept = (
    { operation, body, notes }: Checked,
    received: ReceivedRequest,
    waited: readonly string[],
  ): Promise<Reply> => {
    const preferences = parsePrefer(headerOf(received, 'Prefer'));
    const { webhook } = preferences;
    const choice = choose({
      operation: completed.call(operation),
      preferences,
      body,
      accept: headerOf(received, 'Accept'),
    });
    if ('kind' in choice) return reject([choice], operation, notesOf(notes));
    const unsent = webhook === undefined ? undefined : webhookProblem(webhook, api, webhooks);
    if (unsent !== undefined) return reject([requestProblem('preference', unsent)], operation, notesOf(notes));
    const granted = [...choice.applied, ...(webhook === undefined ? [] : [applied('webhook', webhook)]), ...waited];
    const headers = granted.length === 0 ? [] : [{ name: 'Preference-Applied', value: fieldValue(granted.join(', ')) }];
    const more = [...headers, ...notesOf(notes), ...undocumentedHeader(choice, api, coercer)];
    return toReply(withDescription(choice, fits), [], more).then((reply) =>
      webhook === undefined ? reply : { ...reply, webhook },
    );
  };

  return async (received) => {
    const { wait } = parsePrefer(headerOf(received, 'Prefer'));
    const waited = wait === undefined ? [] : [applied('wait', wait)];
    // A header without a name is invalid (RFC 9110, section 5.1), but some versions of Node.js accept it.
    if (Object.hasOwn(received.headers, '')) return reject([requestProblem('request', 'a header has no name')]);
    const target = parseTarget(received.url);
    if (typeof target === 'string') return reject([requestProblem('request', target)]);
    const found = router(received.method, target.path);
    // A `HEAD` request for which there is no operation is answered like `GET` (RFC 9110, section 9.3.2).
    const match = found.kind === 'method' && received.method === 'HEAD' ? router('GET', target.path) : found;
    if (match.kind === 'unknown') {
      const hint = match.suggested === undefined ? '' : `: with the path of its server, it is ${match.suggested}`;
      return reject([requestProblem('path', `no operation has the path ${target.path}${hint}`)]);
    }
    if (match.kind === 'method')
      return reject([requestProblem('method', `${target.path} accepts ${match.allow.join(', ')}`)], match.operation, [
        { name: 'Allow', value: match.allow.join(', ') },
      ]);
    const checked = await checkRequest(match.candidates, received, target, coercer);
    if (checked === undefined) return reject([requestProblem('path', `no operation has the path ${target.path}`)]);
    return checked.problems.length > 0
      ? reject(checked.problems, checked.operation, notesOf(checked.notes))
      : accept(checked, received, waited);
  };
}

function notesOf(notes: readonly string[]): readonly Header[] {
  return notes.map((note) => ({ name: 'Mock-Note', value: fieldValue(note) }));
}

function webhookProblem(name: string, api: Api, webhooks: boolean): string | undefined {
  const webhook = webhookNamed(api, name);
  if (webhook === undefined)
    return `Prefer: webhook=${name} is not a webhook. There ${api.webhooks.length === 1 ? 'is' : 'are'} ${api.webhooks.map(({ id }) => id).join(', ') || 'none'}`;
  if (webhook.notPublished.includes('method'))
    return `Prefer: webhook=${name} cannot be sent: its method is not documented`;
  return webhooks ? undefined : `Prefer: webhook=${name} has no receiver: start the mock with --webhooks URL`;
}

/**
 * Puts the description of an error response into its generated example, as the message. Other responses are returned
 * unchanged.
 */
function withDescription(choice: Choice, fits: (media: MediaType, value: unknown) => boolean): Choice {
  const { status, response, media, example } = choice;
  if (status < 400 || media === undefined || example === undefined || response.description === '') return choice;
  return { ...choice, example: withMessage(example, response.description, (value) => fits(media, value)) };
}

/** Maximum number of fields in the header `Mock-Undocumented-Fields`. Further fields are only counted: `and 3 more`. */
const MOST = 10;

/**
 * Returns the header `Mock-Undocumented-Fields`, in a list; an empty list if all fields are documented. The header
 * warns programs not to rely on certain fields of the response. Its value is a list of these fields, such as `note,
 * items[].rank`, or `all`.
 */
function undocumentedHeader({ media, example }: ChosenResponse, api: Api, { isOpen }: Coercer): readonly Header[] {
  if (media === undefined) return [];
  const value = example?.value;
  const paths = undocumentedFields(value, media.schema, api);
  const isAll = isRecord(value) && Object.keys(value).every((name) => paths.includes(name));
  if (paths.length === 0 && !(isAll && isOpen(media.schema))) return [];
  const more = paths.length > MOST ? [`and ${paths.length - MOST} more`] : [];
  const named = [...paths.slice(0, MOST).map((path) => fieldValue(path, 100)), ...more];
  return [{ name: 'Mock-Undocumented-Fields', value: isAll ? 'all' : named.join(', ') }];
}
