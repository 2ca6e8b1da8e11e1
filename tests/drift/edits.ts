import { nameOf, type Edit } from './edit.ts';
import { OPERATORS } from './operators/index.ts';
import { editOf, type Operator } from './operators/operator.ts';
import type { Tree } from './tree.ts';

/** Every edit that operators make of the sources, each once, in the order of operators and text. */
export function editsOf(tree: Tree, operators: readonly Operator[] = OPERATORS): readonly Edit[] {
  const edits = operators.flatMap(({ id, run }) => [...run(tree)].map((draft) => editOf(id, tree, draft)));
  return [...new Map(edits.map((edit) => [nameOf(edit), edit])).values()];
}
