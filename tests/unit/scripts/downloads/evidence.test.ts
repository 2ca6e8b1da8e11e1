import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { downloadSource } from '#scripts/downloads/download-source.ts';

const DESCRIPTION = `
openapi: 3.1.1
info: { title: Shop, version: '1' }
x-evidence: { types: ours, required: open }
paths: {}
webhooks:
  paid:
    post:
      parameters: [{ name: limit, in: query, schema: { x-not-published: [values] } }]
      requestBody:
        description: A body.
        content:
          application/json: { schema: { $ref: '#/components/schemas/Told', x-evidence: { fields: ours }, x-not-published: [fields], properties: { a: { x-evidence: stated } } } }
          text/json: { schema: { $ref: '#/components/schemas/Told', x-evidence: { fields: ours }, x-not-published: [fields], properties: { a: { x-evidence: stated } } } }
      responses: { '200': { description: Done., headers: { Left: { schema: { x-not-published: [meaning] } } } } }
components:
  schemas:
    Amount: { type: number, x-not-published: [meaning], x-question: Naira or kobo? }
    State: { enum: ['on'], x-not-published: [values] }
    Plain: { type: object, description: A thing, properties: { a: {}, b: { type: object, properties: { c: {} } } } }
    Told: { type: object, required: [a], x-evidence: stated, properties: { a: {}, b: {} } }
    Asked:
      properties:
        amount: { $ref: '#/components/schemas/Amount', description: To pay. }
        state: { $ref: '#/components/schemas/State' }
        bag: { type: object, x-not-published: [fields], description: "First.\\n\\n- Second" }
        only: { type: string, x-not-published: [types, required] }
    Named: { required: [a], x-evidence: stated, properties: { a: {}, b: { x-evidence: open } } }
    Ours: { required: [a], x-evidence: { fields: ours, types: stated }, properties: { a: {}, b: { x-evidence: sample } } }
    All: { required: [a], x-evidence: { fields: ours, types: stated }, properties: { example: {} } }
`;

const { document } = downloadSource(JSON.stringify(parse(DESCRIPTION)), []);
const { webhooks, components } = JSON.parse(JSON.stringify(document));
const { post } = webhooks.paid;
const { schemas } = components;

describe('descriptions for other formats say how facts are known', () => {
  it.each<[name: string, node: { readonly description?: string }, want: string | undefined]>([
    [
      'once for an object',
      schemas.Plain,
      'A thing. Types come from our examples unless stated. Which fields are required is not documented.',
    ],
    ['not again for what is inside', schemas.Plain.properties.b, undefined],
    ['not where all is stated', schemas.Told, undefined],
    ['with an open question at a component', schemas.Amount, 'Open question: Naira or kobo?'],
    ['and at its fields', schemas.Asked.properties.amount, 'To pay. Open question: Naira or kobo?'],
    ['of listed values at the list', schemas.State, 'Open question: Which other values can `State` have?'],
    ['not at a field of such a list', schemas.Asked.properties.state, undefined],
    [
      'below a text of several lines',
      schemas.Asked.properties.bag,
      'First.\n\n- Second\n\nOpen question: Which fields does `bag` have?',
    ],
    ['not at a field for type or required alone', schemas.Asked.properties.only, undefined],
    ['at a field whose name is assumed among others that are not', schemas.Named.properties.b, 'We assume this name.'],
    ['not at those others', schemas.Named.properties.a, undefined],
    ['once where most names are assumed', schemas.Ours, 'We assume the field names but `b`.'],
    ['and then not at each', schemas.Ours.properties.a, undefined],
    ['once where all are', schemas.All, 'We assume the field names.'],
    [
      'once for a body of several media types',
      post.requestBody,
      'A body. Open question: Which other fields does the body have? We assume the field names but `a`. Types come from our examples unless stated.',
    ],
    ['at parameters', post.parameters[0], 'Open question: Which values can `limit` have?'],
    ['at headers', post.responses[200].headers.Left, 'Open question: What does `Left` mean?'],
  ])('%s', (_, { description }, want) => expect(description).toBe(want));
});
