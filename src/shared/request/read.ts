import { parsedJson } from '../schema/number-text.ts';
import type { Href } from '../../model/nav.ts';
import type { Pair } from '../../model/sample.ts';
import type { Body, Call } from '../pasted/pasted.ts';
import { readAddress } from '../pasted/read-call.ts';
import { cut } from '../pasted/read-word.ts';
import { recognise } from '../pasted/recognise.ts';
import { isJson } from '../samples/body.ts';
import { decodeText } from '../text/percent-decoding.ts';
import { asRecord } from '../schema/raw.ts';
import { escapeRegExp } from '../text/escape-reg-exp.ts';
import { createCoercer, type Coercer } from './coerce.ts';
import { emptyState, filled } from './edit.ts';
import { bodyField, type RequestForm, type RequestState } from './form.ts';
import { parseFields, parseText } from './parse-parameter.ts';
import { readCookies, readHeaders, readQuery } from './read-parameters.ts';

/** A remark on a part of a pasted text that does not fit into the form, such as an unknown parameter. */
interface Misfit {
  /** The remark: a sentence, with names in backticks. */
  readonly text: string;
  readonly href?: Href;
}

/** The result of reading a pasted text into a form. */
export interface ReadRequest {
  readonly state: RequestState;
  /** What the text was recognised as: `a JSON body`. */
  readonly from: string;
  readonly misfits: readonly Misfit[];
}

/** Reads a body, a cURL command, a URL or a query into a form; undefined if the text is none of these. */
export function readText(form: RequestForm, state: RequestState, text: string): ReadRequest | undefined {
  const coercer = createCoercer(form.context.resolve);
  const pasted = recognise(text);
  switch (pasted.kind) {
    case 'json':
    case 'log':
    case 'broken': {
      const [body] = pasted.bodies;
      return withBody(form, state, body.value, 'a JSON body', [...mistakesOf(body), ...leftOut(text, body)]);
    }
    case 'curl': {
      const called = withCall(form, emptyState(form, state.media), pasted.call, coercer);
      const headers = withHeaders(form, called.state, pasted.headers, coercer);
      const misfits = [...called.misfits, ...headers.misfits];
      const from = 'a cURL command';
      if (pasted.json !== undefined)
        return withBody(form, headers.state, pasted.json.value, from, [...misfits, ...mistakesOf(pasted.json)]);
      const scalar = pasted.body === undefined ? undefined : scalarIn(form, state, pasted.body);
      if (scalar !== undefined) return withBody(form, headers.state, scalar.value, from, misfits);
      if (pasted.body !== undefined) return withForm(form, headers.state, pasted.body, coercer, from, misfits);
      const { body: _, ...values } = headers.state.values;
      const sent = /(^|\s)(--form|-F|--data\S*|-d|--upload-file|-T)[\s=]/.test(text);
      return {
        state: sent
          ? headers.state
          : { ...headers.state, values: form.call.body?.required === true ? headers.state.values : values },
        from,
        misfits: sent
          ? [...misfits, { text: 'Files and form fields were not taken from the command: fill them in here.' }]
          : misfits,
      };
    }
    case 'request':
      return { ...withCall(form, state, pasted.call, coercer), from: 'a URL' };
    case 'status':
    case 'words': {
      const query = text.trim().replace(/^[?&]/, '');
      if (!/^[^\s=&]+=[^\s]*$/.test(query)) return undefined;
      const isForm = bodyField(form, state)?.media.mediaType === 'application/x-www-form-urlencoded';
      if (isForm && form.places.every(({ place }) => place !== 'query'))
        return withForm(form, state, query, coercer, 'a form', []);
      return { ...withQuery(form, state, readAddress(`/?${query}`).query ?? [], coercer), from: 'a query' };
    }
  }
}

function withBody(
  form: RequestForm,
  state: RequestState,
  body: unknown,
  from: string,
  misfits: readonly Misfit[],
): ReadRequest {
  if (form.call.body === undefined)
    return { state, from, misfits: [...misfits, { text: `This ${form.call.kind} takes no body: it was left out.` }] };
  const media = isJson(bodyField(form, state)?.media.mediaType ?? '')
    ? state.media
    : Math.max(
        0,
        form.bodies.findIndex((one) => isJson(one.media.mediaType)),
      );
  return { state: filled({ ...state, media }, { ...state.values, body }), from, misfits };
}

/**
 * Parses a body that is a single JSON string, number, boolean or null. Undefined if the text is not JSON, or if the
 * chosen media type is not JSON.
 */
function scalarIn(form: RequestForm, state: RequestState, text: string): { readonly value: unknown } | undefined {
  return isJson(bodyField(form, state)?.media.mediaType ?? '') ? parsedJson(text) : undefined;
}

/** Reads `name=value` pairs into a form body, with values coerced to the types in the schema. */
function withForm(
  form: RequestForm,
  state: RequestState,
  text: string,
  coercer: Coercer,
  from: string,
  misfits: readonly Misfit[],
): ReadRequest {
  const at = form.bodies.findIndex(({ media }) => /x-www-form-urlencoded/.test(media.mediaType));
  const field = form.bodies[at];
  if (field === undefined)
    return withBody(form, state, text, from, [
      ...misfits,
      { text: 'The body is not JSON, and no form is documented.' },
    ]);
  const fields = parseFields(readAddress(`/?${text}`).query ?? [], (raw) => raw);
  const { value } = coercer.coerce(field.media.schema, [fields]);
  return { state: filled({ ...state, media: at }, { ...state.values, body: value }), from, misfits };
}

function mistakesOf({ mistakes }: Body): readonly Misfit[] {
  return mistakes.map(({ line, column, message }) => ({ text: `Line ${line}, column ${column}: ${message}` }));
}

/** Returns a remark that the text around a body is left out; an empty list if there is no such text. */
function leftOut(text: string, { start, end }: Body): readonly Misfit[] {
  const rest = `${text.slice(0, start)} ${text.slice(end)}`.replaceAll('`', "'").trim();
  return rest === '' ? [] : [{ text: `Left out, as it is not part of the JSON: \`${cut(rest)}\`.` }];
}

type ReadPart = Omit<ReadRequest, 'from'>;

function withCall(form: RequestForm, state: RequestState, call: Call, coercer: Coercer): ReadPart {
  const { call: operation } = form;
  const misfits: Misfit[] = [];
  if (call.method !== undefined && operation.method !== undefined && call.method !== operation.method)
    misfits.push({ text: `This is a ${call.method}; the ${operation.kind} is a ${operation.method}.` });
  const texts = pathTexts(operation.path, call.path);
  if (texts === undefined && operation.path !== undefined && (call.path ?? '/') !== '/')
    misfits.push({ text: `The path \`${call.path ?? ''}\` is not \`${operation.path}\`.` });
  const path = { ...asRecord(state.values['path']) };
  for (const { name, parameter } of form.places.find(({ place }) => place === 'path')?.fields ?? []) {
    const text = texts?.get(name);
    if (text === undefined || isPlaceholder(text)) continue;
    const { style, explode, schema } = parameter;
    const decode = (raw: string): string => decodeText(raw) ?? raw;
    const readings = parseText(name, text, { style, explode, decode }, coercer.typesOf(schema));
    path[name] = coercer.coerce(schema, readings.length === 0 ? [decode(text)] : readings).value;
  }
  const values = Object.keys(path).length === 0 ? state.values : { ...state.values, path };
  const queried = withQuery(form, { ...state, values }, call.query ?? [], coercer);
  return { state: queried.state, misfits: [...misfits, ...queried.misfits] };
}

/**
 * Returns the part of a path for each variable in the path template, still encoded. Undefined if the path does not
 * match the template.
 */
function pathTexts(template: string | undefined, path: string | undefined): ReadonlyMap<string, string> | undefined {
  if (template === undefined || path === undefined) return undefined;
  const names = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const parts = template.split(/\{[^{}]+\}/).map(escapeRegExp);
  const match = new RegExp(`${parts.join('([^/?#]*)')}/?$`).exec(path);
  return match === null ? undefined : new Map(names.map((name, at) => [name, match[at + 1] ?? '']));
}

/** Whether a path segment is empty or a placeholder: `{id}`, `:id`, `$ID`. */
function isPlaceholder(text: string): boolean {
  return text === '' || /^(\{.*\}|%7B.*%7D|:\w+|\$\w+|<.*>)$/i.test(text);
}

function withQuery(form: RequestForm, state: RequestState, query: readonly Pair[], coercer: Coercer): ReadPart {
  if (query.length === 0) return { state, misfits: [] };
  const whole = form.places.find(({ place }) => place === 'querystring')?.fields[0];
  if (whole !== undefined) {
    const fields = parseFields(query, (raw) => raw);
    const { value } = coercer.coerce(whole.parameter.schema, [fields]);
    return { state: filled(state, { ...state.values, querystring: { [whole.name]: value } }), misfits: [] };
  }
  const read = readQuery(form, query, coercer);
  return {
    state: filled(state, { ...state.values, ...(read.values === undefined ? {} : { query: read.values }) }),
    misfits: read.unknown.map((name) => ({
      text: `The query parameter \`${name}\` is not described: it was left out.`,
    })),
  };
}

function withHeaders(form: RequestForm, state: RequestState, headers: readonly Pair[], coercer: Coercer): ReadPart {
  const read = readHeaders(form, headers, coercer);
  const cookies = readCookies(form, headers, coercer);
  return {
    state: filled(state, {
      ...state.values,
      ...(read.values === undefined ? {} : { header: read.values }),
      ...(cookies === undefined ? {} : { cookie: cookies }),
    }),
    misfits: [
      ...read.credentials.map((name) => ({
        text: `The credential in \`${name}\` was left out: samples read it from a variable.`,
      })),
      ...read.unknown.map((name) => ({ text: `The header \`${name}\` is not described: it was left out.` })),
    ],
  };
}
