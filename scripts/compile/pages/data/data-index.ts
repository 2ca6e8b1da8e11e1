import type { Api } from '#src/model/api.ts';
import type { BodyPrint, BodySide, BodyUse, CallEntry, DataIndex, ErrorMessage } from '#src/model/call-data.ts';
import type { MediaType } from '#src/model/media-type.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { bodyNames } from './body-names.ts';
import type { CallSource } from './call-data.ts';
import { statusEntries } from './status-entries.ts';
import type { ReferenceIndex } from '../reference/groups.ts';

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
