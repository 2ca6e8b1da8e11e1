import type { Operation } from '../../src/model/api.ts';
import { asRecord } from '../model/raw.ts';
import { didYouMean } from '../nearest.ts';
import type { ParsedCurl } from '../samples/parse-curl.ts';
import type { Validator } from '../schema/validator.ts';
import type { CheckContext } from './check.ts';
import { differsAt, fits, pathValues, readAddress, type Address } from './curl-address.ts';
import { bodyFaults } from './curl-body.ts';
import { headerFaults } from './curl-headers.ts';
import { operationsIn, type OperationUse } from './walk.ts';

/** What is wrong with a cURL command; `offset` counts into the text it was read from. */
export interface CurlFault {
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

/** A command and the operation it calls. */
export interface CurlCall {
  readonly curl: ParsedCurl;
  readonly operation: Operation;
  readonly validator: Validator;
}

/** How a command differs from the operation it names, or that its address shows. Commands to hosts of others are left alone. */
export function curlFaults(
  context: CheckContext,
  curl: ParsedCurl,
  validator: Validator,
  named?: OperationUse,
): readonly CurlFault[] {
  const candidates =
    named === undefined ? operationsIn(context.document).filter(({ kind }) => kind === 'path') : [named];
  const read = candidates.flatMap((use) => ({ use, address: readAddress(context.document, use, curl.url) }));
  const fitting = read.filter(({ use, address }) => address !== undefined && fits(address.path, use.path));
  const meant = fitting.find(({ use }) => use.method.toUpperCase() === curl.method) ?? fitting[0];
  if (meant?.address === undefined) return addressFaults(curl, read, named);
  const { use, address } = meant;
  const operation = context.api.operations.find(({ node }) => node === use.operation);
  const allowed = fitting.map((one) => one.use.method.toUpperCase());
  const wrongMethod = allowed.includes(curl.method)
    ? []
    : [
        {
          offset: curl.methodOffset ?? curl.offset,
          message: `\`${curl.method}\` is not the method of \`${use.path}\`.`,
          hint: `Write \`${allowed.join('` or `')}\`.`,
        },
      ];
  if (operation === undefined || wrongMethod.length > 0) return wrongMethod;
  const call: CurlCall = { curl, operation, validator };
  return [
    ...queryFaults(call, address),
    ...valueFaults(call, address),
    ...headerFaults(call, address),
    ...bodyFaults(call),
  ];
}

interface Read {
  readonly use: OperationUse;
  readonly address: Address | undefined;
}

function addressFaults(curl: ParsedCurl, read: readonly Read[], named: OperationUse | undefined): readonly CurlFault[] {
  const at = (index: number): number => curl.urlOffsets[index] ?? curl.offset;
  if (named !== undefined && named.kind !== 'path') {
    if (named.kind === 'webhook')
      return [
        { offset: at(0), message: 'A webhook is no call that a merchant makes.', hint: 'Show its payload as JSON.' },
      ];
    return [
      {
        offset: at(0),
        message: 'The path of this operation is not published.',
        hint: 'Take the command out, or describe the operation under `paths`.',
      },
    ];
  }
  const reached = read.filter((one): one is Read & { address: Address } => one.address !== undefined);
  const [first] = reached;
  if (first === undefined)
    return named === undefined && !endsLikeOne(curl.url, read)
      ? []
      : [
          {
            offset: at(0),
            message: `\`${curl.url}\` begins with no server of the API.`,
            hint: 'Write the address of the description, or the name of a variable for the server.',
          },
        ];
  const { address } = first;
  if (named !== undefined)
    return [
      {
        offset: at(address.pathOffset + differsAt(address.path, named.path)),
        message: `\`${address.path}\` is not the path of this operation.`,
        hint: `Write \`${named.path}\`.`,
      },
    ];
  return [
    {
      offset: at(address.pathOffset),
      message: `No operation has the path \`${address.path}\`.`,
      hint: didYouMean(address.path, new Set(reached.map(({ use }) => use.path))),
    },
  ];
}

/** Whether an address of another host ends with the path of an operation: the host is then a mistake. A local server may stand for the API. */
function endsLikeOne(url: string, read: readonly Read[]): boolean {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]+)([^?#]*)/.exec(url) ?? [];
  if (host === '' || /^(localhost|127\.|0\.0\.0\.0|\[::1\])/.test(host)) return false;
  const segments = path.split('/');
  return read.some(({ use }) =>
    fits(['', ...segments.slice(segments.length - use.path.split('/').length + 1)].join('/'), use.path),
  );
}

function queryFaults({ curl, operation }: CurlCall, { query }: Address): CurlFault[] {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const keys = operation.security
    .flat()
    .filter((scheme) => scheme.in === 'query')
    .flatMap(({ parameterName }) => parameterName ?? []);
  const known = [...parameters.map(({ name }) => name), ...keys];
  const given = query.map(({ name }) => bare(name));
  // Behind the last character: where the address ends may be behind a quote.
  const offset = (curl.urlOffsets[curl.url.length - 1] ?? curl.offset) + 1;
  return [
    ...query
      .filter(({ name }) => !known.includes(bare(name)) && !known.includes(name))
      .map(({ name, offset: index }) => ({
        offset: curl.urlOffsets[index] ?? offset,
        message: `\`${operation.operationId}\` has no query parameter \`${name}\`.`,
        hint: didYouMean(name, known),
      })),
    ...parameters
      .filter(({ name, required }) => required && !given.includes(bare(name)))
      .map(({ name }) => ({
        offset,
        message: `The required query parameter \`${name}\` is missing.`,
        hint: `Add \`${name}=…\` to the address.`,
      })),
  ];
}

/** Values of the path and the query that their schemas refuse; words that stand for a value are left alone. */
function valueFaults({ curl, operation, validator }: CurlCall, address: Address): CurlFault[] {
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
    const violations = readings(value).map((reading) =>
      validator.validate(asRecord(parameter.schema), reading, 'request'),
    );
    const [first] = violations.some((found) => found.length === 0) ? [] : (violations[0] ?? []);
    return first === undefined
      ? []
      : [
          {
            offset: curl.urlOffsets[index] ?? curl.offset,
            message: first.message.replace('The value', `\`${name}\``),
            hint: first.hint,
          },
        ];
  });
}

/** What a text in an address can mean: the text, a number, a boolean, a list. */
function readings(text: string): readonly unknown[] {
  const literal = /^(?:-?\d+(?:\.\d+)?|true|false|null)$/.test(text)
    ? [JSON.parse(text.replace(/^(-?)0+(?=\d)/, '$1')) as unknown]
    : [];
  return [...literal, text, ...[text, ...literal].map((one) => [one]), text.split(',')];
}

/** `ids[]` and `filter[name]` are the parameters `ids` and `filter`. */
function bare(name: string): string {
  return name.replace(/\[.*$/, '');
}
