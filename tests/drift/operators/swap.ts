import type { Fact, Role } from '../facts/fact.ts';
import type { Tree } from '../tree.ts';
import type { Draft, Operator } from './operator.ts';

/** Facts of one group that can trade places. */
const INSIDE: ReadonlySet<Role> = new Set<Role>(['datum', 'id', 'link', 'site-address', 'folder', 'argument']);
/** Facts that stand once in an object, so that their like are in others of its kind: of one list, or of one folder. */
const ACROSS: ReadonlySet<Role> = new Set<Role>([
  'constant',
  'meaning',
  'code',
  'title',
  'operation-id',
  'parameter',
  'order',
  'reference',
  'remedy',
  'type',
  'format',
]);

/** Two values that stand side by side have traded places. */
export const swap: Operator = {
  id: 'swap',
  *run(tree) {
    for (const group of groups(tree).values()) {
      for (const [index, fact] of group.entries()) {
        const other = group
          .slice(index + 1)
          .find((one) => one.text !== fact.text && typeof one.value === typeof fact.value && one.role === fact.role);
        if (other !== undefined) yield swapped(tree, fact, other);
      }
    }
  },
};

function groups({ facts }: Tree): ReadonlyMap<string, readonly Fact[]> {
  const found = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = INSIDE.has(fact.role)
      ? `${fact.role} ${fact.group}`
      : ACROSS.has(fact.role)
        ? `${fact.role} ${kindOf(fact)}`
        : undefined;
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), fact]);
  }
  return found;
}

/** Members of one list or one map within a file; where a file states it once, files of one folder. */
function kindOf({ file, place }: Fact): string {
  const steps = place.split('/');
  const holder = steps.slice(0, -2).join('/');
  return steps.length > 2 ? `${file} ${holder} ${steps.at(-1)}` : `${file.slice(0, file.lastIndexOf('/'))} ${place}`;
}

function swapped({ texts }: Tree, fact: Fact, other: Fact): Draft {
  const written = ({ file, range: [start, end] }: Fact): string => (texts.get(file) ?? '').slice(start, end);
  return {
    description: `\`${fact.text}\` and \`${other.text}\` of \`${other.file === fact.file ? other.place : other.file}\` are swapped`,
    rewrites: [
      { fact, range: fact.range, text: written(other) },
      { fact: other, range: other.range, text: written(fact) },
    ],
  };
}
