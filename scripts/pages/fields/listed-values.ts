import type { Value } from '#src/model/field.ts';
import { enumMembers, valueText } from '#src/shared/schema/enums.ts';
import type { TableBudget } from '../context/expansion.ts';
import { itemsOf } from './contents.ts';
import { enumTable } from './enum-table.ts';
import { schemaTitle } from './schema-title.ts';
import { withValueHistory } from './value-history.ts';
import { placesOf, type FieldScope, type Position } from './position.ts';

/** Number of values above which a named enum is listed only once; other rows link to that list. */
const LONG = 20;

/**
 * Returns the table of the values of an enum, or of the enum in an array's items. A long enum that is listed elsewhere
 * becomes a link to that list. `name` is the caption if the schema of the enum has no name.
 */
export function listedValues(
  position: Position,
  name: string,
  scope: FieldScope,
  budget: TableBudget,
): Pick<Value, 'enum' | 'link'> {
  const { schema, names, anchor } = position;
  const { context } = scope;
  const { addresses, api, href } = context;
  const items = itemsOf(schema, api.definitions);
  const owner = (schema === items.schema ? names : items.names).at(-1);
  const members = enumMembers(items.schema) ?? [];
  if (owner !== undefined && members.length > LONG) {
    const page = addresses.schemas.get(owner);
    const refusal = budget.open({
      keys: [`values of ${owner}`],
      rows: Math.ceil(members.length / 5),
      linked: page !== undefined,
      at: `${href}#${anchor}`,
    });
    const listedAt = refusal?.reason === 'shown' ? refusal.at : page;
    if (refusal !== undefined && listedAt !== undefined)
      return { link: { label: `${members.length} values of ${owner}`, href: listedAt } };
  }
  const values = enumTable(items.schema, context, {
    anchor,
    name: owner ?? name,
    title: owner === undefined ? undefined : schemaTitle(owner, api),
    received: scope.direction === 'response',
  });
  if (values === undefined) return {};
  values.values.forEach((value, index) =>
    addresses.values.add(`${owner ?? ''}=${valueText(members[index]?.value)}`, `${href}#${value.anchor}`),
  );
  const places = owner === undefined ? placesOf(position, scope) : [owner];
  return { enum: withValueHistory(values, places, context.marks) };
}
