import { NOTHING, valuesOf, type Drafted, type Drafting, type DraftSchema, type Spot } from './drafting.ts';

/** Lists with more items than this are not examples. */
const LONGEST = 20;

/** A list of one item, or of as many as it must have (JSON Schema 2020-12 Core, section 10.3.1). */
export function draftList({ draft }: Drafting, schema: DraftSchema, spot: Spot): Drafted {
  const { minItems = 0, maxItems = Infinity, contains, minContains = 1, prefixItems: prefix = [] } = schema.keywords;
  const wanted = Math.min(maxItems, Math.max(minItems, prefix.length, contains === undefined ? 1 : minContains));
  if (wanted > LONGEST) return NOTHING;
  const list: unknown[] = [];
  for (let position = 0; position < wanted; position++) {
    const index = position - prefix.length;
    const schemas = [
      ...(index < 0 ? [prefix[position]] : valuesOf(schema, 'items')),
      ...(contains !== undefined && index >= 0 && index < minContains ? [contains] : []),
    ];
    if (schemas.length === 0) break;
    const item = draft(schemas, { ...spot, name: singular(spot.name), index: Math.max(0, index) });
    if (item === NOTHING) break;
    list.push(item);
  }
  return list.length >= minItems ? list : NOTHING;
}

/** `currencies` lists what is called `currencie`: enough for its name to be known. */
function singular(name: string): string {
  return name.replace(/s$/, '');
}
