import { stringifyJson } from '#src/shared/schema/number-text.ts';
import { STATUS_CODES } from 'node:http';
import type { Api } from '#src/model/api.ts';
import type { Parameter } from '#src/model/media-type.ts';
import type { SampleBody } from '#src/model/sample.ts';
import { splitPair } from '#src/shared/text/split-pair.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { isOurExample } from '#src/shared/schema/evidence.ts';
import { text } from '#src/shared/samples/parameter-style.ts';
import { groupBy } from '../text/group-by.ts';
import { type Download, collectionTexts, openTexts } from './download.ts';
import type { Call } from './download-source.ts';
import { baseUrls, partText, plainJson, templated, templatedUrl, variablesOf } from './variables.ts';

/**
 * A Postman collection (format 2.1.0) of the requests that the pages show. The response examples of an operation are
 * saved with its first request. The collection is not made by openapi-to-postmanv2, because that tool invents bodies if
 * a description has none.
 */
export const postman: Download = {
  file: 'postman-collection.json',
  title: 'Postman collection',
  short: 'Postman',
  about: 'Every request whose path and method are documented, with its examples and saved responses, in format 2.1.',
  use: 'Postman: Import, choose the file, then set the variables of the collection.',
  make: async (source) => {
    const { api, calls } = source;
    if (calls.length === 0) return undefined;
    const names = baseUrls(source);
    return `${JSON.stringify(
      {
        info: {
          name: api.info.title,
          description: paragraphs([api.info.description, ...collectionTexts(source)]),
          schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
        },
        item: [...groupBy(calls, ({ group }) => group)].map(([name, group]) => ({
          name,
          item: group.flatMap((call) => items(call, names, api)),
        })),
        variable: variablesOf(source).map(({ name, value, isSecret }) => ({
          key: name,
          value,
          type: isSecret ? 'secret' : 'string',
        })),
      },
      null,
      2,
    )}\n`;
  },
};

function items(call: Call, names: ReadonlyMap<string, string>, api: Api): readonly object[] {
  return call.requests.map((each, index) => {
    const { title, request } = each;
    const sent = {
      method: request.method,
      header: request.headers.map(({ name, value }) => ({ key: name, value: templated(value) })),
      url: url(templatedUrl(request.url, call, names), call),
      description: paragraphs([call.operation.description, ...openTexts(call, each)]),
      auth:
        request.basic === undefined
          ? { type: 'noauth' }
          : {
              type: 'basic',
              basic: Object.entries(request.basic).map(([key, secret]) => ({
                key,
                value: templated(secret),
                type: 'string',
              })),
            },
      body: body(request.body),
    };
    return { name: title, request: sent, response: index === 0 ? saved(call, sent, api) : [] };
  });
}

function paragraphs(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

/**
 * Returns a Postman URL object. Path parameters become variables. Optional query parameters are included, but disabled.
 */
function url(raw: string, { operation }: Call): object {
  const [, address = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(raw) ?? [];
  const [host = '', ...path] = address.split('/');
  if (!host.startsWith('{{')) return { raw };
  const template = (operation.path ?? '').split('/').slice(1);
  const offset = path.length - template.length;
  const variables = template.flatMap((segment, index) => {
    const [, name] = /^\{([^{}]+)\}$/.exec(segment) ?? [];
    return name === undefined || offset < 0
      ? []
      : [{ key: name, value: path[index + offset] ?? '', at: index + offset }];
  });
  return {
    raw,
    host: [host],
    path: path.map((segment, index) => {
      const variable = variables.find(({ at }) => at === index);
      return variable === undefined ? segment : `:${variable.key}`;
    }),
    variable: variables.map(({ key, value }) => ({ key, value })),
    query: [
      ...query
        .split('&')
        .filter(Boolean)
        .map(splitPair)
        .map(({ name, value }) => ({ key: name, value })),
      ...operation.parameters.filter(isOptionalQuery).map(({ name, example, description }) => ({
        key: name,
        value: example === undefined ? '' : text(example),
        description,
        disabled: true,
      })),
    ],
  };
}

function isOptionalQuery({ in: place, required }: Parameter): boolean {
  return place === 'query' && !required;
}

/** Returns a Postman body object; undefined for a request without a body. */
function body(sent: SampleBody): object | undefined {
  switch (sent.kind) {
    case 'none':
      return undefined;
    case 'json':
      return { mode: 'raw', raw: plainJson(sent.value), options: { raw: { language: 'json' } } };
    case 'text':
      return { mode: 'raw', raw: sent.text };
    case 'form':
      return {
        mode: 'urlencoded',
        urlencoded: sent.fields.map(({ name, value }) => ({ key: name, value: templated(value) })),
      };
    case 'multipart':
      return {
        mode: 'formdata',
        formdata: sent.parts.map((part) => ({
          key: part.name,
          ...(part.kind === 'file' ? { type: 'file', src: part.file } : { type: 'text', value: partText(part) }),
          contentType: part.contentType,
        })),
      };
    case 'binary':
      return { mode: 'file', file: { src: sent.file } };
  }
}

/**
 * Returns the response examples of an operation as Postman's saved responses. Leaves out the examples of a status
 * range, such as `2XX`, and of `default`: a saved response needs one status.
 */
function saved({ operation }: Call, originalRequest: object, { evidence }: Api): readonly object[] {
  const described = operation.responses.filter(({ status }) => /^\d{3}$/.test(status));
  return described.flatMap(({ status, content }) =>
    content.flatMap(({ mediaType, examples }) =>
      examples.map(({ name, summary, value, serializedValue, ...example }) => ({
        name: `${status} ${summary === '' ? name : summary}${isOurExample(example, evidence) ? ' (our example)' : ''}`,
        originalRequest,
        status: STATUS_CODES[status] ?? '',
        code: Number(status),
        header: [{ key: 'Content-Type', value: mediaType }],
        ...(isJson(mediaType) ? { _postman_previewlanguage: 'json' } : {}),
        body: serializedValue ?? (isJson(mediaType) ? stringifyJson(value, 2) : text(value)),
      })),
    ),
  );
}
