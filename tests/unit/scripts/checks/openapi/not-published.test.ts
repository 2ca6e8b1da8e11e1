import { testCheck } from '../check-case.ts';

const OBJECT = 'type: object, properties: { id: { type: string } }';
const schemas = (...all: readonly string[]): string =>
  `components:\n  schemas:\n${all.map((schema, index) => `    S${index}: { ${schema} }`).join('\n')}`;
const item = (id: string, marks: string): string =>
  `    ${id}: { get: { operationId: ${id}${marks}, responses: { '200': { description: Done. } } } }`;
const marked = `${OBJECT}, x-not-published: [required, types]`;

const no = (part: string): string => `This schema has no \`${part}\` to mark as not published.`;

testCheck('not-published', {
  'a misspelt part': [
    schemas(`${OBJECT}, x-not-published: [requird]`),
    '5:81 `requird` is not a part that can be marked as not published.',
  ],
  'no part': [schemas(`${OBJECT}, x-not-published: []`), '5:80 `x-not-published` is empty.'],
  'a part twice': [schemas(`${OBJECT}, x-not-published: [types, types]`), '5:88 `types` is listed twice.'],
  'a part of something else': [schemas(`${OBJECT}, x-not-published: [method]`), `5:81 ${no('method')}`],
  'values of an object': [schemas(`${OBJECT}, x-not-published: [values]`), `5:81 ${no('values')}`],
  'fields of a text': [schemas('type: string, x-not-published: [fields]'), `5:43 ${no('fields')}`],
  'what is published': [
    schemas(`${OBJECT}, required: [id], x-not-published: [required]`),
    '5:97 The schema has `required`, but marks it as not published.',
  ],
  'words without a mark': [
    schemas('type: string, description: Its values are not published.'),
    '5:25 The description states that the values are not published, but `x-not-published` does not list `values`.',
  ],
  'words with a mark': [schemas('type: string, description: Its values are not published., x-not-published: [values]')],
  'some of many objects': [schemas(marked, marked, marked, marked, OBJECT, `${OBJECT}, required: []`)],
  'an operation without path that does not say so, where others do': [
    ['components:', '  pathItems:', item('one', ', x-not-published: [path]'), item('two', '')].join('\n'),
    '6:19 `two` has no path, and its `x-not-published` lacks `path`.',
  ],
});
