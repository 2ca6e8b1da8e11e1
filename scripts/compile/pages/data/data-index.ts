import type { Api } from '#src/model/api.ts';
import type {
  BodyPrint,
  BodySide,
  BodyUse,
  CallEntry,
  DataIndex,
  Envelope,
  ErrorMessage,
} from '#src/model/call-data.ts';
import type { MediaType } from '#src/model/media-type.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { bodyNames } from './body-names.ts';
import type { CallSource } from './call-data.ts';
import { statusEntries } from './status-entries.ts';
import type { ReferenceIndex } from '../reference/groups.ts';

/** The index of all calls: what a browser loads to tell which of them a body is likely to belong to. */
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
  const prints = new Map<string, { print: Omit<BodyPrint, 'uses'>; uses: BodyUse[] }>();
  const successes: string[][] = [];
  const errors: string[][] = [];
  const add = (side: BodySide, media: MediaType, use: BodyUse): void => {
    if (!isJson(media.mediaType)) return;
    const examples = media.examples.map(({ value }) => value);
    const { type, names: found, required } = bodyNames(media.itemSchema ?? media.schema, examples, api.definitions);
    const print = {
      side,
      type,
      names: [...found].map(numberOf),
      required: [...required].filter((name) => found.has(name)).map(numberOf),
    };
    const key = JSON.stringify([print, media.schema]);
    const known = prints.get(key) ?? { print, uses: [] };
    prints.set(key, known);
    known.uses.push(use);
    const top = [...found].filter((name) => !name.includes('.'));
    if (side === 'response' && top.length > 0) (/^[45d]/.test(use[2] ?? '') ? errors : successes).push(top);
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
    envelopes: [...envelope('success', successes), ...envelope('error', errors)],
    messages: errorMessages(calls),
    schemas: Object.fromEntries([...schemas].map(([name, file]) => [name, file.replace(/^data\//, '')])),
  };
}

/** Share of the responses from which on common names are an envelope, and how few responses show none. */
const MOST = 0.75;
const SOME = 3;

function envelope(of: Envelope['of'], bodies: readonly (readonly string[])[]): readonly Envelope[] {
  if (bodies.length < SOME) return [];
  const counts = new Map<string, number>();
  for (const name of bodies.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= MOST * bodies.length).map(([name]) => name);
  return names.length === 0 ? [] : [{ of, names }];
}

/** Texts of errors that are kept, and how long they are. */
const TEXTS = 300;
const [SHORT, LONG] = [6, 160];

function errorMessages(calls: readonly CallSource[]): readonly ErrorMessage[] {
  const found = new Map<string, ErrorMessage>();
  const visit = (value: unknown, status: string): void => {
    if (found.size >= TEXTS) return;
    if (typeof value === 'string' && value.length >= SHORT && value.length <= LONG && /\s/.test(value))
      found.set(`${value}\n${status}`, [value, status]);
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) visit(each, status);
  };
  for (const { call } of calls)
    for (const { status, content } of call.responses.filter(({ status: code }) => /^[45d]/.test(code)))
      for (const { examples } of content)
        for (const { value, generated } of examples) if (generated !== true) visit(value, status);
  return [...found.values()];
}
