import { describe, expect, it } from 'vitest';
import type { CallData } from '#src/model/call-data.ts';
import type { Parameter } from '#src/model/media-type.ts';
import type { Schema } from '#src/model/schema.ts';
import { emptyState, filled, withAlternative, withField, withMedia, withoutField } from '#src/shared/request/edit.ts';
import { fieldsIn, shapeOf } from '#src/shared/request/fields.ts';
import { createForm, type Field, type RequestForm, type RequestState } from '#src/shared/request/form.ts';
import { fromLink, toLink } from '#src/shared/request/link.ts';
import { valueAt } from '#src/shared/request/path.ts';
import { problemsOf } from '#src/shared/request/problems.ts';
import { readText } from '#src/shared/request/read.ts';
import { programOf, toRequest } from '#src/shared/request/to-request.ts';
import { selectingField } from '#src/shared/request/union.ts';
import { curl } from '#src/shared/samples/curl.ts';
import { javascript } from '#src/shared/samples/javascript.ts';

interface Given {
  readonly schema?: Schema;
  readonly parameters?: readonly Partial<Parameter>[];
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly mediaType?: string;
  readonly method?: string;
}

function formOf({
  schema,
  parameters = [],
  schemas = {},
  mediaType = 'application/json',
  method = 'POST',
}: Given): RequestForm {
  const call: CallData = {
    kind: 'operation',
    id: 'addOrder',
    title: 'Add an order',
    description: '',
    href: '/reference/operations/addOrder',
    file: 'operations/addOrder.json',
    method,
    path: '/v1/orders/{id}',
    url: 'https://api.example/v1/orders/{id}',
    parameters: parameters.map((parameter) => ({
      name: 'id',
      in: 'query',
      required: false,
      deprecated: false,
      description: '',
      schema: { type: 'string' },
      style: parameter.in === 'path' || parameter.in === 'header' ? 'simple' : 'form',
      explode: parameter.in !== 'path' && parameter.in !== 'header',
      allowReserved: false,
      allowEmptyValue: false,
      examples: [],
      ...parameter,
    })),
    ...(schema === undefined
      ? {}
      : {
          body: {
            required: true,
            content: [
              {
                mediaType,
                schema,
                encoding: [],
                files: [],
                examples: [],
                rows: {
                  href: '/reference/operations/addOrder',
                  anchor: 'addOrder.body',
                  fields: ['amount'],
                  elsewhere: [],
                },
              },
            ],
          },
        }),
    responses: [],
    request: {
      security: [[{ name: 'AppKey', type: 'apiKey', in: 'header', parameterName: 'X-Key' }]],
      notPublished: [],
    },
    schemas: [],
  };
  return createForm(call, schemas);
}

const bodyOf = ({ values }: RequestState): unknown => valueAt(values, ['body']);
const withBody = (form: RequestForm, body: unknown): RequestState => filled(emptyState(form), { body });

/** The field at the end of some names below the body. */
function fieldAt(form: RequestForm, state: RequestState, ...names: readonly (string | number)[]): Field {
  return names.reduce<Field>((field, name) => {
    const value = valueAt(state.values, field.path);
    const found = fieldsIn(field, shapeOf(field, value, state.choices, form.context), value).find(
      ({ path }) => path.at(-1) === name,
    );
    if (found === undefined) throw new Error(`No field ${name}.`);
    return found;
  }, form.bodies[0] as Field);
}

describe('how a value is entered', () => {
  const shapes: readonly (readonly [name: string, schema: Schema, kind: string])[] = [
    ['a text', { type: 'string' }, 'text'],
    ['a number', { type: 'integer' }, 'number'],
    ['one of several', { type: 'string', enum: ['a', 'b'] }, 'choice'],
    [
      'constants with meanings',
      {
        oneOf: [
          { const: 1, title: 'One' },
          { const: 2, title: 'Two' },
        ],
      },
      'choice',
    ],
    ['a constant', { const: 'card' }, 'choice'],
    ['true or false', { type: 'boolean' }, 'flag'],
    ['a list', { type: 'array', items: { type: 'string' } }, 'list'],
    ['a map', { type: 'object', additionalProperties: { type: 'number' } }, 'object'],
    ['a file', { type: 'string', format: 'binary' }, 'file'],
    ['anything', {}, 'any'],
    ['what its keywords speak of', { minLength: 2 }, 'text'],
    ['allOf, merged', { allOf: [{ type: 'object' }, { properties: { a: { type: 'string' } } }] }, 'object'],
  ];
  it.each(shapes)('%s', (_, schema, kind) => {
    const form = formOf({ schema });
    expect(shapeOf(form.bodies[0] as Field, undefined, new Map(), form.context).kind).toBe(kind);
  });

  it('leaves out what never travels in a request, and keeps what is written only', () => {
    const form = formOf({
      schema: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: { type: 'string', readOnly: true }, name: { type: 'string' }, pin: { writeOnly: true } },
      },
    });
    const body = form.bodies[0] as Field;
    const shape = shapeOf(body, {}, new Map(), form.context);
    expect(fieldsIn(body, shape, {}).map(({ name, required }) => [name, required])).toEqual([
      ['name', true],
      ['pin', false],
    ]);
  });

  it('reads a schema that is part of itself one level at a time', () => {
    const Category: Schema = {
      type: 'object',
      required: ['parent'],
      properties: { parent: { $ref: '#/components/schemas/Category' } },
    };
    const form = formOf({ schema: { $ref: '#/components/schemas/Category' }, schemas: { Category } });
    const state = withBody(form, { parent: { parent: {} } });
    expect(fieldAt(form, state, 'parent', 'parent', 'parent').path).toEqual(['body', 'parent', 'parent', 'parent']);
  });

  it('has no field for a credential', () => {
    const form = formOf({
      parameters: [
        { name: 'X-Key', in: 'header' },
        { name: 'Authorization', in: 'header' },
        { name: 'X-Trace', in: 'header' },
      ],
    });
    expect(form.places.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual(['X-Trace']);
  });
});

describe('alternatives', () => {
  const schema: Schema = {
    type: 'object',
    required: ['method'],
    properties: {
      method: {
        oneOf: [
          {
            type: 'object',
            required: ['type', 'number'],
            properties: { type: { const: 'card' }, number: { type: 'string' }, note: { type: 'string' } },
          },
          {
            type: 'object',
            required: ['type', 'phone'],
            properties: { type: { const: 'phone' }, phone: { type: 'string' }, note: { type: 'string' } },
          },
        ],
      },
    },
  };
  const form = formOf({ schema });

  it('follow the value until somebody chooses', () => {
    const state = withBody(form, { method: { type: 'phone', phone: '1' } });
    const { unions } = shapeOf(
      fieldAt(form, state, 'method'),
      valueAt(state.values, ['body', 'method']),
      state.choices,
      form.context,
    );
    expect(unions.map(({ union, chosen }) => [union.property, union.alternatives[chosen]?.label])).toEqual([
      ['type', 'phone'],
    ]);
  });

  it('keep what both know, and fill in what tells them apart', () => {
    const state = withBody(form, { method: { type: 'card', number: '1', note: 'x' } });
    const field = fieldAt(form, state, 'method');
    const { unions } = shapeOf(field, valueAt(state.values, field.path), state.choices, form.context);
    const [first] = unions;
    if (first === undefined) throw new Error('No alternatives.');
    const chosen = withAlternative(form, state, field, first.union, 1);
    expect(bodyOf(chosen)).toEqual({ method: { type: 'phone', note: 'x' } });
    expect(problemsOf(form, chosen).map(({ name, message }) => [name, message])).toEqual([
      ['method.phone', '`phone` is missing.'],
    ]);
  });

  it('are called as pages call them', () => {
    const kind = (title: string, value: object): Schema => ({ title, properties: { type: value } });
    const read = (...oneOf: Schema[]): unknown => {
      const { bodies, context } = formOf({ schema: { oneOf } });
      const [first] = shapeOf(bodies[0] as Field, undefined, new Map(), context).unions;
      return first && { by: selectingField(first.union), labels: first.union.alternatives.map(({ label }) => label) };
    };
    expect(read({ type: 'string' }, { type: 'array', items: { type: 'integer' } }, {}, {})).toEqual({
      labels: ['string', 'array of integers', 'Option 3', 'Option 4'],
    });
    expect(read(kind('Card', {}), kind('Card', {}))).toEqual({ labels: ['Card', 'Card (2)'] });
    expect(read(kind('Card', { const: 'scheme' }), kind('Bank', { const: 'bank' }))).toEqual({
      by: 'type',
      labels: ['Card (scheme)', 'bank'],
    });
    // A choice among several values is a field of its own.
    expect(read(kind('Card', { enum: ['a', 'b'] }), kind('Bank', { const: 'c' }))).toEqual({
      labels: ['Card (a, b)', 'Bank (c)'],
    });
  });

  it('are judged by the one that is shown', () => {
    const state = withBody(form, { method: { type: 'card', number: '1' } });
    const broken = withField(form, state, fieldAt(form, state, 'method', 'number'), 5);
    expect(problemsOf(form, broken).map(({ path }) => path)).toEqual([['body', 'method', 'number']]);
  });
});

describe('editing', () => {
  const form = formOf({
    schema: {
      type: 'object',
      required: ['amount'],
      properties: {
        amount: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { const: 'money' }, value: { type: 'number' } },
        },
        buyer: { type: 'object', properties: { name: { type: 'string' } } },
        tags: { type: 'array', items: { type: 'string' } },
        ['__proto__']: { type: 'string' },
      },
    },
  });

  it('makes the objects around a field, with what they can only be', () => {
    const empty = emptyState(form);
    const state = withField(form, empty, fieldAt(form, empty, 'amount', 'value'), 5);
    expect(bodyOf(state)).toEqual({ amount: { kind: 'money', value: 5 } });
  });

  it('takes away objects that are empty then and need not be there', () => {
    const state = withBody(form, { amount: { kind: 'money' }, buyer: { name: 'Mia' } });
    expect(bodyOf(withoutField(form, state, fieldAt(form, state, 'buyer', 'name')))).toEqual({
      amount: { kind: 'money' },
    });
  });

  it('closes the gap that an entry leaves', () => {
    const state = withBody(form, { tags: ['a', 'b', 'c'] });
    expect(bodyOf(withoutField(form, state, fieldAt(form, state, 'tags', 1)))).toEqual({ tags: ['a', 'c'] });
  });

  it('sets a member of any name', () => {
    const state = withField(form, emptyState(form), fieldAt(form, emptyState(form), '__proto__'), 'x');
    expect(JSON.stringify(bodyOf(state))).toBe('{"__proto__":"x"}');
  });

  it('keeps the body where another media type has the same', () => {
    const state = withBody(form, { tags: ['a'] });
    expect(bodyOf(withMedia(form, state, 0))).toEqual({ tags: ['a'] });
  });
});

describe('links', () => {
  const form = formOf({
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        pin: { type: 'string' },
        code: { type: 'string', format: 'password' },
        secretAnswer: { type: 'string' },
        hidden: { type: 'string', writeOnly: true },
        card: { type: 'object', properties: { number: { type: 'string' }, holder: { type: 'string' } } },
        note: { type: 'string' },
        extra: {},
      },
    },
    parameters: [{ name: 'page', schema: { type: 'integer' } }],
  });

  it('hold everything but secrets, whatever is in it', () => {
    const state = filled(emptyState(form), {
      query: { page: 2 },
      body: {
        name: 'Žofie 😀 "quoted"',
        pin: '1234',
        code: 'x',
        secretAnswer: 'x',
        hidden: 'x',
        card: { number: '1', holder: 'Mia' },
        note: '4111 1111 1111 1111',
        extra: { list: [{ otp: '1' }, { city: 'Linden' }] },
      },
    });
    const { text, leftOut } = toLink(form, state);
    expect(text).toMatch(/^[\w-]+$/);
    expect(fromLink(form, text)?.values).toEqual({
      query: { page: 2 },
      body: {
        name: 'Žofie 😀 "quoted"',
        card: { holder: 'Mia' },
        extra: { list: [{}, { city: 'Linden' }] },
      },
    });
    expect(leftOut).toEqual(['pin', 'code', 'secretAnswer', 'hidden', 'card.number', 'note', 'extra.list[0].otp']);
  });

  it.each(['', 'x', '####', 'bm90IGpzb24', 'W10', 'eyJib2R5Ijp7Im5hbWUi'])(
    'that are broken are no state: %s',
    (text) => {
      expect(fromLink(form, text)?.values.body).toBeUndefined();
    },
  );
});

describe('reading', () => {
  const form = formOf({
    schema: {
      type: 'object',
      properties: { amount: { type: 'integer' }, tags: { type: 'array', items: { type: 'string' } } },
    },
    parameters: [
      { name: 'id', in: 'path', required: true },
      { name: 'page', in: 'query', schema: { type: 'integer' } },
      { name: 'status', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
      { name: 'X-Trace', in: 'header' },
    ],
  });
  const cases: readonly (readonly [text: string, values: object, misfits: readonly RegExp[]])[] = [
    ['{"amount": 5}', { body: { amount: 5 } }, []],
    [
      "{'amount': 5,} oops",
      { body: { amount: 5 } },
      [/double quotes/, /not allowed before/, /not part of the JSON: `oops`/],
    ],
    [
      `curl -X POST 'https://api.example/v1/orders/ord_1?page=2&status=a&status=b' -H 'X-Key: 1' -H 'X-Trace: t' -H 'X-No: 1' -d '{"amount":5}'`,
      {
        path: { id: 'ord_1' },
        query: { page: 2, status: ['a', 'b'] },
        header: { 'X-Trace': 't' },
        body: { amount: 5 },
      },
      [/credential in `X-Key`/, /header `X-No`/],
    ],
    ['page=3&other=1', { query: { page: 3 }, body: {} }, [/`other`/]],
    ['https://api.example/v1/orders/ord_2?page=4', { path: { id: 'ord_2' }, query: { page: 4 }, body: {} }, []],
    [
      `curl -X DELETE https://api.example/v1/shops/7`,
      { body: {} },
      [/This is a DELETE; the operation is a POST/, /is not `\/v1\/orders/],
    ],
  ];
  it.each(cases)('%s', (text, values, misfits) => {
    const read = readText(form, emptyState(form), text);
    expect(read?.state.values).toEqual(values);
    expect(read?.misfits.length).toBe(misfits.length);
    for (const [at, wanted] of misfits.entries()) expect(read?.misfits[at]?.text).toMatch(wanted);
  });

  it('leaves other words alone', () => {
    expect(readText(form, emptyState(form), 'how do I pay?')).toBeUndefined();
  });
});

describe('the request', () => {
  it('has the values in the styles of their parameters, and variables for keys', () => {
    const form = formOf({
      schema: { type: 'object', properties: { amount: { type: 'integer' } } },
      parameters: [
        { name: 'id', in: 'path', required: true },
        { name: 'filter', style: 'deepObject', schema: { type: 'object' } },
        { name: 'fields', explode: false, schema: { type: 'array' } },
      ],
    });
    const state = filled(emptyState(form), {
      path: { id: 'a/b' },
      query: { filter: { status: 'paid' }, fields: ['a', 'b'] },
      body: { amount: 5 },
    });
    const built = toRequest(form, state);
    expect(built.request?.url).toBe('https://api.example/v1/orders/a%2Fb?filter%5Bstatus%5D=paid&fields=a,b');
    expect(built.request && programOf(curl, built)).toEqual({ text: expect.stringContaining('X-Key: $APP_KEY') });
  });

  it('says why it cannot be written', () => {
    const xml = formOf({ schema: { type: 'object' }, mediaType: 'application/xml' });
    expect(toRequest(xml, withBody(xml, { a: 1 })).note).toContain('application/xml');
    const get = formOf({ schema: { type: 'object' }, method: 'GET' });
    const built = toRequest(get, withBody(get, { a: 1 }));
    expect(built.request && programOf(javascript, built)).toEqual({
      reason: expect.stringContaining('no body with GET'),
    });
    expect(built.request && programOf(curl, built)).toHaveProperty('text');
  });
});

describe('problems', () => {
  it('stand at their fields, missing ones by themselves', () => {
    const form = formOf({
      schema: {
        type: 'object',
        required: ['amount', 'currency'],
        properties: { amount: { type: 'integer', minimum: 1 }, currency: { enum: ['EUR'] } },
      },
      parameters: [{ name: 'id', in: 'path', required: true }],
    });
    const found = problemsOf(form, withBody(form, { amount: 0, other: true }));
    expect(found.map(({ path, isMissing, href }) => [path.join('.'), isMissing, href])).toEqual([
      ['path.id', true, undefined],
      ['body.currency', true, '/reference/operations/addOrder#addOrder.body'],
      ['body.amount', false, '/reference/operations/addOrder#addOrder.body.amount'],
      ['body.other', false, '/reference/operations/addOrder#addOrder.body'],
    ]);
  });
});
