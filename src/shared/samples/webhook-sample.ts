import type { MediaType } from '../../model/media-type.ts';
import type { Webhook } from '../../model/operation.ts';
import type { WebhookSample } from '../../model/sample.ts';
import type { Schema } from '../../model/schema.ts';
import {
  documentedBody,
  documentedFields,
  type DocumentedField,
  type EvidenceContext,
} from '../schema/documented-fields.ts';
import { enumMembers } from '../schema/enums.ts';
import { firstOf } from '../text/first-of.ts';
import { isJson } from './body.ts';

/**
 * Returns the data from which the receivers of a webhook are rendered. Undefined if no method or body is described, or
 * if the body is multipart, because its bytes differ each time it is sent.
 */
export function webhookSample(webhook: Webhook, api: EvidenceContext): WebhookSample | undefined {
  const [media] = webhook.requestBody?.content ?? [];
  if (media === undefined || media.mediaType.startsWith('multipart/') || webhook.notPublished.includes('method'))
    return undefined;
  return {
    method: webhook.method,
    ...LOCAL,
    success: successOf(webhook),
    ...(isJson(media.mediaType) ? membersOf(webhook, media, api) : {}),
  };
}

/** Default port and path of receivers. */
export const LOCAL = { port: 8000, path: '/webhooks' } as const;

/**
 * Returns the status with which receivers acknowledge a webhook: 200 if it is described, else the lowest success status
 * that is described. If no success status is described, returns 200.
 */
function successOf({ responses }: Webhook): number {
  const [lowest = 200, ...others] = responses
    .filter(({ status }) => /^2\d\d$/.test(status))
    .map(({ status }) => Number(status))
    .sort((a, b) => a - b);
  return others.includes(200) ? 200 : lowest;
}

/** Maximum depth at which members of the body are considered. A deeper member hardly describes the whole event. */
const DEPTH = 3;

type Member = DocumentedField;

function membersOf(
  webhook: Webhook,
  { schema }: MediaType,
  api: EvidenceContext,
): Pick<WebhookSample, 'id' | 'status'> {
  const { levels, names } = readBody(schema, api);
  const thing = [webhook.name, webhook.summary, ...names].map((name) => ` ${words(name)} `);
  const isNamed = (name: string): boolean => thing.some((text) => text.includes(` ${words(name)} `));
  const status = firstOf(levels, (level) => statusAmong(level, isNamed));
  const id = firstOf(levels, (level) => idAmong(level, isNamed, status));
  return {
    ...(id === undefined ? {} : { id: id.path }),
    ...(status === undefined ? {} : { status: { path: status.path, values: valuesOf(status.schema) } }),
  };
}

/**
 * Reads the schema of a webhook's body. For each depth, `levels` lists the documented members that are strings or
 * numbers, or whose type is not described. `names` are the names of the body's schema in the description.
 */
function readBody(
  schema: Schema,
  api: EvidenceContext,
): { readonly levels: readonly (readonly Member[])[]; readonly names: readonly string[] } {
  const body = documentedBody(schema, api);
  const levels: (readonly Member[])[] = [];
  let objects: readonly Member[] = [body];
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const members = objects
      .flatMap((object) => documentedFields(object, api))
      .filter((member) => member.schema.writeOnly !== true);
    levels.push(members.filter(({ schema }) => isPlain(schema)));
    objects = members.filter(({ schema }) => schema.properties !== undefined);
  }
  return { levels, names: body.names };
}

/** Whether a schema is for a string or a number, or has no described type. */
function isPlain({ type, properties, items }: Schema): boolean {
  const types = [type ?? []].flat().filter((each) => each !== 'null');
  return (
    properties === undefined &&
    items === undefined &&
    types.every((each) => each === 'string' || each === 'integer' || each === 'number')
  );
}

/**
 * Returns the string member that tells what happened, by its name: `status`, `event`, `type` or `event type`, in this
 * order of preference. Numbers with such names are skipped, as they are codes that mean nothing to a reader.
 */
function statusAmong(level: readonly Member[], isNamed: (name: string) => boolean): Member | undefined {
  const texts = level.filter(({ schema }) => [schema.type ?? 'string'].flat().includes('string'));
  return firstOf(['status', 'event', 'type', 'event type'], (name) =>
    single(
      texts.filter((member) => words(nameOf(member)) === name),
      isNamed,
    ),
  );
}

/**
 * Returns the member called `id`, preferably from the object that contains the status member. If none is called `id`,
 * returns the id of the thing after which the webhook is named, such as `payment_id`.
 */
function idAmong(
  level: readonly Member[],
  isNamed: (name: string) => boolean,
  status: Member | undefined,
): Member | undefined {
  const called = level.filter((member) => words(nameOf(member)) === 'id');
  const beside = called.find((member) => status !== undefined && samePath(parentOf(member), parentOf(status)));
  const others = level.filter(
    (member) => words(nameOf(member)).endsWith(' id') && isNamed(words(nameOf(member)).slice(0, -3)),
  );
  return beside ?? single(called, isNamed) ?? (called.length === 0 ? single(others, isNamed) : undefined);
}

/**
 * Returns the only member of a list. From a list of several, returns the member whose enclosing object has a name that
 * satisfies `isNamed`, if exactly one has such a name.
 */
function single(members: readonly Member[], isNamed: (name: string) => boolean): Member | undefined {
  const near = members.length === 1 ? members : members.filter((member) => isNamed(parentOf(member).at(-1) ?? ''));
  return near.length === 1 ? near[0] : undefined;
}

function valuesOf(schema: Schema): readonly string[] {
  const allowed = schema.const === undefined ? (enumMembers(schema) ?? []).map(({ value }) => value) : [schema.const];
  return [...new Set(allowed.filter((value) => typeof value === 'string'))];
}

function nameOf({ path }: Member): string {
  return path.at(-1) ?? '';
}

function parentOf({ path }: Member): readonly string[] {
  return path.slice(0, -1);
}

function samePath(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index]);
}

/**
 * Splits a name of any style into words in lower case: `PaymentID`, `payment_id` and `payment.id` become `payment id`.
 */
function words(name: string): string {
  return name
    .replace(/(\p{Ll}|\d)(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$& ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .toLowerCase();
}
