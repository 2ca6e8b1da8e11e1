import type { Schema } from '#src/model/schema.ts';
import { schemaEntries } from '#src/shared/schema/subschemas.ts';
import { asTexts } from '#src/shared/schema/raw.ts';
import { listWords } from '#src/shared/text/list-words.ts';
import { simpleWords } from './constraint-words.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';

/** A condition in a few words, `country is "US" and state is given`; undefined for one that needs a table. */
export function conditionLabel(schema: Schema, schemas: Schemas): string | undefined {
  if (Object.keys(schema).some((keyword) => !['properties', 'required', 'type'].includes(keyword))) return undefined;
  const properties = schemaEntries(schema.properties).map(([name, property]) => {
    const words = simpleWords(property, schemas);
    return words === undefined ? undefined : `${name} is ${words}`;
  });
  if (properties.includes(undefined)) return undefined;
  const given = asTexts(schema.required)
    .filter((name) => schema.properties?.[name] === undefined)
    .map((name) => `${name} is given`);
  const words = [...properties.flatMap((each) => each ?? []), ...given];
  return words.length === 0 || words.length > 3 ? undefined : listWords(words, 'and');
}
