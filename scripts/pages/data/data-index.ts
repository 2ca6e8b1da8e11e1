import type { Api } from '#src/model/api.ts';
import type { BodyUse, DataIndex, ErrorMessage, StatusEntry, Shape } from '#src/model/call-data.ts';
import type { MediaType } from '#src/model/media-type.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import { ENTRIES, FIRST, FREE, PLAIN, UNPUBLISHED } from '#src/shared/explain/find-calls.ts';
import { asTypes } from '#src/shared/schema/applicators.ts';
import { subtypes } from '#src/shared/schema/discriminator.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { resolverIn, type Schemas } from '#src/shared/schema/schema-ref.ts';
import { allBranches, compose } from '#src/shared/schema/view.ts';
import { entrySchemas, fieldNames, isUnfinished, namedSchemas } from '#src/shared/schema/members.ts';
import type { CallSource } from './call-data.ts';
import type { ReferenceIndex } from '../reference/groups.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { toProse } from '../../guides/prose/description.ts';
import { statusTitle } from '../operation/status-title.ts';
import { ACTOR_WORDS } from '../reference/error-page.ts';

/**
 * Creates the index of all operations, webhooks and callbacks (`calls`). The browser uses the index to recognise a
 * pasted body: it finds the calls whose documented fields fit.
 */
export function dataIndex(
  api: Api,
  index: ReferenceIndex,
  calls: readonly CallSource[],
  schemas: ReadonlyMap<string, string>,
): DataIndex {
  const shapes = createShapes(api.definitions);
  const bodies = new Map<number, BodyUse[]>();
  const add = (content: readonly MediaType[], use: BodyUse): void => {
    for (const { mediaType, itemSchema, schema } of content) {
      if (!isJson(mediaType)) continue;
      const shape = shapes.placeOf(itemSchema ?? schema);
      bodies.set(shape, [...(bodies.get(shape) ?? []), use]);
    }
  };
  calls.forEach(({ entry, call }, place) => {
    add(call.requestBody?.content ?? [], [place]);
    if (entry.kind === 'operation') for (const { status, content } of call.responses) add(content, [place, status]);
  });
  return {
    calls: calls.map(({ entry }) => entry),
    shapes: shapes.all,
    bodies: [...bodies],
    statuses: statusEntries(api, index),
    messages: errorMessages(calls),
    evidence: api.evidence,
    schemas: Object.fromEntries([...schemas].map(([name, file]) => [name, file.replace(/^data\//, '')])),
  };
}

/**
 * Collects error messages from the examples that authors wrote. Each has its status, and the operations that return it.
 */
function errorMessages(calls: readonly CallSource[]): readonly ErrorMessage[] {
  const found = new Map<string, [string, string, number[]]>();
  const add = (text: string, status: string, call: number): void => {
    const known = found.get(`${text}\n${status}`);
    if (known === undefined && found.size < TEXTS) found.set(`${text}\n${status}`, [text, status, [call]]);
    else if (known?.[2].includes(call) === false) known[2].push(call);
  };
  calls.forEach(({ entry, call }, place) => {
    for (const { status, content } of entry.kind === 'operation' ? call.responses : [])
      for (const { mediaType, examples } of /^[45d]/.test(status) ? content : [])
        for (const { generated, value } of isJson(mediaType) ? examples : [])
          if (generated !== true) for (const text of textsIn(value)) add(text, status, place);
  });
  return [...found.values()];
}

/** Maximum number of error messages in the index. */
const TEXTS = 300;
/** Minimum and maximum length of an error message, in characters. */
const [SHORT, LONG] = [6, 160];

/** Returns the strings inside a value that look like messages: of `SHORT` to `LONG` characters, with white space. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return value.length >= SHORT && value.length <= LONG && /\s/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Collects the documentation of status codes: the text of the error catalogue, else the description that all responses
 * with the code share.
 */
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
    const descriptions = new Set(own.map(({ description }) => description.trim()));
    const [only] = descriptions;
    return omitUndefined({
      code,
      title: statusTitle(code, entry),
      href: index.error.get(code),
      meaning: plainText(entry?.meaning ?? (descriptions.size === 1 ? only : undefined)),
      remedy: plainText(entry?.remedy),
      actor: entry?.actor === undefined ? undefined : ACTOR_WORDS[entry.actor],
    });
  });
}

function plainText(text: string | undefined): string | undefined {
  const plain = text === undefined ? '' : textOf(toProse(text)).trim();
  return plain === '' ? undefined : plain;
}

/**
 * The shapes of objects and arrays in schemas. A shape maps each field name to the index, in `all`, of the shape of the
 * field's value. A schema that occurs again gets the same index, so that a recursive schema has finitely many shapes.
 */
interface Shapes {
  readonly all: readonly Shape[];
  /** Returns the index in `all` of the shape that a schema describes. */
  placeOf(schema: unknown): number;
}

/** Creates the list of shapes. Each call of `placeOf` adds the shapes of a schema that are not yet in the list. */
export function createShapes(definitions: Schemas): Shapes {
  const resolve = resolverIn(definitions);
  const names = new Map<unknown, string>(Object.entries(definitions).map(([name, schema]) => [schema, name]));
  const all = Array.from({ length: FIRST }, (): Shape => ({}));
  const places = new Map<string, number>();
  const numbers = new Map<unknown, number>();
  const numberOf = (part: unknown): number => {
    numbers.set(part, numbers.get(part) ?? numbers.size);
    return numbers.get(part) ?? 0;
  };
  const select = (schema: Raw): readonly unknown[] => [
    ...allBranches(schema),
    ...subtypes(schema, names.get(schema), definitions),
  ];
  const placeOf = (schemas: readonly unknown[]): number => {
    const parts = compose(schemas, resolve, select);
    const naming = parts.filter((part) => part['properties'] !== undefined);
    const entries = parts.flatMap(entrySchemas).filter((schema) => schema !== undefined);
    if (naming.length + entries.length === 0) {
      if (parts.some(isUnfinished)) return UNPUBLISHED;
      const types = parts.flatMap((part) => asTypes(part['type']));
      return types.length === 0 || types.includes('object') ? FREE : PLAIN;
    }
    const key = [naming, entries].map((listed) => listed.map(numberOf).join()).join(';');
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = all.push({}) - 1;
    places.set(key, place);
    const fields = fieldNames(naming).map(
      (name) => [name, placeOf(naming.flatMap((part) => namedSchemas(part, name)))] as const,
    );
    all[place] = Object.fromEntries([
      ...fields,
      ...(entries.length === 0 ? [] : [[ENTRIES, placeOf(entries)] as const]),
    ]);
    return place;
  };
  return { all, placeOf: (schema) => placeOf([schema]) };
}
