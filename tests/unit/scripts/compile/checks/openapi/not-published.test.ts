import { expect, it } from 'vitest';
import { description, problemsOf } from '../check-case.ts';

const OBJECT = 'type: object, properties: { id: { type: string } }';
const schemas = (...all: readonly string[]): string =>
  `components:\n  schemas:\n${all.map((schema, index) => `    S${index}: { ${schema} }`).join('\n')}`;
const marked = `${OBJECT}, x-not-published: [required, types]`;

it.each([
  [
    schemas(`${OBJECT}, x-not-published: [requird]`),
    ['openapi.yaml:5:81 `requird` is not a part that can be marked as not published.'],
  ],
  [schemas(`${OBJECT}, x-not-published: []`), ['openapi.yaml:5:80 `x-not-published` is empty.']],
  [schemas(`${OBJECT}, x-not-published: [types, types]`), ['openapi.yaml:5:88 `types` is listed twice.']],
  [
    schemas(`${OBJECT}, x-not-published: [method]`),
    ['openapi.yaml:5:81 This schema has no `method` to mark as not published.'],
  ],
  [
    schemas(`${OBJECT}, x-not-published: [values]`),
    ['openapi.yaml:5:81 This schema has no `values` to mark as not published.'],
  ],
  [
    schemas('type: string, x-not-published: [fields]'),
    ['openapi.yaml:5:43 This schema has no `fields` to mark as not published.'],
  ],
  [
    schemas(`${OBJECT}, required: [id], x-not-published: [required]`),
    ['openapi.yaml:5:97 The schema has `required`, but marks it as not published.'],
  ],
  [
    schemas('type: string, description: Its values are not published.'),
    ['openapi.yaml:5:25 The description says that the values are not published, but `x-not-published` does not.'],
  ],
  [schemas('type: string, description: Its values are not published., x-not-published: [values]'), []],
  [schemas(marked, marked, marked, marked, OBJECT, `${OBJECT}, required: []`), []],
])('%s', async (text, problems) => {
  expect(await problemsOf('not-published', description(text))).toEqual(problems);
});

it('asks an operation without path to say so, where others do', async () => {
  const item = (id: string, marks: string): string =>
    `    ${id}: { get: { operationId: ${id}${marks}, responses: { '200': { description: Done. } } } }`;
  const api = description(
    ['components:', '  pathItems:', item('one', ', x-not-published: [path]'), item('two', '')].join('\n'),
  );
  expect(await problemsOf('not-published', api)).toEqual([
    'openapi.yaml:6:19 `two` has no path, but does not mark it as not published.',
  ]);
});
