import type { Fact } from '../facts/fact.ts';
import { rewritten, type Operator } from './operator.ts';

/** A number that is one too large; of a time, the day; of a number written as text, its last digit. */
export const offByOne: Operator = {
  id: 'off-by-one',
  *run(tree) {
    const twice = repeated(tree.facts);
    for (const fact of tree.facts) {
      const text = larger(fact, twice);
      if (text !== undefined) yield rewritten(fact, text);
    }
  },
};

function larger({ role, text, value }: Fact, twice: ReadonlySet<string>): string | undefined {
  if (['datum', 'constant', 'order'].includes(role) && typeof value === 'number') return String(value + 1);
  if (role !== 'datum' || typeof value !== 'string') return undefined;
  const [, date = '', day = '', rest = ''] = /^(\d{4}-\d{2}-)(\d{2})(T.*)$/.exec(text) ?? [];
  if (day !== '') return `'${date}${String((Number(day) % 28) + 1).padStart(2, '0')}${rest}'`;
  // A value that stands nowhere else is as good as another.
  return /\d$/.test(text) && twice.has(text) ? `'${text.slice(0, -1)}${(Number(text.at(-1)) + 1) % 10}'` : undefined;
}

/** Values that more than one example shows. */
function repeated(facts: readonly Fact[]): ReadonlySet<string> {
  const files = new Map<string, Set<string>>();
  for (const { role, text, file } of facts)
    if (role === 'datum') files.set(text, new Set([...(files.get(text) ?? []), file]));
  return new Set([...files].filter(([, where]) => where.size > 1).map(([text]) => text));
}
