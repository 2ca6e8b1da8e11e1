import type { Role } from '../facts/fact.ts';
import type { Operator } from './operator.ts';

const ROLES: ReadonlySet<Role> = new Set<Role>([
  'keyword',
  'field',
  'data-key',
  'component',
  'address',
  'webhook',
  'status',
  'method',
  'media-type',
  'example',
  'variable',
  'scheme',
  'setting',
  'attribute',
  'element',
]);

/** A statement that is gone. Entries of lists are `list-entry`'s. */
export const remove: Operator = {
  id: 'delete',
  *run({ facts }) {
    for (const fact of facts) {
      if (ROLES.has(fact.role) && fact.whole !== undefined)
        yield { description: `\`${fact.text}\` is gone`, rewrites: [{ fact, range: fact.whole, text: '' }] };
    }
  },
};
