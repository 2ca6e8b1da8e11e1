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
import { start } from './server.ts';

const corpus = process.env['CORPUS_DESCRIPTION'];
const OWN = 'openapi/openapi.yaml';
const DESCRIPTIONS = [
  { name: 'this project', file: OWN, complete: false },
  { name: 'this project, with an address for what has none', file: OWN, complete: true },
  ...(corpus === undefined || corpus === '' ? [] : [{ name: 'the corpus', file: corpus, complete: false }]),
];

it.each(DESCRIPTIONS)('refuses every broken request and takes every harmless one: $name', async ({ name: description, file, complete }) => {
  const source = complete ? addressed(await loadMock(file)) : await loadMock(file);
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
      const refused = problems.length > 0 && status >= 400;
      count[harmless ? 'harmless' : 'broken'] += 1;
      if (refused !== harmless) count[harmless ? 'accepted' : 'refused'] += 1;
      else faults.push(`${id}: ${name} is ${refused ? `refused: ${problems.join('; ')}` : `accepted with ${status}`}`);
    }
  }
  count.operations = source.api.operations.filter(({ path, methodPublished }) => path !== undefined && methodPublished).length;
  await mock.close();
  if (corpus !== undefined) process.stderr.write(`${description}: ${JSON.stringify(count)}\n`);
  expect(faults.slice(0, 40)).toEqual([]);
  expect(count).toMatchObject({ refused: count.broken, accepted: count.harmless });
  expect(count.broken).toBeGreaterThan(100);
  expect(count.harmless).toBeGreaterThan(50);
}, 600_000);

/** Addresses made up for operations whose own are not published, so that their bodies and parameters are tried as well. */
function addressed<T extends Parameters<typeof start>[0]>(source: T): T {
  const operations = source.api.operations.map((operation): Operation => ({ ...operation, path: operation.path ?? `/made-up/${operation.operationId}`, methodPublished: true }));
  return { ...source, api: { ...source.api, operations } };
}

/** Every operation with every media type of its body; of named examples each, of those that break their own schema a generated one. */
function subjectsOf({ api, document }: Parameters<typeof start>[0], oracle: Subject['oracle']): readonly Subject[] {
  const generator = createExampleGenerator(document);
  const validator = validatorOf(document);
  const callable = api.operations.filter(({ path, methodPublished }) => path !== undefined && methodPublished);
  const isSound = ({ schema }: MediaType, { value }: Example): boolean => validator.validate(schema as Node, value, 'request').length === 0;
  return callable.flatMap((plain): readonly Subject[] => {
    const { requestBody } = plain;
    const content = (requestBody?.content ?? []).map((media) => ({ ...media, examples: media.examples.filter((example) => isSound(media, example)) }));
    const parameters = plain.parameters.map(({ example, ...parameter }) => (example !== undefined && validator.validate(parameter.schema as Node, example, 'request').length === 0 ? { ...parameter, example } : parameter));
    const operation: Operation = withExamples({ ...plain, parameters, ...(requestBody === undefined ? {} : { requestBody: { ...requestBody, content } }) }, generator);
    const shared = { operation, others: callable, oracle };
    const bodies = (operation.requestBody?.content ?? []).flatMap((media) => media.examples.map((example) => ({ ...shared, media, example })));
    return bodies.length > 0 ? bodies : [shared];
  });
}

