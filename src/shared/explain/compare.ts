import type { BodyData, BodySide, CallData, DataIndex, SchemaFile } from '../../model/call-data.ts';
import type { Comparison } from '../../model/explanation.ts';
import { isJson } from '../samples/body.ts';
import { bodyProblems, cachedResolver, isUnconstrained, violationsOf } from './check-body.ts';
import { bodiesWith } from './find-calls.ts';
import { chooseValue, type PastedValue } from './values.ts';
import { comparisonWords } from './words.ts';

/** Source of the site's data; each use of a file loads it again. */
export interface ExplainSources {
  readonly index: DataIndex;
  /** Reads a file below `data/`. */
  load(file: string): Promise<unknown>;
}

/** A body of a call. */
interface Part {
  readonly name: string;
  readonly side: BodySide;
  readonly status?: string;
  readonly media: BodyData;
}

/** The properties of the text by which the body to compare with is chosen. */
interface Target {
  readonly values: readonly PastedValue[];
  /** The name of the body, if the reader has chosen one. */
  readonly part: string | undefined;
  /** The status code; `isStated` if the text itself states it, as a field of that name may have another meaning. */
  readonly code: string | undefined;
  readonly isStated: boolean;
}

/**
 * Compares a text with one body of a call: the one that the reader chose, else the one for the status in the text, else
 * the first that documents all names, else the first. Undefined if the call has no body, or the text has no value to
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
  // The status belongs to a response, which may not have a JSON body.
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

/** Loads the schemas that a call refers to; returns them by name. */
export async function schemasOf({ schemas }: CallData, load: ExplainSources['load']): Promise<SchemaFile> {
  const files = await Promise.all(schemas.map((file) => load(file) as Promise<SchemaFile>));
  return Object.assign({}, ...files) as SchemaFile;
}

/** Lists the JSON bodies of a call: those that readers receive before those that they send. */
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

/** Finds the response for a status: by its code, else by its class, else the default (OpenAPI 3.1, section 4.8.16). */
function partOfStatus(parts: readonly Part[], code: string | undefined): Part | undefined {
  if (code === undefined) return undefined;
  return [code, `${code[0] ?? ''}XX`, 'DEFAULT']
    .map((status) => parts.find((part) => part.status?.toUpperCase() === status.toUpperCase()))
    .find((part) => part !== undefined);
}
