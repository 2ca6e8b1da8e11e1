import { createHash } from 'node:crypto';
import { nameOf, type Edit } from './edit.ts';

/** Another seed chooses other edits, with another score. */
const SEED = 'payment-gateway-docs';

/**
 * About `count` of some edits: a share of each operator and role, at least one. An edit is chosen by its own name, so
 * that other edits do not change the choice.
 */
export function thin(edits: readonly Edit[], count: number): readonly Edit[] {
  if (count >= edits.length) return edits;
  const groups = new Map<string, Edit[]>();
  for (const edit of edits) groups.set(groupOf(edit), [...(groups.get(groupOf(edit)) ?? []), edit]);
  const share = count / edits.length;
  const chosen = new Set(
    [...groups.values()].flatMap((group) =>
      group.toSorted((a, b) => rank(a) - rank(b)).slice(0, Math.max(1, Math.round(group.length * share))),
    ),
  );
  return edits.filter((edit) => chosen.has(edit));
}

function groupOf({ operator, role }: Edit): string {
  return `${operator} ${role}`;
}

function rank(edit: Edit): number {
  return createHash('sha256')
    .update(`${SEED} ${nameOf(edit)}`)
    .digest()
    .readUInt32BE();
}
