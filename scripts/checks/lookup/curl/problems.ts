import { parseJson } from '#src/shared/schema/number-text.ts';
import type { ParsedCurl } from '#src/shared/samples/parse-curl.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import { type Suggestion, advice, suggest, suggestionOf } from '#src/shared/text/nearest.ts';
import type { CheckContext, TextProblem } from '../check.ts';
import { tokenCalls } from '../oauth.ts';
import { operationsIn, type OperationUse } from '../../../description/model/path-item.ts';
import { differsAt, matches, pathValues, readAddress, type Address, type CurlCall } from './address.ts';
import { bodyProblems } from './body.ts';
import { headerProblems } from './headers.ts';

/**
 * Reports differences between a cURL command and the operation that it calls. Offsets count from the start of the
 * parsed code.
 *
 * @param named the operation that the command has to call. Without it, the URL decides which operation is called, and
 * commands for other APIs and requests for tokens are ignored.
 */
export function curlProblems(
  { api, document }: CheckContext,
  curl: ParsedCurl,
  named?: OperationUse,
): readonly TextProblem[] {
  const candidates = named === undefined ? operationsIn(document).filter(({ kind }) => kind === 'path') : [named];
  const read = candidates.map((use) => ({ use, address: readAddress(document, use, curl.url) }));
  const matching = read.filter(({ use, address }) => address !== undefined && matches(address.path, use.path));
  const called = matching.find(({ use }) => use.method.toUpperCase() === curl.method) ?? matching[0];
  if (called?.address === undefined)
    return named === undefined && tokenCalls(api).some(({ path }) => pathOf(curl.url).endsWith(path))
      ? []
      : addressProblems(curl, read, named);
  const methods = matching.map(({ use }) => use.method.toUpperCase());
  if (!methods.includes(curl.method))
    return [
      {
        offset: curl.methodOffset ?? curl.offset,
        message: `\`${curl.method}\` is not the method of \`${called.use.path}\`.`,
        hint: `Write \`${methods.join('` or `')}\`.`,
      },
    ];
  const operation = api.operations.find(({ node }) => node === called.use.operation);
  if (operation === undefined) return [];
  const call: CurlCall = { curl, address: called.address, operation, validator: validatorOf(document) };
  return [...queryProblems(call), ...valueProblems(call), ...headerProblems(call), ...bodyProblems(call)];
}

interface Read {
  readonly use: OperationUse;
  readonly address: Address | undefined;
}

function addressProblems(
  curl: ParsedCurl,
  read: readonly Read[],
  named: OperationUse | undefined,
): readonly TextProblem[] {
  const at = (index: number, message: string, hint: string | Suggestion): readonly TextProblem[] => [
    { offset: curl.urlOffsets[index] ?? curl.offset, message, ...advice(hint) },
  ];
  if (named?.kind === 'webhook')
    return at(0, 'Clients do not call a webhook: the provider does.', 'Show its payload as JSON.');
  if (named?.kind === 'unpublished')
    return at(
      0,
      'The path of this operation is not published.',
      'Remove the command, or describe the operation under `paths`.',
    );
  const reached = read.filter((one): one is Read & { address: Address } => one.address !== undefined);
  const [first] = reached;
  if (first === undefined)
    return named === undefined && !hasKnownPath(curl.url, read)
      ? []
      : at(
          0,
          `\`${curl.url}\` does not begin with a server of the API.`,
          'Write the URL of a server, or a variable in its place.',
        );
  const { path, pathOffset } = first.address;
  if (named !== undefined)
    return at(
      pathOffset + differsAt(path, named.path),
      `\`${path}\` is not the path of this operation.`,
      `Write \`${named.path}\`.`,
    );
  return at(
    pathOffset,
    `No operation has the path \`${path}\`.`,
    suggest(path, new Set(reached.map(({ use }) => use.path))),
  );
}

/**
 * Whether the host of a URL is probably a mistake: the host is unknown, but the path ends with the path of an
 * operation. False for local hosts such as `localhost`, where a test server may run.
 */
function hasKnownPath(url: string, read: readonly Read[]): boolean {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]+)([^?#]*)/.exec(url) ?? [];
  if (host === '' || /^(localhost|127\.|0\.0\.0\.0|\[::1\])/.test(host)) return false;
  const segments = path.split('/');
  return read.some(({ use }) =>
    matches(['', ...segments.slice(segments.length - use.path.split('/').length + 1)].join('/'), use.path),
  );
}

function queryProblems({ curl, operation, address: { query } }: CurlCall): readonly TextProblem[] {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const keys = operation.security
    .flat()
    .filter((scheme) => scheme.in === 'query')
    .flatMap(({ parameterName }) => parameterName ?? []);
  const known = [...parameters.map(({ name }) => name), ...keys];
  const given = query.map(({ name }) => baseName(name));
  // The end of the URL. It is computed from the last character, because a quotation mark may follow the URL.
  const end = (curl.urlOffsets[curl.url.length - 1] ?? curl.offset) + 1;
  return [
    ...query
      .filter(({ name }) => !known.includes(baseName(name)) && !known.includes(name))
      .map(({ name, offset }) => ({
        offset: curl.urlOffsets[offset] ?? end,
        message: `\`${operation.operationId}\` has no query parameter \`${name}\`.`,
        ...suggest(name, known),
      })),
    ...parameters
      .filter(({ name, required }) => required && !given.includes(baseName(name)))
      .map(({ name }) => ({
        offset: end,
        message: `The required query parameter \`${name}\` is missing.`,
        hint: `Add \`${name}=…\` to the URL.`,
      })),
  ];
}

/** Reports values in path and query that the schemas of the parameters do not allow. Placeholders are ignored. */
function valueProblems({ curl, operation, validator, address }: CurlCall): readonly TextProblem[] {
  const inPath = pathValues(address.path, operation.path ?? '').map(({ name, value, offset }) => ({
    name,
    value,
    place: 'path',
    index: address.pathOffset + offset,
  }));
  const inQuery = address.query.map(({ name, value, valueOffset }) => ({
    name,
    value,
    place: 'query',
    index: valueOffset,
  }));
  return [...inPath, ...inQuery].flatMap(({ name, value, place, index }) => {
    const parameter = operation.parameters.find((candidate) => candidate.name === name && candidate.in === place);
    if (parameter === undefined || /^[A-Z][A-Z0-9_]*$|[${}<>…]/.test(value)) return [];
    // The value is validated as a field, so that the message contains the name of the parameter.
    const schema = { properties: { [name]: asRecord(parameter.schema) } };
    const violations = readings(value).map((reading) => validator.validate(schema, { [name]: reading }, 'request'));
    const [first] = violations.some((found) => found.length === 0) ? [] : (violations[0] ?? []);
    if (first === undefined) return [];
    return [{ offset: curl.urlOffsets[index] ?? curl.offset, message: first.message, ...suggestionOf(first) }];
  });
}

/** Returns the values that a text in a URL may represent: the text itself, a number, a boolean, a list. */
function readings(text: string): readonly unknown[] {
  const literal = /^(?:-?\d+(?:\.\d+)?|true|false|null)$/.test(text)
    ? [parseJson(text.replace(/^(-?)0+(?=\d)/, '$1'))]
    : [];
  return [...literal, text, ...[text, ...literal].map((one) => [one]), text.split(',')];
}

/** Returns the name of a parameter without brackets: `ids` for `ids[]`, `filter` for `filter[name]`. */
function baseName(name: string): string {
  return name.replace(/\[.*$/, '');
}
