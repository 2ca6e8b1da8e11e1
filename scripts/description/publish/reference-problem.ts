import { isReference, schemaName } from '#src/shared/schema/resolve-ref.ts';
import type { Problem } from '../../cli/problem.ts';
import type { Locator } from '../source/locator.ts';
import type { Member } from './walk-members.ts';

/** Id of the check that reports references to internal objects. */
export const INTERNAL_REFERENCE = 'internal-reference';

/** Rewords a problem about an unknown name if the name belongs to an internal object. */
export function explainInternal(problem: Problem, internal: ReadonlySet<string>): Problem {
  const { suggested: _, replaces: __, ...rest } = problem;
  const { unknown } = rest;
  if (unknown === undefined || !internal.has(unknown)) return problem;
  return {
    ...rest,
    check: INTERNAL_REFERENCE,
    severity: 'error',
    message: `\`${unknown}\` is internal (\`x-internal: true\`): readers do not see it.`,
    hint: `Do not refer to \`${unknown}\` here, or remove its \`x-internal: true\`.`,
  };
}

/**
 * Creates the problem for a reference that was removed because its target is internal: a warning if the reference was
 * an item of a map or list, otherwise an error.
 */
export function referenceProblem({ holder, node, parent }: Member, locator: Locator): Problem {
  const name = isReference(node) ? schemaName(node.$ref) : String(node['operationId']);
  const isHole = !Array.isArray(holder) && parent?.isMap !== true;
  return {
    check: INTERNAL_REFERENCE,
    target: name,
    severity: isHole ? 'error' : 'warning',
    message: `\`${name}\` is internal (\`x-internal: true\`), so ${isHole ? 'nothing is published here' : 'this reference is not published'}.`,
    hint: isHole
      ? 'Refer to a published object, or add `x-internal: true` to the object that contains this reference.'
      : 'Add `x-internal: true` beside this reference as well, or refer to a published object.',
    location: locator.locate(node),
  };
}
