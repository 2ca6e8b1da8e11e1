import type { Api } from '#src/model/api.ts';
import type { BodyUse, CallEntry, DataIndex, ErrorMessage, StatusEntry } from '#src/model/call-data.ts';
import type { Example, MediaType } from '#src/model/media-type.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { stringifyJson } from '#src/shared/schema/number-text.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import type { CallSource } from './call-data.ts';
import { type ReferenceIndex, errorTitle } from '../reference/groups.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';
import { toProse } from '../../prose/description.ts';
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
  const errors = errorExamples(calls);
  const statuses = statusEntries(api, index);
  return {
    calls: calls.map(({ entry }): CallEntry => entry),
    shapes: shapes.all,
    bodies: [...bodies],
    statuses,
    messages: errorMessages(errors),
    example: exampleOf(errors) ?? statusLine(statuses.find(({ code }) => /^[45]\d\d$/.test(code))?.code ?? '404'),
    evidence: api.evidence,
    schemas: Object.fromEntries([...schemas].map(([name, file]) => [name, file.replace(/^data\//, '')])),
  };
}

interface ErrorExample {
  readonly status: string;
  readonly example: Example;
  readonly call: number;
}

/** The examples of errors that authors wrote. */
function errorExamples(calls: readonly CallSource[]): readonly ErrorExample[] {
  return calls.flatMap(({ entry, call: { responses } }, call) =>
    responses
      .filter(({ status }) => entry.kind === 'operation' && /^[45d]/.test(status))
      .flatMap(({ status, content }) =>
        content
          .filter(({ mediaType }) => isJson(mediaType))
          .flatMap(({ examples }) => examples.filter(({ generated }) => generated !== true))
          .map((example) => ({ status, example, call })),
      ),
  );
}

function exampleOf(errors: readonly ErrorExample[]): string | undefined {
  const first = errors.find(({ status }) => /^\d+$/.test(status)) ?? errors[0];
  return first && `${statusLine(first.status)}${stringifyJson(first.example.value, 2)}\n`;
}

function statusLine(status: string): string {
  return /^\d+$/.test(status) ? `HTTP/1.1 ${status}\n\n` : '';
}

function errorMessages(errors: readonly ErrorExample[]): readonly ErrorMessage[] {
  const found = new Map<string, [string, string, number[]]>();
  for (const { status, example, call } of errors)
    for (const text of textsIn(example.value)) {
      const key = `${text}\n${status}`;
      const known = found.get(key);
      if (known === undefined && found.size < TEXTS) found.set(key, [text, status, [call]]);
      else if (known?.[2].includes(call) === false) known[2].push(call);
    }
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
