import type { Fact, Role } from '../facts/fact.ts';
import { textsOf, type Tree } from '../tree.ts';
import type { Draft, Operator } from './operator.ts';

const LISTS: ReadonlySet<Role> = new Set<Role>(['entry', 'required', 'mark', 'tag', 'argument', 'type', 'datum']);

/** A list that has one entry too few or too many. */
export const listEntry: Operator = {
  id: 'list-entry',
  *run(tree) {
    for (const fact of tree.facts) {
      const isEntry = /\/\d+$|^\d+$/.test(fact.place) && LISTS.has(fact.role);
      if (isEntry && fact.whole !== undefined)
        yield {
          description: `the entry \`${shown(fact)}\` is dropped`,
          rewrites: [{ fact, range: fact.whole, text: '' }],
        };
      if (isEntry) yield* added(tree, fact);
    }
  },
};

/** One more entry behind the last: a name that the list does not have yet, else its last entry once more. */
function* added(tree: Tree, fact: Fact): Iterable<Draft> {
  const siblings = tree.facts.filter(({ group, role }) => group === fact.group && role === fact.role);
  if (siblings.at(-1) !== fact) return;
  const text = tree.texts.get(fact.file) ?? '';
  const written = text.slice(...fact.range);
  const known = siblings.map((sibling) => sibling.text);
  const entry =
    candidates(tree, fact).find((one) => !known.includes(one)) ??
    (fact.role === 'entry' || fact.role === 'datum' ? written : undefined);
  if (entry === undefined) return;
  const lineStart = text.lastIndexOf('\n', fact.range[0]) + 1;
  const isBlock = /^\s*- $/.test(text.slice(lineStart, fact.range[0]));
  const joint = isBlock ? `\n${text.slice(lineStart, fact.range[0])}` : ', ';
  yield {
    description: `the entry \`${entry.split('\n')[0] ?? ''}\` is added`,
    rewrites: [{ fact, range: [fact.range[1], fact.range[1]], text: `${joint}${entry}` }],
  };
}

function candidates(tree: Tree, { role, file, place }: Fact): readonly string[] {
  if (role === 'tag') return textsOf(tree, 'tag');
  if (role === 'mark') return ['meaning', 'values', 'method'];
  if (role === 'type') return ["'null'", 'string'];
  if (role !== 'required') return role === 'argument' ? ['event'] : [];
  const holder = place.split('/').slice(0, -2);
  return tree.facts
    .filter(
      (fact) =>
        fact.role === 'field' && fact.file === file && fact.place.startsWith([...holder, 'properties/'].join('/')),
    )
    .map(({ text }) => text);
}

function shown({ text, value }: Fact): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value).slice(0, 60) : text;
}
