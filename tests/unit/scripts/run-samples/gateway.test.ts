/** The gateway of the fixtures keeps what it is there for: nothing of this list may get lost. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compile } from '../../../../scripts/compile.ts';
import type { Problem } from '../../../../scripts/problem.ts';
import { sampleBody } from '../../../../scripts/samples/body.ts';
import type { Api, Operation, Parameter } from '../../../../src/model/api.ts';

const OPENAPI = 'tests/fixtures/gateway/openapi.yaml';

let problems: readonly Problem[] = [];
let api: Api;
beforeAll(async () => {
  const compiled = await compile({ openapi: OPENAPI });
  if (compiled.api === undefined) throw new Error('The description cannot be read.');
  problems = compiled.problems;
  api = compiled.api;
}, 60_000);

const all = <T>(each: (operation: Operation) => readonly T[]): ReadonlySet<T> => new Set(api.operations.flatMap(each));
const kindOf = ({ example }: Parameter): string =>
  Array.isArray(example) ? 'array' : typeof example === 'object' ? 'object' : 'primitive';

/** Place, styles and kinds of values: each with and without `explode`. */
const STYLES = [
  ['path', ['simple', 'label', 'matrix'], ['primitive', 'array', 'object']],
  ['query', ['form'], ['primitive', 'array', 'object']],
  ['query', ['spaceDelimited', 'pipeDelimited'], ['array']],
  ['query', ['deepObject'], ['object']],
  ['header', ['simple'], ['primitive', 'array', 'object']],
  ['cookie', ['form'], ['primitive', 'array', 'object']],
] as const;

describe('the gateway of the fixtures', () => {
  it('has no faults', () => expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]));

  it('writes required parameters in every style', () => {
    const used = all(({ parameters }) =>
      parameters
        .filter(({ required, mediaType }) => required && mediaType === undefined)
        .map((parameter) => `${parameter.in} ${parameter.style} ${parameter.explode} ${kindOf(parameter)}`),
    );
    const wanted = STYLES.flatMap(([place, styles, kinds]) =>
      styles.flatMap((style) =>
        kinds.flatMap((kind) => [true, false].map((explode) => `${place} ${style} ${explode} ${kind}`)),
      ),
    );
    expect(wanted.filter((each) => !used.has(each))).toEqual([]);
  });

  it.each<[string, (operation: Operation) => readonly string[], readonly string[]]>([
    ['methods', ({ method }) => [method], ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT']],
    [
      'parameters otherwise',
      ({ parameters }) =>
        parameters.flatMap((parameter) => [
          `${parameter.in} ${parameter.mediaType ?? ''}`,
          ...(parameter.required ? [] : ['optional']),
          ...(parameter.allowReserved ? ['reserved'] : []),
        ]),
      ['query application/json', 'header application/json', 'optional', 'reserved'],
    ],
    [
      'credentials',
      ({ security }) =>
        security.flatMap((alternative) =>
          alternative.map(({ type, in: place, scheme }) => [type, place ?? scheme].filter(Boolean).join(' ')),
        ),
      [
        'apiKey cookie',
        'apiKey header',
        'apiKey query',
        'http basic',
        'http bearer',
        'mutualTLS',
        'oauth2',
        'openIdConnect',
      ],
    ],
    [
      'combinations of credentials',
      ({ security }) => [
        security.flat().length === 0
          ? 'none'
          : security.length > 1
            ? 'alternatives'
            : security[0]?.length === 1
              ? 'one'
              : 'together',
      ],
      ['alternatives', 'none', 'one', 'together'],
    ],
    [
      'bodies',
      ({ requestBody }) =>
        (requestBody?.content ?? []).flatMap((media) =>
          (media.examples.length === 0 ? [undefined] : media.examples).map(
            (example) => sampleBody(media, example).kind,
          ),
        ),
      ['binary', 'form', 'json', 'multipart', 'none', 'text'],
    ],
    [
      'media types of bodies',
      ({ requestBody }) => (requestBody?.content ?? []).map(({ mediaType }) => mediaType),
      [
        'application/json',
        'application/jsonl',
        'application/merge-patch+json',
        'application/octet-stream',
        'application/x-www-form-urlencoded',
        'application/xml',
        'image/png',
        'multipart/form-data',
        'text/csv',
        'text/plain',
      ],
    ],
    [
      'statuses',
      ({ responses }) => responses.map(({ status }) => status),
      ['200', '201', '202', '204', '303', '400', '401', '402', '403', '404', '409', '422', '429', '5XX', 'default'],
    ],
    [
      'answers',
      ({ responses }) => responses.flatMap(({ content }) => content.map(({ mediaType }) => mediaType)),
      ['application/json', 'application/pdf', 'image/png', 'text/csv', 'text/plain'],
    ],
    [
      'what stands beside',
      ({ callbacks, codeSamples, notPublished, requestBody, responses }) => [
        ...(callbacks.length > 0 ? ['callbacks'] : []),
        ...(codeSamples.length > 0 ? ['authored'] : []),
        ...notPublished,
        ...(requestBody?.required === false ? ['optional body'] : []),
        ...(responses.some(({ links }) => links.length > 0) ? ['links'] : []),
        ...(responses.some(({ headers }) => headers.some(({ required }) => required)) ? ['required headers'] : []),
      ],
      ['authored', 'callbacks', 'links', 'method', 'optional body', 'path', 'required headers'],
    ],
  ])('uses all %s', (_, each, wanted) => {
    const used = all(each);
    expect(wanted.filter((one) => !used.has(one))).toEqual([]);
  });

  it('has scenarios whose answers have the same names', () => {
    const named = api.operations.filter(({ requestBody, responses }) => {
      const answers = new Set(
        responses.flatMap(({ content }) => content.flatMap(({ examples }) => examples.map(({ name }) => name))),
      );
      const own = requestBody?.content.flatMap(({ examples }) => examples) ?? [];
      return own.length > 1 && own.every(({ name }) => answers.has(name));
    });
    expect(named.length).toBeGreaterThanOrEqual(5);
    expect(api.webhooks.length).toBe(3);
  });

  it('keeps hostile values as they are written', () => {
    const written = parse(readFileSync('tests/fixtures/gateway/components/examples.yaml', 'utf8'), {
      merge: false,
    }) as Record<string, { value: unknown }>;
    const read =
      api.operations.find(({ operationId }) => operationId === 'setMetadata')?.requestBody?.content[0]?.examples ?? [];
    expect(Object.fromEntries(read.map(({ name, value }) => [name, JSON.stringify(value)]))).toEqual(
      Object.fromEntries(Object.entries(written).map(([name, { value }]) => [name, JSON.stringify(value)])),
    );
    expect(JSON.stringify(written['names']?.value)).toContain('"__proto__":{"admin":true}');
    expect(String(written['long']?.value)).toHaveLength(5000);
  });
});
