import type { Api } from '#src/model/api.ts';
import type { BodyUse, CallEntry, DataIndex, ErrorMessage, StatusEntry } from '#src/model/call-data.ts';
import type { MediaType } from '#src/model/media-type.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import type { CallSource } from './call-data.ts';
import { type ReferenceIndex, errorTitle } from '../reference/groups.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { toProse } from '../../guides/prose/description.ts';
import { statusTitle } from '../operation/status-title.ts';
import { ACTOR_WORDS } from '../reference/error-page.ts';
import { createShapes } from './shapes.ts';

/** Makes the index of all calls, which a browser loads to tell which of them document the fields of a body. */
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
    calls: calls.map(({ entry }): CallEntry => entry),
    shapes: shapes.all,
    bodies: [...bodies],
    statuses: statusEntries(api, index),
    messages: errorMessages(calls),
    evidence: api.evidence,
    schemas: Object.fromEntries([...schemas].map(([name, file]) => [name, file.replace(/^data\//, '')])),
  };
}

/** Collects the texts in the examples of errors that authors wrote. */
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
    return omitUndefined({
      code,
      title: index.error.has(code) ? errorTitle(api, code) : statusTitle(code, entry),
      href: index.error.get(code),
      meaning: plainText(entry?.meaning ?? (said.size === 1 ? only : undefined)),
      remedy: plainText(entry?.remedy),
      actor: entry?.actor === undefined ? undefined : ACTOR_WORDS[entry.actor],
    });
  });
}

function plainText(text: string | undefined): string | undefined {
  const plain = text === undefined ? '' : textOf(toProse(text)).trim();
  return plain === '' ? undefined : plain;
}
