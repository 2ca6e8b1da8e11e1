import type { OpenApiDocument } from '#src/model/openapi.ts';
import { constantsOf, ENUM_EXTENSIONS } from '#src/shared/schema/enums.ts';
import { asList, asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { partsOf } from '#src/shared/schema/view.ts';
import { fieldNames } from '#src/shared/schema/members.ts';
import type { CheckContext } from '../../checks/lookup/check.ts';
import { schemasIn } from '../../checks/lookup/references.ts';
import { renameInData } from './data.ts';
import type { Edits } from './edits.ts';
import { partsAndItems, inside, partsAt, sameField } from './field.ts';
import { parametersByName } from './parameter.ts';

/** A string value of an enum, with all schemas that list it for the same field or parameter. */
export interface NamedValue {
  readonly name: string;
  readonly listedBy: ReadonlySet<Raw>;
  /** Schemas whose discriminator selects an alternative by this value. */
  readonly chosenIn: ReadonlySet<Raw>;
  /** All values of the enum, including this value. */
  readonly beside: readonly string[];
}

/** Keywords of a schema that list values. */
const LISTS = ['enum', 'x-extensible-enum'];

function valuesOf(schema: Raw): readonly string[] {
  const constants = [schema, ...(constantsOf(schema) ?? [])].map((one) => one['const']);
  return asTexts([...LISTS.flatMap((key) => asList(schema[key])), ...constants]);
}

/** Whether a value is in `enum`, `x-extensible-enum` or `const` of a schema. */
export function lists(schema: Raw, name: string): boolean {
  return valuesOf(schema).includes(name);
}

/**
 * Returns the enum value at a path such as `Order.status=paid` or, for a parameter, `listOrders.status=paid`; undefined
 * if there is none.
 */
export function valueAt(document: OpenApiDocument, place: string): NamedValue | undefined {
  const [, path = '', name = ''] = /^([^=]*)=([^]*)$/.exec(place) ?? [];
  const parameter = parametersByName(document).get(path);
  const parts = parameter === undefined ? partsAt(document, path) : partsAndItems(document, parameter['schema']);
  const first = parts.filter((part) => lists(part, name));
  return first.length > 0 ? sameValue(document, name, first) : undefined;
}

/** Returns the paths of the enum values of schemas and of their fields: `Order.status=paid`. */
export function valueNames(schemas: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(schemas).flatMap(([name, schema]) =>
    [['', schema] as const, ...Object.entries(asRecord(asRecord(schema)['properties']))].flatMap(([field, one]) =>
      valuesOf(asRecord(one)).map((value) => `${name}${field === '' ? '' : `.${field}`}=${value}`),
    ),
  );
}

/**
 * Finds all schemas that list the value `name` for the same field as the schemas `first`. Returns the value with these
 * schemas.
 */
function sameValue(document: OpenApiDocument, name: string, first: readonly Raw[]): NamedValue {
  const listedBy = new Set(first);
  const others = new Set(schemasIn(document).filter((schema) => lists(schema, name) && !listedBy.has(schema)));
  for (let size = 0; size < listedBy.size && others.size > 0;) {
    size = listedBy.size;
    for (const holder of schemasIn(document))
      for (const field of fieldNames([holder])) {
        if (!inside(document, [holder], field).some((part) => listedBy.has(part))) continue;
        const { declaredBy, around } = sameField(document, field, [holder]);
        for (const part of inside(document, [...declaredBy, ...around], field))
          if (others.delete(part)) listedBy.add(part);
      }
  }
  for (const schema of listedBy)
    for (const one of constantsOf(schema) ?? []) if (one['const'] === name) listedBy.add(one);
  const chosenIn = schemasIn(document).flatMap((schema) => {
    const parts = partsOf(document, schema);
    const tags = parts.filter((part) => 'discriminator' in part);
    const valuesIn = (tag: Raw): readonly Raw[] =>
      inside(document, parts, asText(asRecord(tag['discriminator'])['propertyName']));
    return tags.filter((tag) => valuesIn(tag).some((part) => listedBy.has(part)));
  });
  return { name, listedBy, chosenIn: new Set(chosenIn), beside: [...listedBy].flatMap(valuesOf) };
}

/**
 * Renames a value in its enums, in discriminator mappings, in examples and defaults, and in the `<Value>`s of guides.
 */
export function renameValue(context: CheckContext, value: NamedValue, to: string, edits: Edits): void {
  const { document } = context;
  const { name, listedBy, chosenIn } = value;
  const names = [name, to] as const;
  const isOne = (part: Raw): boolean => listedBy.has(part);
  for (const schema of listedBy) {
    for (const key of LISTS)
      asList(schema[key]).forEach((each, index) => each === name && edits.name(schema, [key, index], names));
    if (schema['const'] === name) edits.name(schema, ['const'], names);
    for (const [extension] of ENUM_EXTENSIONS) edits.name(schema, [extension, name], names, true);
  }
  for (const schema of chosenIn) edits.name(schema, ['discriminator', 'mapping', name], names, true);
  renameInData(context, names, edits, (found) =>
    found.value === name && found.parts.some(isOne) ? found.path : undefined,
  );
  for (const { file } of context.guides.guides)
    edits.inFile(file, /<Value\b[^>]*>/g, (text) => {
      const [, schema = ''] = /\senum=["']([^"']*)/.exec(text) ?? [];
      if (!partsAt(document, schema).some(isOne)) return text;
      return text.replace(/(?<=\sof=(["'])).*?(?=\1)/, (of) => (of === name ? to : of));
    });
}
