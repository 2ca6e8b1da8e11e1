import type { SampleBody } from '#src/model/sample.ts';
import { splitPair } from '#src/shared/request/pairs.ts';
import { oneLine } from '#src/shared/samples/quoting.ts';
import { groupBy } from '../../text/group-by.ts';
import type { Download } from './download.ts';
import type { Call, DownloadSource } from './download-source.ts';
import { fileName, uniqueNames } from './file-name.ts';
import { baseUrls, partText, plainJson, templated, templatedUrl, variablesOf } from './variables.ts';
import { leftOutText, requestText } from './words.ts';
import { zip } from './zip.ts';

/** A collection of Bruno: a folder a tag, a file a request. */
export const bruno: Download = {
  file: 'bruno-collection.zip',
  title: 'Bruno collection',
  short: 'Bruno',
  about: 'Every request as a `.bru` file, to keep beside your code.',
  use: 'Unpack it, then Bruno: Open Collection, choose the environment Default and set its secrets.',
  make: async (source) => {
    if (source.calls.length === 0) return undefined;
    const language = await writers();
    return zip(new Map(files(source, language)));
  },
};

/** The writers alone: the readers beside them take half a second to load. */
async function writers() {
  const [request, environment, collection] = await Promise.all([
    import('@usebruno/lang/v2/src/jsonToBru.js'),
    import('@usebruno/lang/v2/src/jsonToEnv.js'),
    import('@usebruno/lang/v2/src/jsonToCollectionBru.js'),
  ]);
  return { request: request.default, environment: environment.default, collection: collection.default };
}

function files(
  source: DownloadSource,
  language: Awaited<ReturnType<typeof writers>>,
): readonly (readonly [string, string])[] {
  const { api, calls } = source;
  const names = baseUrls(source);
  const folders = uniqueNames();
  const left = leftOutText(source);
  const environment = {
    variables: variablesOf(source).map(({ name, value, isSecret }) => ({
      name,
      value,
      enabled: true,
      secret: isSecret,
    })),
  };
  return [
    ['bruno.json', `${JSON.stringify({ version: '1', name: api.info.title, type: 'collection' }, null, 2)}\n`],
    ['environments/Default.bru', language.environment(environment)],
    ...(left === '' ? [] : [['collection.bru', language.collection({ docs: left })] as const]),
    ...[...groupBy(calls, ({ group }) => group)].flatMap(([group, inside]) => {
      const folder = folders(fileName(group));
      const unique = uniqueNames();
      return inside
        .flatMap((call) => call.requests.map((each) => ({ call, each })))
        .map(
          ({ call, each }, index) =>
            [
              `${folder}/${unique(fileName(each.title))}.bru`,
              language.request(requestOf(call, each, names, index + 1)),
            ] as const,
        );
    }),
  ];
}

function requestOf(
  call: Call,
  each: Call['requests'][number],
  names: ReturnType<typeof baseUrls>,
  seq: number,
): object {
  const { title, request } = each;
  const { mode, ...body } = bodyOf(request.body, each.media?.mediaType ?? '');
  return {
    meta: { name: oneLine(title), type: 'http', seq },
    http: {
      method: request.method.toLowerCase(),
      url: templatedUrl(request.url, call, names),
      body: mode,
      auth: request.basic === undefined ? 'none' : 'basic',
    },
    headers: request.headers.map(({ name, value }) => ({ name, value: templated(value), enabled: true })),
    ...(request.basic === undefined
      ? {}
      : {
          auth: {
            basic: { username: templated(request.basic.username), password: templated(request.basic.password) },
          },
        }),
    body,
    // Bruno writes the query a second time, as a table.
    params: queryOf(templatedUrl(request.url, call, names)),
    docs: requestText(call, each),
  };
}

function queryOf(url: string): readonly object[] {
  const [, query = ''] = /^[^?]*\?(.*)$/s.exec(url) ?? [];
  return query
    .split('&')
    .filter(Boolean)
    .map(splitPair)
    .map(({ name, value }) => ({ name, value, type: 'query', enabled: true }));
}

function bodyOf(body: SampleBody, type: string): { readonly mode: string } & Readonly<Record<string, unknown>> {
  switch (body.kind) {
    case 'none':
      return { mode: 'none' };
    case 'json':
      return { mode: 'json', json: plainJson(body.value) };
    case 'text':
      return { mode: 'text', text: body.text };
    case 'form':
      return {
        mode: 'formUrlEncoded',
        formUrlEncoded: body.fields.map(({ name, value }) => ({ name, value: templated(value), enabled: true })),
      };
    case 'multipart':
      return {
        mode: 'multipartForm',
        multipartForm: body.parts.map((part) => ({
          name: part.name,
          type: part.kind === 'file' ? 'file' : 'text',
          value: part.kind === 'file' ? [part.file] : partText(part),
          contentType: part.contentType ?? '',
          enabled: true,
        })),
      };
    case 'binary':
      return { mode: 'file', file: [{ filePath: body.file, contentType: type, selected: true }] };
  }
}
