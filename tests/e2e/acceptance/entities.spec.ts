import { entities, type Fields } from '../facts/entities.ts';
import { namesOf, nearestTable, type FieldTable } from '../pages/field-table.ts';
import { expect, test } from '../reading.ts';

for (const { name, page, fields, nested } of entities) {
  test(`${page} documents every field of the ${name}, and no other`, async ({ guide }) => {
    await guide.read(page);
    const table = nearestTable(await guide.fieldTables(), fields);
    expectFields(table, nested === undefined ? fields : { fields, nested }, name);
  });
}

function expectFields(table: FieldTable | undefined, wanted: Fields, where: string): void {
  const { fields, nested } = 'fields' in wanted ? wanted : { fields: wanted, nested: {} };
  expect(namesOf(table).sort(), where).toEqual([...fields].sort());
  for (const [holder, inside] of Object.entries(nested)) {
    expectFields(table?.fields.find(({ name }) => name === holder)?.nested, inside, `${where}, ${holder}`);
  }
}
