import type { Role } from '../facts/fact.ts';
import { rewritten, type Operator } from './operator.ts';

const ROLES: ReadonlySet<Role> = new Set<Role>([
  'keyword',
  'field',
  'data-key',
  'component',
  'webhook',
  'media-type',
  'example',
  'variable',
  'scheme',
  'constant',
  'required',
  'operation-id',
  'tag',
  'parameter',
  'argument',
  'setting',
  'folder',
  'word',
  'attribute',
  'id',
  'quote',
  'format',
  'type',
  'in',
  'mark',
  'icon',
]);

/** A name in one place, which all others know by the old one. */
export const rename: Operator = {
  id: 'rename',
  *run({ facts }) {
    for (const fact of facts) {
      const isName = typeof fact.value === 'string' && /^[A-Za-z][\w .:/-]*$/.test(fact.text);
      if (ROLES.has(fact.role) && isName) yield rewritten(fact, renamed(fact.text));
    }
  },
};

/** `orderId` becomes `orderCode`, `amount` becomes `amountCode`: another last word, in the same style. */
function renamed(name: string): string {
  const stem = name.replace(/(?<=[a-z])(?:[A-Z][a-z]*|[-_ ][a-z]+)$/, '');
  const joint = /[-_ ]/.exec(name)?.[0] ?? '';
  const word = name.endsWith('Code') || name.endsWith('code') ? 'Mark' : 'Code';
  return joint === '' ? `${stem}${word}` : `${stem}${joint}${word.toLowerCase()}`;
}
