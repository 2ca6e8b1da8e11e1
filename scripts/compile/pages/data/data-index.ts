import type { Api } from '#src/model/api.ts';
import type {
  BodyPrint,
  BodySide,
  BodyUse,
  CallEntry,
  DataIndex,
  ErrorMessage,
  StatusEntry,
} from '#src/model/call-data.ts';
import type { MediaType } from '#src/model/media-type.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import type { Schema } from '#src/model/schema.ts';
import { namesIn } from '#src/shared/explain/names-in.ts';
import { asTexts } from '#src/shared/schema/raw.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { alternativesOf, asSchema, schemaEntries, schemaList } from '#src/shared/schema/applicators.ts';
import { subtypes } from '#src/shared/schema/discriminator.ts';
import type { CallSource } from './call-data.ts';
import { type ReferenceIndex, errorTitle } from '../reference/groups.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';
import { toProse } from '../../prose/description.ts';
import { statusTitle } from '../operation/status-title.ts';
import { ACTOR_WORDS } from '../reference/error-page.ts';

/** Makes the index of all calls, which a browser loads to tell which of them a body is likely to belong to. */
export function dataIndex(
  api: Api,
  index: ReferenceIndex,
  calls: readonly CallSource[],
  schemas: ReadonlyMap<string, string>,
): DataIndex {
  const names = new Map<string, number>();
  const numberOf = (name: string): number => {
    const number = names.get(name) ?? names.size;
    names.set(name, number);
    return number;
  };
  const prints = new Map<string, { print: Omit<BodyPrint, 'uses'>; uses: BodyUse[]; place: number }>();
  const messages = new Map<string, ErrorMessage>();
  const noteTexts = (value: unknown, status: string, body: number): void => {
    for (const text of textsIn(value))
      if (messages.size < TEXTS) messages.set(`${text}\n${status}\n${body}`, [text, status, body]);
  };
  const add = (side: BodySide, media: MediaType, use: BodyUse): void => {
    if (!isJson(media.mediaType)) return;
    const examples = media.examples.map(({ value }) => value);
    const { type, names: found, required } = bodyNames(media.itemSchema ?? media.schema, examples, api.definitions);
    const print = {
      side,
      type,
      names: [...found].map(numberOf),
      required: [...required].map(numberOf),
    };
    const key = JSON.stringify(print);
    const known = prints.get(key) ?? { print, uses: [], place: prints.size };
    prints.set(key, known);
    known.uses.push(use);
    const [, , status = ''] = use;
    if (/^[45d]/.test(status))
      for (const { value, generated } of media.examples) if (generated !== true) noteTexts(value, status, known.place);
  };
  calls.forEach(({ entry, call }, place) => {
    call.requestBody?.content.forEach((media, content) =>
      add(entry.kind === 'webhook' ? 'webhook' : 'request', media, [place, content]),
    );
    for (const { status, content } of call.responses)
      content.forEach((media, at) =>
        add(entry.kind === 'webhook' ? 'request' : 'response', media, [place, at, status]),
      );
  });
  return {
    calls: calls.map(({ entry }): CallEntry => entry),
    names: [...names.keys()],
    bodies: [...prints.values()].map(({ print, uses }) => ({ ...print, uses })),
    statuses: statusEntries(api, index),
    messages: [...messages.values()],
    schemas: Object.fromEntries([...schemas].map(([name, file]) => [name, file.replace(/^data\//, '')])),
  };
}

/** Texts of errors that are kept, and how long they are. */
const TEXTS = 300;
const [SHORT, LONG] = [6, 160];

/** Texts of a value that are words rather than names. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return value.length >= SHORT && value.length <= LONG && /\s/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Collects what is documented of each status code: by the catalogue, else by the one description all its responses have. */
function statusEntries(api: Api, index: Pick<ReferenceIndex, 'error'>): readonly StatusEntry[] {
  const responses = api.operations.flatMap((operation) => operation.responses);
  const codes = new Set([
    ...index.error.keys(),
    ...api.catalogue.map(({ code }) => code),
    ...responses.map(({ status }) => status),
  ]);
  return [...codes].map((code) => {
    const entry = api.catalogue.find((each) => each.code === code);
    const own = responses.filter(({ status }) => status === code);
    const said = new Set(own.map(({ description }) => description.trim()));
    const [only] = said;
    const retry = own.flatMap(({ headers }) => headers).find(({ name }) => /^retry-?after$/i.test(name));
    return omitUndefined({
      code,
      title: index.error.has(code) ? errorTitle(api, code) : statusTitle(code, entry),
      href: index.error.get(code),
      meaning: plainText(entry?.meaning ?? (said.size === 1 ? only : undefined)),
      remedy: plainText(entry?.remedy),
      actor: entry?.actor === undefined ? undefined : ACTOR_WORDS[entry.actor],
      retryHeader: retry?.name,
    });
  });
}

function plainText(text: string | undefined): string | undefined {
  const plain = text === undefined ? '' : textOf(toProse(text)).trim();
  return plain === '' ? undefined : plain;
}

/** Names that a body is known by: of more, the first. */
const MOST = 120;

/** Levels of objects that are looked at. */
const DEPTH = 3;

/** Schemas that are looked at. */
const VISITS = 2000;

/** Names of a body, by their paths without the brackets of lists. */
interface BodyNames {
  readonly type: BodyPrint['type'];
  readonly names: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

/** Collects the names that bodies of a schema can have, those of its examples among them. */
function bodyNames(
  schema: Schema,
  examples: readonly unknown[],
  definitions: Readonly<Record<string, Schema>>,
): BodyNames {
  const names = new Set<string>();
  const required = new Set<string>();
  let visits = 0;
  // Level by level: what stands outside is never crowded out by what stands inside.
  let level: readonly Part[] = [{ part: schema, path: '', isSure: true, passed: [] }];
  for (let depth = 1; depth <= DEPTH && level.length > 0; depth++) {
    const next: Part[] = [];
    const visit = ({ part, path, isSure, passed }: Part): void => {
      const resolved = resolveSchema(part, definitions);
      const { schema: read } = resolved;
      if ((visits += 1) > VISITS || resolved.names.some((name) => passed.includes(name))) return;
      const inside = [...passed, ...resolved.names];
      const needed = new Set(asTexts(read.required));
      for (const [name, field] of schemaEntries(read.properties)) {
        const whole = path === '' ? name : `${path}.${name}`;
        if (names.size >= MOST && !names.has(whole)) continue;
        names.add(whole);
        const isNeeded = isSure && needed.has(name);
        if (isNeeded) required.add(whole);
        next.push({ part: field, path: whole, isSure: isNeeded, passed: inside });
      }
      if (read.items !== undefined) visit({ part: asSchema(read.items), path, isSure: false, passed: inside });
      for (const branch of [...schemaList(alternativesOf(read)), ...subtypes(read, resolved.names.at(-1), definitions)])
        visit({ part: branch, path, isSure: false, passed: inside });
    };
    level.forEach(visit);
    level = next;
  }
  for (const example of examples) for (const name of namesIn(example)) if (names.size < MOST) names.add(name);
  return { type: typeOf(schema, definitions), names, required };
}

interface Part {
  readonly part: Schema;
  readonly path: string;
  /** Every object around it is required. */
  readonly isSure: boolean;
  /** Named schemas it lies in. */
  readonly passed: readonly string[];
}

function typeOf(schema: Schema, definitions: Readonly<Record<string, Schema>>): BodyPrint['type'] {
  const { schema: read } = resolveSchema(schema, definitions);
  const types = [read.type ?? []].flat().filter((type) => type !== 'null');
  if (types.length === 0) return read.properties === undefined ? 'any' : 'object';
  if (types.length > 1) return 'any';
  return types[0] === 'object' || types[0] === 'array' ? types[0] : 'value';
}
