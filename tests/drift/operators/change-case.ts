import type { Role } from '../facts/fact.ts';
import { textsOf } from '../tree.ts';
import { rewritten, type Operator } from './operator.ts';

const ROLES: ReadonlySet<Role> = new Set<Role>([
  'field',
  'data-key',
  'component',
  'address',
  'webhook',
  'status',
  'method',
  'example',
  'variable',
  'scheme',
  'reference',
  'type',
  'format',
  'constant',
  'required',
  'operation-id',
  'tag',
  'parameter',
  'header',
  'in',
  'code',
  'title',
  'setting',
  'folder',
  'word',
  'attribute',
  'id',
  'link',
  'anchor',
  'quote',
]);

/** A name in other letters. Values of examples count where the description lists them. */
export const changeCase: Operator = {
  id: 'change-case',
  *run(tree) {
    const listed = new Set(textsOf(tree, 'constant'));
    for (const fact of tree.facts) {
      const fits = ROLES.has(fact.role) || (fact.role === 'datum' && listed.has(fact.text));
      const text = turned(fact.text);
      if (fits && typeof fact.value === 'string' && text !== fact.text) yield rewritten(fact, text);
    }
  },
};

/** The last part of a path, the first letter of a name, all letters of a header or a word in capitals. */
function turned(text: string): string {
  const start = text.lastIndexOf('/') + 1;
  const name = text.slice(start);
  const isWhole = name === name.toUpperCase() || name.includes('-');
  return text.slice(0, start) + (isWhole ? other(name) : name.replace(/[A-Za-z]/, other));
}

function other(text: string): string {
  return text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
}
