import { text } from '#scripts/cli/command.ts';
import { UsageError } from '#scripts/cli/problem.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';
import { nameOf, type Edit } from './edit.ts';
import { OPERATORS } from './operators/index.ts';
import { editOf, type Operator } from './operators/operator.ts';
import { thin } from './thin.ts';
import type { Tree } from './tree.ts';

/** How many edits CI can afford: two to three minutes on two processors. */
export const THINNED = 450;

/** Chooses edits by the options of the command. */
export function chosenEdits(values: Parameters<typeof text>[0], tree: Tree): readonly Edit[] {
  const edits = editsOf(tree, operators(text(values, 'only')));
  const part = text(values, 'file') ?? '';
  return thin(
    edits.filter(({ file }) => file.includes(part)),
    Number(text(values, 'count')),
  );
}

/** Every edit that operators make of the sources, each once, in the order of operators and text. */
function editsOf(tree: Tree, chosen: readonly Operator[]): readonly Edit[] {
  const edits = chosen.flatMap(({ id, run }) => [...run(tree)].map((draft) => editOf(id, tree, draft)));
  return [...new Map(edits.map((edit) => [nameOf(edit), edit])).values()];
}

/** An edit in one line. */
export function shown({ operator, role, file, line, column, place, description }: Edit): string {
  return `${file}:${line}:${column} ${operator}: ${role} ${place}: ${description}`;
}

function operators(names: string | undefined): readonly Operator[] {
  if (names === undefined) return OPERATORS;
  const ids = OPERATORS.map(({ id }) => id);
  return names.split(',').map((name) => {
    const operator = OPERATORS.find(({ id }) => id === name);
    if (operator === undefined) throw new UsageError(`\`${name}\` is not an operator.`, didYouMean(name, ids));
    return operator;
  });
}
