import type { SampleBody, SamplePart } from '#src/model/sample.ts';
import { oneLine } from '#src/shared/samples/quoting.ts';
import { encodeText } from '#src/shared/samples/uri.ts';
import { betweenVariables } from '#src/shared/samples/variables.ts';
import { groupBy } from '../text/group-by.ts';
import { type Download, collectionTexts, fileName, openTexts, uniqueNames, zip } from './download.ts';
import type { Call } from './download-source.ts';
import { baseUrls, partText, plainJson, templated, templatedUrl, variablesOf } from './variables.ts';

/**
 * A ZIP archive of all requests as `.http` files, one for each tag, for REST Client, JetBrains' HTTP Client and
 * httpyac.
 */
export const httpFiles: Download = {
  file: 'http-requests.zip',
  title: '.http files',
  short: '.http',
  about: 'Every request whose path and method are documented, as text, one file per tag.',
  use: 'Unpack them and open one in VS Code (REST Client or httpyac) or in a JetBrains editor.',
  make: async (source) => {
    const names = baseUrls(source);
    const files = uniqueNames();
    const variables = variablesOf(source).map(
      ({ name, value, isSecret }) => `@${name} = ${isSecret ? 'replace-me' : value}`,
    );
    const head = [...collectionTexts(source).map((text) => `# ${oneLine(text)}`), '', ...variables, ''];
    const entries = [...groupBy(source.calls, ({ group }) => group)].map(
      ([group, calls]) =>
        [
          `${files(fileName(group))}.http`,
          [...head, ...calls.flatMap((call) => requestLines(call, names))].join('\n'),
        ] as const,
    );
    return entries.length === 0 ? undefined : zip(new Map(entries));
  },
};

const BOUNDARY = 'part-of-the-body';

function requestLines(call: Call, names: ReadonlyMap<string, string>): readonly string[] {
  return call.requests.flatMap((each) => {
    const { method, url, headers, basic, body } = each.request;
    return [
      `### ${oneLine(each.title)}`,
      ...openTexts(call, each).map((text) => `# ${oneLine(text)}`),
      // Without this line, httpyac replaces the `Cookie` header by cookies from its own cookie jar.
      ...(headers.some(({ name }) => name === 'Cookie') ? ['# @no-cookie-jar'] : []),
      `${method} ${templatedUrl(url, call, names)}`,
      ...headers.map(({ name, value }) => `${name}: ${templated(value)}`),
      ...(basic === undefined
        ? []
        : [`Authorization: Basic ${templated(basic.username)} ${templated(basic.password)}`]),
      ...bodyLines(body),
      '',
    ];
  });
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json':
      return ['', plainJson(body.value)];
    case 'text':
      return ['', body.text];
    case 'binary':
      return ['', `< ./${body.file}`];
    case 'form':
      return [
        'Content-Type: application/x-www-form-urlencoded',
        '',
        body.fields
          .map(({ name, value }) => `${encodeText(name)}=${templated(betweenVariables(value, encodeText))}`)
          .join('&'),
      ];
    case 'multipart':
      return [
        `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
        '',
        ...body.parts.flatMap(partLines),
        `--${BOUNDARY}--`,
      ];
  }
}

function partLines(part: SamplePart): readonly string[] {
  const file = part.kind === 'file' ? `; filename="${part.file}"` : '';
  return [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${part.name}"${file}`,
    ...(part.contentType === undefined ? [] : [`Content-Type: ${part.contentType}`]),
    '',
    part.kind === 'file' ? `< ./${part.file}` : partText(part),
  ];
}
