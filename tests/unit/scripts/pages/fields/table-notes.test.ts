import { expect, it } from 'vitest';
import { withNotes } from '#scripts/pages/fields/table-notes.ts';
import type { FieldEvidence } from '#src/model/evidence.ts';
import type { Field, FieldTable } from '#src/model/field.ts';
import { toProse } from '#scripts/guides/prose/description.ts';

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
    ...(children?.notes ?? []).map((note) => `in ${name}: ${note}`),
    ...(children === undefined ? [] : wordsOf(children)),
  ]);
}

const OURS: FieldEvidence = { type: 'ours' };
const ASSUMED: FieldEvidence = { name: 'ours', type: 'ours' };
const TYPES = 'Types come from our examples unless stated.';
const REQUIRED = 'Required fields are marked where documented.';
const NAMES = 'We assume the field names, unless a row says otherwise.';

const CASES: Readonly<Record<string, readonly [given: FieldTable, ...says: readonly string[]]>> = {
  'all is stated': [table([{}, {}])],
  'types come from examples': [table([OURS, {}]), TYPES],
  'types inside a field': [table([{}], [OURS]), TYPES],
  'nobody knows what is required': [table([{ required: 'open' }, {}]), REQUIRED],
  'what is required is assumed': [table([{ required: 'ours' }]), 'Which fields are required is our assumption.'],
  'values, which examples show': [table([{ value: 'ours' }, { value: 'open' }])],
  'one name is assumed': [table([{}, {}, { name: 'ours' }]), 'f2: We assume this name.'],
  'several are': [table([{}, {}, {}, ASSUMED, ASSUMED]), 'We assume the names `f3` and `f4`.', TYPES],
  'several inside a field are': [
    table([{}, {}, {}, {}], [ASSUMED, ASSUMED]),
    TYPES,
    'in f3: We assume the names `f0` and `f1`.',
  ],
  'most names are assumed': [table([{}, ASSUMED, ASSUMED]), NAMES, TYPES, 'f0: This field name is documented.'],
  'names inside an assumed field': [table([ASSUMED, ASSUMED, ASSUMED], [{}]), NAMES, TYPES],
};

it.each(Object.entries(CASES))('a table in which %s', (_, [given, ...says]) => {
  const noted = withNotes(given, new Set());
  expect([...(noted.notes ?? []), ...wordsOf(noted)]).toEqual(says);
});

it('says what is usual above the first table of a page', () => {
  const shownNotes = new Set<string>();
  const notes = [1, 2].map(() => withNotes(table([{ type: 'ours', required: 'open' }]), shownNotes).notes);
  expect(notes).toEqual([[TYPES, REQUIRED], undefined]);
});
