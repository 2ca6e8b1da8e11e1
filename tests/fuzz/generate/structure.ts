import type { Random } from '../random.ts';
import { schema, value } from './schema.ts';
import { word } from './words.ts';
import { objectOf } from './yaml-text.ts';

/** The document with about `share` of its nodes replaced by what does not belong there. */
export function wrongTypes(node: unknown, random: Random, share: number, key = ''): unknown {
  if (key !== 'openapi' && random.chance(share)) return wrong(node, random);
  if (Array.isArray(node)) return node.map((item) => wrongTypes(item, random, share));
  if (typeof node !== 'object' || node === null) return node;
  return objectOf(
    Object.entries(node).map(([name, child]) => [
      random.chance(share / 2) ? word(random) : name,
      wrongTypes(child, random, share, name),
    ]),
  );
}

function wrong(node: unknown, random: Random): unknown {
  switch (random.int(7)) {
    case 0:
      return null;
    case 1:
      return [node];
    case 2:
      return { [random.pick(['$ref', 'value', 'schema', 'allOf'])]: node };
    case 3:
      return {
        $ref: random.pick([
          '#/components/schemas/Order',
          '#/paths',
          '#/components/responses/Missing',
          '#',
          '#/components/parameters/Nowhere',
          '#/components',
        ]),
      };
    case 4:
      return schema(random);
    default:
      return value(random);
  }
}
