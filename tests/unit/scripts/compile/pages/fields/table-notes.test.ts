import { expect, it } from 'vitest';
import { withNotes } from '#scripts/compile/pages/fields/table-notes.ts';
import type { FieldEvidence } from '#src/model/evidence.ts';
import type { Field, FieldTable } from '#src/model/field.ts';
import { toProse } from '#scripts/compile/prose/description.ts';

const ROW = { required: false, type: 'string', marks: [], constraints: [], description: toProse('It.') };

/** A table with a row for each evidence, and with rows inside the last. */
function table(rows: readonly FieldEvidence[], inside: readonly FieldEvidence[] = []): FieldTable {
  const fields = rows.map((evidence, index): Field => {
    const name = `f${index}`;
    const children = index === rows.length - 1 && inside.length > 0 ? { children: table(inside) } : {};
    return { ...ROW, anchor: name, name, path: name, evidence, ...children };
  });
  return { fields };
}

/** What the rows say besides their description. */
function wordsOf({ fields }: FieldTable): readonly string[] {
  return fields.flatMap(({ name, description, children }) => [
    ...[...JSON.stringify(description).matchAll(/"value":" ([^"]*)"/g)].map(([, words]) => `${name}: ${words}`),
    ...(children === undefined ? [] : wordsOf(children)),
  ]);
}

const OURS: FieldEvidence = { type: 'ours' };
const ASSUMED: FieldEvidence = { name: 'ours', type: 'ours' };
const MOST = 'Most types come from our examples.';
const SOME = 'Some types come from our examples.';
const REQUIRED = 'Where a row does not say whether it is required, that is not documented.';
const NAMES = 'We assume the field names, unless a row says otherwise.';

const CASES: Readonly<Record<string, readonly [given: FieldTable, ...says: readonly string[]]>> = {
  'all is stated': [table([{}, {}])],
  'types come from examples': [table([OURS, OURS]), 'Types come from our examples.'],
  'one is stated, which no row marks': [table([OURS, {}, OURS]), MOST],
  'a few come from examples': [table([OURS, {}, {}]), SOME],
  'types inside a field': [table([{}], [OURS]), SOME],
  'nobody knows what is required': [table([{ required: 'open' }, {}]), REQUIRED],
  'what is required is assumed': [table([{ required: 'ours' }]), 'Which fields are required is our assumption.'],
  'values, which examples show': [table([{ value: 'ours' }, { value: 'open' }])],
  'a few names are assumed': [table([{}, {}, { name: 'ours' }]), 'f2: We assume this field name.'],
  'most names are assumed': [table([{}, ASSUMED, ASSUMED]), NAMES, MOST, 'f0: This field name is documented.'],
  'names inside an assumed field': [table([ASSUMED, ASSUMED, ASSUMED], [{}]), NAMES, MOST],
};

it.each(Object.entries(CASES))('a table in which %s', (_, [given, ...says]) => {
  const noted = withNotes(given);
  expect([...(noted.notes ?? []), ...wordsOf(noted)]).toEqual(says);
});
