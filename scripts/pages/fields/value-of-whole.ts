import type { Content } from '../../../src/model/content.ts';
import type { FieldTable, Value } from '../../../src/model/field.ts';
import type { Schema } from '../../../src/model/schema.ts';
import { describe } from '../../prose/description.ts';
import { requiredWords } from './constraint-words.ts';
import { isList, itemsOf, requiredAround } from './contents.ts';
import type { ResolvedSchema } from './resolve-schema.ts';
import type { InnerScope } from './scope.ts';
import { valueOf } from './value.ts';

/** What to say above the rows: all there is of a plain value, the rules of an object, that an array is one. */
export function valueOfWhole(
  read: ResolvedSchema,
  scope: InnerScope,
  { fields, variants, notices }: FieldTable,
): Value | undefined {
  const { schema, names } = read;
  const { schema: _, ...said } = valueOf(read, scope, scope.anchor, names.at(-1) ?? '');
  const constraints = [...said.constraints, ...requiredWords(requiredAround(schema, scope))];
  const hasRules =
    constraints.length > 0 ||
    [said.also, said.default, said.docs, said.enum, said.link, said.format].some((part) => part !== undefined);
  // A named schema is described where it is named, its items are not.
  const value: Value = {
    ...said,
    constraints,
    description: names.length === 0 ? said.description : itemsDescription(schema, scope),
  };
  if (fields.length > 0 || variants !== undefined) {
    const isPlainObject = !isList(schema) && schema.prefixItems === undefined && schema.nullable !== true;
    if (isPlainObject && !hasRules && value.description.length === 0) return undefined;
    const { examples: __, title: ___, ...short } = value;
    return { ...short, marks: [], type: isPlainObject ? '' : value.type };
  }
  const isNothing =
    (notices.length > 0 && value.type === 'object') || (Object.keys(schema).length === 0 && names.length === 0);
  return isNothing && !hasRules ? undefined : value;
}

function itemsDescription(schema: Schema, scope: InnerScope): Content {
  const { schema: items, names } = itemsOf(schema, scope);
  return items === schema || names.length > 0 ? [] : describe(items.description ?? '');
}
