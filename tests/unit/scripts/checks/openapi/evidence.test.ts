import { testCheck } from '../check-case.ts';

const schema = (text: string): string => `components:\n  schemas:\n    S: { ${text} }`;
const text = (more: string): string => schema(`type: string, ${more}`);
const object = (more: string): string => schema(`type: object, properties: { id: { type: string } }, ${more}`);
const operation = (evidence: string): string =>
  `paths:\n  /a: { get: { operationId: a, x-evidence: ${evidence}, responses: { '200': { description: Done. } } } }`;
const response = `components:\n  responses:\n    Done: { description: Done., x-evidence: ours }`;

const known = (fact: string): string => `\`${fact}\` is marked as not published, but has evidence in \`x-evidence\`.`;
const told = (fact: string): string => `\`${fact}\` is \`open\` in \`x-evidence\`, but the object states it.`;
const none = (fact: string): string => `cannot have \`${fact}\` in \`x-evidence\`.`;

/** The request of an operation, with an example. */
const sent = (fields: string, example: string): string =>
  `paths:\n  /a:\n    post:\n      operationId: a\n      requestBody: { content: { application/json: { schema: { ${fields} },\n        example: ${example} } } }\n      responses: { '200': { description: Done. } }`;
const NAMED = 'type: object, properties: { id: {}, note: { x-evidence: ours } }';
const OTHERS = 'type: array, items: { type: object, x-not-published: [fields], properties: { id: {} } }';

testCheck('evidence', {
  'a word that is none': [text('x-evidence: guessed'), '5:24 Unknown kind of evidence `guessed`.'],
  'a list': [text('x-evidence: [ours]'), '5:24 Unknown kind of evidence `["ours"]`.'],
  nothing: [text('x-evidence:'), '5:24 Unknown kind of evidence `null`.'],
  'a fact that is none': [text('x-evidence: { type: ours }'), '5:38 `type` is not a fact that can have evidence.'],
  'a word that is none, of a fact': [text('x-evidence: { types: our }'), '5:38 Unknown kind of evidence `our`.'],
  'statuses of a schema': [text('x-evidence: { responses: ours }'), `5:38 This schema ${none('responses')}`],
  'types of an operation': [operation('{ types: ours }'), `4:46 This operation ${none('types')}`],
  'where nothing reads it': [response, '5:33 This response cannot have `x-evidence`.'],
  'stated and open': [text('x-evidence: { values: stated }, x-not-published: [values]'), `5:38 ${known('values')}`],
  'the same in a word': [
    schema('type: object, x-evidence: stated, x-not-published: [fields]'),
    `5:24 ${known('fields')}`,
  ],
  'shown and open': [text('x-evidence: { types: sample }, x-not-published: [types]'), `5:38 ${known('types')}`],
  'open beside a list': [object('required: [id], x-evidence: { required: open }'), `5:92 ${told('required')}`],
  'open beside fields': [object('x-evidence: { fields: open }'), `5:76 ${told('fields')}`],
  'open beside a type': [text('x-evidence: { types: open }'), `5:38 ${told('types')}`],
  'one word': [text('x-evidence: sample')],
  'every fact of a schema': [object('x-evidence: { fields: stated, types: ours, values: sample, required: open }')],
  'listed values and further ones': [text('enum: [a], x-evidence: stated, x-not-published: [values]')],
  'a value of a sample and others': [text('x-evidence: { values: sample }, x-not-published: [values, meaning]')],
  'assumed fields and further ones': [object('x-evidence: ours, x-not-published: [fields]')],
  'every fact of an operation': [operation('{ fields: stated, required: stated, responses: ours }')],
  'every fact of a description': [
    'x-evidence: { fields: stated, types: ours, values: ours, required: open, responses: ours }',
  ],
  'a name that is ours in a sample': [
    sent(NAMED, '{ note: a }'),
    '8:20 The example contains the field `note`, which its schema does not document.',
  ],
  'a name that is not listed where others are open': [
    sent(OTHERS, '[{ id: 1, b: 2 }]'),
    '8:28 The example contains the field `[].b`, which its schema does not document.',
  ],
  'a sample of what is documented': [sent(NAMED, '{ id: 1 }')],
});
