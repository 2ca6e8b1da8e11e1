/**
 * How strict the mock is: every request is broken in every way and changed in every harmless one. `CORPUS_DESCRIPTION`
 * names a further description to try.
 */
import { expect, it } from 'vitest';
import { createExampleGenerator } from '../../../../scripts/examples/generate.ts';
import { withExamples } from '../../../../scripts/examples/complete.ts';
import { loadMock } from '../../../../scripts/mock/load-mock.ts';
import { validatorOf } from '../../../../scripts/schema/validator.ts';
import type { Example, MediaType, Operation } from '../../../../src/model/api.ts';
import { mutationsOf, type Subject } from './mutations.ts';
import { createOracle, type Node } from './oracle.ts';
import { sourceOf, start } from './server.ts';

const corpus = process.env['CORPUS_DESCRIPTION'];
const OWN = 'openapi/openapi.yaml';
/** One operation with every keyword of JSON Schema that a request can break, and every kind of parameter. */
const KEYWORDS = `
security: [{ Key: [], Token: [] }]
paths:
  /all/{id}:
    put:
      operationId: all
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, minimum: 3, multipleOf: 3 }, example: 6 }
        - { name: q, in: query, required: true, schema: { enum: [a, b] } }
        - { name: at, in: query, schema: { type: string, format: date }, example: '2026-01-15' }
        - { name: n, in: query, schema: { type: [number, 'null'], exclusiveMaximum: 2 }, example: 1.5 }
        - { name: X-Count, in: header, required: true, schema: { type: integer, exclusiveMinimum: 0, maximum: 9 }, example: 4 }
        - { name: mode, in: cookie, required: true, schema: { const: fast }, example: fast }
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: '#/components/schemas/All' }, example: { id: ABC, email: a@example.com, uuid: 3fa85f64-5717-4562-b3fc-2c963f66afa6, count: 4, share: 0.5, flag: true, kind: card, one: 1, list: [1, 2], pair: [a, 1], tags: [{ name: x }, { name: y }], note: null, map: { k: 1 }, either: { type: a, a: 1 }, any: 5, both: { x: 1, y: z }, open: { p: 1 } } }
          application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/Flat' }, example: { count: 4, email: a@example.com, list: [1, 2], flag: true, inside: { n: 1 }, codes: [1, 2], deep: { n: 1, list: [1, 2], in: { t: x } }, from: { day: 1 } }, encoding: { codes: { style: pipeDelimited }, deep: { style: deepObject }, from: { explode: true } } }
      responses: { '200': { description: d, content: { application/json: { example: 1 } } } }
components:
  securitySchemes: { Key: { type: apiKey, in: query, name: key }, Token: { type: http, scheme: bearer } }
  schemas:
    Flat: { type: object, required: [count, email], properties: { count: { type: integer, minimum: 1, maximum: 5 }, email: { type: string, format: email }, list: { type: array, minItems: 2, maxItems: 3, uniqueItems: true, items: { type: integer } }, flag: { type: boolean }, inside: { type: object, required: [n], properties: { n: { type: integer } } }, codes: { type: array, minItems: 1, items: { type: integer } }, deep: { type: object, required: [n], properties: { n: { type: integer }, list: { type: array, items: { type: integer } }, in: { type: object, properties: { t: { type: string, maxLength: 3 } } } } }, from: { type: object, required: [day], properties: { day: { type: integer } } } } }
    All:
      type: object
      required: [id, email, count, server]
      minProperties: 3
      dependentRequired: { share: [flag] }
      properties:
        server: { type: string, readOnly: true }
        id: { type: string, pattern: '^[A-Z]+$', minLength: 2, maxLength: 4 }
        email: { type: string, format: email }
        uuid: { type: string, format: uuid }
        count: { type: integer, minimum: 1, maximum: 10, multipleOf: 2 }
        share: { type: number, exclusiveMinimum: 0, exclusiveMaximum: 1 }
        flag: { type: boolean }
        kind: { enum: [card, bank] }
        one: { const: 1 }
        list: { type: array, minItems: 2, maxItems: 3, uniqueItems: true, items: { type: integer } }
        pair: { type: array, prefixItems: [{ type: string }, { type: integer }], items: false }
        tags: { type: array, items: { type: object, required: [name], properties: { name: { type: string, maxLength: 3 } } }, contains: { properties: { name: { const: x } } } }
        note: { type: [string, 'null'] }
        map: { type: object, additionalProperties: { type: integer }, maxProperties: 2, propertyNames: { maxLength: 4 } }
        either: { oneOf: [{ type: object, required: [type, a], properties: { type: { const: a }, a: { type: integer } } }, { type: object, required: [type, b], properties: { type: { const: b }, b: { type: integer } } }] }
        any: { anyOf: [{ type: integer, minimum: 3 }, { type: string, maxLength: 2 }], not: { const: 7 } }
        both: { allOf: [{ type: object, required: [x], properties: { x: { type: integer } } }, { type: object, properties: { y: { type: string } } }] }
        open: { type: object, x-not-published: [fields], properties: { p: { type: integer } } }
`;

const DESCRIPTIONS: readonly { name: string; file?: string; complete: boolean }[] = [
  { name: 'every keyword', complete: false },
  { name: 'the gateway of the fixtures', file: 'tests/fixtures/gateway/openapi.yaml', complete: false },
  { name: 'this project', file: OWN, complete: false },
  { name: 'this project, with an address for what has none', file: OWN, complete: true },
  ...(corpus === undefined || corpus === '' ? [] : [{ name: 'the corpus', file: corpus, complete: false }]),
];

it.each(DESCRIPTIONS)(
  'refuses every broken request and takes every harmless one: $name',
  async ({ name: description, file, complete }) => {
    const loaded = file === undefined ? sourceOf(KEYWORDS) : await loadMock(file);
    const source = complete ? addressed(loaded) : loaded;
    const oracle = createOracle(source.document);
    const mock = await start(source);
    const count = { operations: 0, requests: 0, broken: 0, refused: 0, harmless: 0, accepted: 0, undecided: 0 };
    const faults: string[] = [];
    for (const subject of subjectsOf(source, oracle)) {
      const { accepted, mutations, contradictions, undecided } = await mutationsOf(subject);
      const id = subject.operation.operationId;
      const plain = await mock.send(accepted);
      count.requests += 1;
      count.undecided += undecided;
      faults.push(...contradictions.map((words) => `${id}: ${words}`));
      if (plain.problems.length > 0) {
        faults.push(`${id}: the request itself is refused: ${plain.problems.join('; ')}`);
        continue;
      }
      for (const { name, wire, harmless } of mutations) {
        const { status, problems } = await mock.send(wire);
        // A refusal to HEAD, too, tells its reasons in the head.
        const refused = problems.length > 0 && status >= 400 && status < 500;
        count[harmless ? 'harmless' : 'broken'] += 1;
        if (refused !== harmless) count[harmless ? 'accepted' : 'refused'] += 1;
        else
          faults.push(`${id}: ${name} is ${refused ? `refused: ${problems.join('; ')}` : `accepted with ${status}`}`);
      }
    }
    count.operations = source.api.operations.filter(
      ({ path, methodPublished }) => path !== undefined && methodPublished,
    ).length;
    await mock.close();
    if (corpus !== undefined) process.stderr.write(`${description}: ${JSON.stringify(count)}\n`);
    expect(faults.slice(0, 40)).toEqual([]);
    expect(count).toMatchObject({ refused: count.broken, accepted: count.harmless });
    // What neither the edit nor Ajv can judge is not tried: it must stay the exception.
    if (file !== corpus) expect(count.undecided).toBeLessThanOrEqual(4);
    expect(count.broken).toBeGreaterThan(100);
    expect(count.harmless).toBeGreaterThan(50);
  },
  600_000,
);

/** Addresses made up for operations whose own are not published, so that their bodies and parameters are tried as well. */
function addressed<T extends Parameters<typeof start>[0]>(source: T): T {
  const operations = source.api.operations.map((operation): Operation => ({
    ...operation,
    path: operation.path ?? `/made-up/${operation.operationId}`,
    methodPublished: true,
  }));
  return { ...source, api: { ...source.api, operations } };
}

const NOTHING: Example = { name: '', summary: '', description: '', value: {} };

/** Every operation with every media type of its body; of named examples each, of those that break their own schema a generated one. */
function subjectsOf({ api, document }: Parameters<typeof start>[0], oracle: Subject['oracle']): readonly Subject[] {
  const generator = createExampleGenerator(document);
  const validator = validatorOf(document);
  const callable = api.operations.filter(({ path, methodPublished }) => path !== undefined && methodPublished);
  const isSound = ({ schema }: MediaType, { value }: Example): boolean =>
    validator.validate(schema as Node, value, 'request').length === 0;
  return callable.flatMap((plain): readonly Subject[] => {
    const { requestBody } = plain;
    // Of media types that samples cannot write, an example is the text itself.
    const isText = ({ mediaType }: MediaType, { value }: Example): boolean =>
      /[/+]xml$/.test(mediaType) && typeof value === 'string';
    const content = (requestBody?.content ?? []).map((media) => ({
      ...media,
      examples: media.examples.filter((example) => isText(media, example) || isSound(media, example)),
    }));
    const parameters = plain.parameters.map(({ example, ...parameter }) =>
      example !== undefined && validator.validate(parameter.schema as Node, example, 'request').length === 0
        ? { ...parameter, example }
        : parameter,
    );
    const operation: Operation = withExamples(
      { ...plain, parameters, ...(requestBody === undefined ? {} : { requestBody: { ...requestBody, content } }) },
      generator,
    );
    const shared = { operation, others: callable, oracle };
    // What is not published has no example; where anything is taken, nothing is.
    const examplesOf = (media: MediaType): readonly Example[] =>
      media.examples.length === 0 && operation.requestBody?.required === true && isSound(media, NOTHING)
        ? [NOTHING]
        : media.examples;
    const bodies = (operation.requestBody?.content ?? []).flatMap((media) =>
      examplesOf(media).map((example) => ({ ...shared, media, example })),
    );
    return bodies.length > 0 ? bodies : [shared];
  });
}
