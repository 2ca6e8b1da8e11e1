import type { BodyData, BodySide, CallData, DataIndex, SchemaFile } from '../../model/call-data.ts';
import type { Comparison } from '../../model/explanation.ts';
import { isJson } from '../samples/body.ts';
import { firstOf } from '../text/first-of.ts';
import { bodyProblems, cachedResolver, isUnconstrained, violationsOf } from './check-body.ts';
import { bodiesWith } from './find-calls.ts';
import { chooseValue, type PastedValue } from './values.ts';
import { comparisonWords } from './words.ts';

/** Access to the site's data files. */
export interface ExplainSources {
  readonly index: DataIndex;
  /** Returns the parsed JSON of a file, given its path below `data/`. It may be called several times for one file. */
  load(file: string): Promise<unknown>;
}

/** A JSON body of an operation or webhook: the request, a response or the payload. */
interface Part {
  readonly name: string;
  readonly side: BodySide;
  readonly status?: string;
  readonly media: BodyData;
}

/** What decides which body a text is compared with: the values in the text, the reader's choice and the status code. */
interface Target {
  readonly values: readonly PastedValue[];
  /** Name of the body that the reader chose, if any. */
  readonly part: string | undefined;
  /**
   * The status code, if one was found. `isStated` is true only if the text states it as a status: a field called `code`
   * may mean something else.
   */
  readonly code: string | undefined;
  readonly isStated: boolean;
}

/**
 * Compares a pasted text with one body of an operation, webhook or callback. The body is the first of these that
 * exists:
 * - the body that the reader chose
 * - the response for the status in the text; if no body is documented for this status, the result says only that
 * - the first body that documents all names in the text
 * - for a pasted request, the last body; for any other text, the first body
 *
 * Undefined if the operation, webhook or callback has no documented body at all, or if the text contains no value to
 * compare.
 */
export async function compare(
  data: CallData,
  target: Target,
  { index, load }: ExplainSources,
): Promise<{ readonly comparison: Comparison; readonly value: PastedValue } | undefined> {
  const parts = partsOf(data);
  const place = index.calls.findIndex(({ file }) => file === data.file);
  const bodiesOf = (part: Part): DataIndex['bodies'] =>
    index.bodies.filter(([, uses]) => uses.some(([call, status]) => call === place && status === part.status));
  const documents = (part: Part, { value, isSent = false }: PastedValue): boolean =>
    (!isSent || part.side === 'request') && bodiesWith(value, { ...index, bodies: bodiesOf(part) }).length > 0;
  // A status belongs to a response: it cannot choose a webhook payload or a request body.
  const code = data.kind === 'webhook' || target.values.every(({ isSent }) => isSent) ? undefined : target.code;
  const match = parts.find(({ name }) => name === target.part) ?? partOfStatus(parts, code);
  const value = chooseValue(target.values, (one) => (match ? [match] : parts).some((part) => documents(part, one)));
  if (value === undefined || parts.length === 0) return undefined;
  const last = value.isSent ? parts.at(-1) : parts[0];
  const part =
    match ?? (code !== undefined && target.isStated ? undefined : (parts.find((one) => documents(one, value)) ?? last));
  const names = parts.map(({ name }) => name);
  if (part === undefined)
    return {
      comparison: { parts: names, href: data.href, words: 'No body is documented for this status.', problems: [] },
      value,
    };
  const { media, side, name } = part;
  const definitions = await schemasOf(data, load);
  const resolve = cachedResolver(definitions);
  const problems = bodyProblems(media, violationsOf(media, value, side, resolve), {
    definitions,
    evidence: index.evidence,
  });
  const { href, anchor } = media.rows;
  return {
    comparison: {
      parts: names,
      part: name,
      href: anchor === '' ? href : `${href}#${anchor}`,
      words: isUnconstrained(media, resolve)
        ? `The fields of the ${name} are not documented.`
        : comparisonWords(problems),
      problems,
    },
    value,
  };
}

/** Loads the schema files of an operation, webhook or callback, and returns all their schemas by name. */
export async function schemasOf({ schemas }: CallData, load: ExplainSources['load']): Promise<SchemaFile> {
  const files = await Promise.all(schemas.map((file) => load(file) as Promise<SchemaFile>));
  return Object.assign({}, ...files) as SchemaFile;
}

/**
 * Lists the JSON bodies of an operation: the responses, then the request. For a webhook or callback, lists only the
 * payload.
 */
export function partsOf({ kind, body, responses }: CallData): readonly Part[] {
  const isWebhook = kind === 'webhook';
  const inBody = isWebhook
    ? ({ name: 'payload', side: 'webhook' } as const)
    : ({ name: 'request', side: 'request' } as const);
  const first = (content: readonly BodyData[]): readonly BodyData[] =>
    content.filter(({ mediaType }) => isJson(mediaType)).slice(0, 1);
  return [
    ...(isWebhook ? [] : responses).flatMap(({ status, content }) =>
      first(content).map((media): Part => ({ name: `response ${status}`, side: 'response', status, media })),
    ),
    ...first(body?.content ?? []).map((media): Part => ({ ...inBody, media })),
  ];
}

/** Finds the response for a status: by code, else by class (`4XX`), else `default` (OpenAPI 3.1, section 4.8.16). */
function partOfStatus(parts: readonly Part[], code: string | undefined): Part | undefined {
  if (code === undefined) return undefined;
  return firstOf([code, `${code[0] ?? ''}XX`, 'DEFAULT'], (status) =>
    parts.find((part) => part.status?.toUpperCase() === status.toUpperCase()),
  );
}
