import { asText } from '#src/shared/schema/raw.ts';
import { operationsIn, type OperationUse } from '../../description/model/path-item.ts';
import type { ReadVersion } from '../../description/read-version.ts';
import { formerNames, pairBySigns, type Pairing } from '../pairing.ts';

/**
 * Pairs the webhooks of two versions by former names, then names, then ids. Unpaired webhooks were removed or added.
 */
export function matchWebhooks(
  base: Pick<ReadVersion, 'document'>,
  head: Pick<ReadVersion, 'document'>,
): Pairing<OperationUse, readonly [base: OperationUse, head: OperationUse]> {
  const [before, after] = [webhooksOf(base), webhooksOf(head)];
  const names = new Set(after.map(({ path }) => path));
  const isFormerly = (one: OperationUse, other: OperationUse): boolean =>
    !names.has(one.path) && formerNames(other.operation).includes(one.path);
  return pairBySigns(before, after, [isFormerly, ...SIGNS]);
}

/** Criteria by which two webhooks are the same, the most reliable first. */
const SIGNS: readonly ((one: OperationUse, other: OperationUse) => boolean)[] = [
  (one, other) => one.path === other.path && one.method === other.method,
  (one, other) => one.path === other.path,
  (one, other) => idOf(one) !== '' && idOf(one) === idOf(other),
];

function idOf({ operation }: OperationUse): string {
  return asText(operation['operationId']);
}

function webhooksOf({ document }: Pick<ReadVersion, 'document'>): readonly OperationUse[] {
  return operationsIn(document).filter(({ kind }) => kind === 'webhook');
}
