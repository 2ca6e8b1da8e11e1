import type { Edit } from '../edit.ts';
import type { Fact, Range } from '../facts/fact.ts';
import type { Tree } from '../tree.ts';

/** One way to make sources drift apart. An operator is one file and one line in `index.ts`. */
export interface Operator {
  /** The file's name. */
  readonly id: string;
  /** Every edit of that kind that fits the sources. */
  run(tree: Tree): Iterable<Draft>;
}

/** An edit as an operator makes it: which facts it writes anew. */
export interface Draft {
  readonly description: string;
  /** The first is the place that is reported. */
  readonly rewrites: readonly Rewrite[];
}

/** New text for the characters of a fact. */
interface Rewrite {
  readonly fact: Fact;
  readonly range: Range;
  readonly text: string;
}

/** A fact that says something else. */
export function rewritten(fact: Fact, text: string, description = `\`${fact.text}\` becomes \`${text}\``): Draft {
  return { description, rewrites: [{ fact, range: fact.range, text }] };
}

/** The edit of a draft, with its line and column. */
export function editOf(operator: string, { texts }: Tree, { description, rewrites }: Draft): Edit {
  const [first] = rewrites;
  if (first === undefined) throw new Error(`The operator \`${operator}\` made an edit without a change.`);
  const { file, place, role } = first.fact;
  const before = (texts.get(file) ?? '').slice(0, first.range[0]);
  return {
    operator,
    role,
    file,
    line: before.split('\n').length,
    column: first.range[0] - before.lastIndexOf('\n'),
    place,
    description,
    changes: rewrites.map(({ fact, range: [start, end], text }) => ({ file: fact.file, start, end, text })),
  };
}
