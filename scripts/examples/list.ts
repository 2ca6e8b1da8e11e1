import { asList } from '../model/raw.ts';
import { draft, NOTHING, type Drafted, type Drafting, type Spot } from './draft.ts';
import type { MergedSchema } from './merged-schema.ts';

/** Lists with more entries than this are not examples. */
const LONGEST = 20;

/** A list of one entry, or of as many as it must have (JSON Schema 2020-12 Core, section 10.3.1). */
export function draftList(drafting: Drafting, schema: MergedSchema, spot: Spot): Drafted {
  const {
    minItems = 0,
    maxItems = Infinity,
    contains,
    minContains = 1,
  } = schema.keywords as { minItems?: number; maxItems?: number; contains?: unknown; minContains?: number };
  const prefix = asList(schema.keywords['prefixItems']);
  const wanted = Math.min(maxItems, Math.max(minItems, prefix.length, contains === undefined ? 1 : minContains));
  if (wanted > LONGEST) return NOTHING;
  const list: unknown[] = [];
  for (let index = 0; index < wanted; index++) {
    const schemas = [
      ...(index < prefix.length ? [prefix[index]] : schema.items),
      ...(contains !== undefined && index >= prefix.length && index < prefix.length + minContains ? [contains] : []),
    ];
    const entry =
      schemas.length === 0
        ? NOTHING
        : draft(drafting, schemas, {
            ...spot,
            name: singular(spot.name),
            index: index < prefix.length ? 0 : index - prefix.length,
          });
    if (entry === NOTHING) break;
    list.push(entry);
  }
  return list.length >= minItems ? list : NOTHING;
}

/** `currencies` lists what is called `currencie`: enough for its name to be known. */
function singular(name: string): string {
  return name.replace(/s$/, '');
}
