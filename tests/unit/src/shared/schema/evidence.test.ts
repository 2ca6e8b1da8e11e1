import { describe, expect, it } from 'vitest';
import type { EvidenceOf } from '#src/model/evidence.ts';
import type { Schema } from '#src/model/schema.ts';
import { evidenceInside, evidenceOf, evidenceOfField } from '#src/shared/schema/evidence.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';

const ROOT: EvidenceOf = { fields: 'stated', types: 'ours', values: 'ours', required: 'open', responses: 'ours' };
const by = (evidence: Schema['x-evidence']): Schema => ({ 'x-evidence': evidence as EvidenceOf });
const open = (...marks: readonly string[]): object => ({ 'x-not-published': marks });
const SAMPLE: EvidenceOf = { fields: 'sample', types: 'sample', values: 'sample', responses: 'sample' };

/** What an object says, and how it departs from the root. */
const OBJECTS: Readonly<Record<string, readonly [given: object, want: EvidenceOf]>> = {
  'nothing: as around it': [{}, {}],
  'one word: all but what is required': [by('sample'), SAMPLE],
  'a fact apart': [by({ types: 'stated' }), { types: 'stated' }],
  'its own word before a mark': [{ ...by({ values: 'sample' }), ...open('values') }, { values: 'sample' }],
  'a mark before what is around it': [open('required', 'types'), { required: 'open', types: 'open' }],
  'a type that is given beside its mark': [{ type: 'string', ...open('types') }, { types: 'ours' }],
  'fields that are not published': [{ type: 'object', ...open('fields') }, { fields: 'open' }],
  'further fields than those listed': [{ properties: { id: {} }, ...open('fields') }, {}],
  'further values than those listed': [{ oneOf: [{ const: 'a' }], ...open('values') }, {}],
  'what is no evidence': [{ 'x-evidence': { types: 'guess', names: 'ours' } }, {}],
  'what is no word and no object': [{ 'x-evidence': ['ours'] }, {}],
};

describe('how the facts of an object are known', () => {
  it.each(Object.entries(OBJECTS))('%s', (_, [given, want]) => {
    expect(evidenceOf(given, ROOT)).toEqual({ ...ROOT, ...want });
  });

  it('is simply stated where nothing says it', () => expect(evidenceOf({})).toEqual({}));
});

const definitions: Readonly<Record<string, Schema>> = {
  Amount: { type: 'number' },
  Channel: { type: 'string', ...by('stated') },
  Customer: { type: 'object', ...by({ types: 'stated' }) },
};
const ref = (name: string, more: Schema = {}): Schema => ({ $ref: `#/components/schemas/${name}`, ...more });
const parts = (...allOf: readonly Schema[]): Schema => ({ allOf });
const REQUIRED: Schema = { required: ['it'] };

/** An object, its field `it`, and how name, type, value and requirement of that are known. */
const FIELDS: Readonly<Record<string, readonly [object: Schema, field: Schema, want: string]>> = {
  'as the root says': [{}, {}, 'stated ours ours open'],
  'as the object says': [by({ fields: 'sample', types: 'stated', values: 'sample' }), {}, 'sample stated sample open'],
  'as the field says': [{}, by({ values: 'sample' }), 'stated ours sample open'],
  'a word for a field is for its name too': [by('ours'), by('stated'), 'stated stated stated open'],
  'its name alone': [by('sample'), by({ fields: 'stated' }), 'stated sample sample open'],
  'names inside a field are not its own': [{}, { properties: {}, ...by({ fields: 'ours' }) }, 'stated ours ours open'],
  'no more is known of an assumed field': [by({ fields: 'ours', types: 'stated' }), {}, 'ours ours ours open'],
  'what lists fields is an object': [{}, { properties: {} }, 'stated stated ours open'],
  'a list of what is required': [REQUIRED, {}, 'stated ours ours stated'],
  'required, as the field says': [{}, by({ required: 'stated' }), 'stated ours ours stated'],
  'required, as the field marks': [REQUIRED, open('required'), 'stated ours ours open'],
  'what is around a component does not enter': [by('stated'), ref('Amount'), 'stated ours ours open'],
  'as the component says': [{}, ref('Channel'), 'stated stated stated open'],
  'as the use says instead': [{}, ref('Channel', by({ values: 'sample' })), 'stated ours sample open'],
  'in two parts': [by('ours'), parts(ref('Amount'), by({ fields: 'stated' })), 'stated ours ours open'],
};

describe('how a field is known', () => {
  it.each(Object.entries(FIELDS))('%s', (_, [schema, property, want]) => {
    const resolved = resolveSchema(property, definitions);
    const known = evidenceOf(schema, ROOT);
    const own = evidenceInside(resolved, known, ROOT);
    const evidence = evidenceOfField(property, resolved.schema, own, { schema, known });
    const { name = 'stated', type = 'stated', value = 'stated', required = 'stated' } = evidence;
    expect([name, type, value, required].join(' ')).toBe(want);
  });

  it('is known inside a component as the component says', () => {
    expect(evidenceInside(resolveSchema(ref('Customer'), definitions), { types: 'sample' }, ROOT).types).toBe('stated');
  });
});
