import { isDeepStrictEqual } from 'node:util';
import { asText } from '#src/shared/schema/raw.ts';
import { operationsIn, type OperationUse } from '../../compile/model/path-item.ts';
import { compareCall } from '../calls/compare-call.ts';
import { collectorOf, type Collector, type Context, type Side } from '../context.ts';
import { pairBySigns } from '../pairing.ts';
import { noteAround, noteDeprecation } from '../scope.ts';

/** Compares the webhooks by their names, then by their ids. Returns the changes of each, by its name. */
export function compareWebhooks(context: Context): ReadonlyMap<string, Collector> {
  const found = new Map<string, Collector>();
  const collect = (name: string): Collector => collectorOf(found, name);
  const { pairs, removed, added } = pairBySigns(webhooksOf(context.base), webhooksOf(context.head), SIGNS);
  for (const [base, head] of pairs) compareWebhook(context, { base, head }, collect(head.path));
  for (const { path, operation } of removed)
    noteAround(collect(path), 'webhook-removed', {
      key: path,
      message: `The webhook \`${path}\` has been removed`,
      base: operation,
      head: context.head.document.webhooks ?? context.head.document,
    });
  for (const { path, operation } of added)
    noteAround(collect(path), 'webhook-added', {
      key: path,
      message: `The webhook \`${path}\` is new`,
      head: operation,
    });
  return found;
}

/** Signs of the same webhook. */
const SIGNS: readonly ((one: OperationUse, other: OperationUse) => boolean)[] = [
  (one, other) => one.path === other.path && one.method === other.method,
  (one, other) => one.path === other.path,
  (one, other) => idOf(one) !== '' && idOf(one) === idOf(other),
];

function idOf({ operation }: OperationUse): string {
  return asText(operation['operationId']);
}

function webhooksOf({ document }: Side): readonly OperationUse[] {
  return operationsIn(document).filter(({ kind }) => kind === 'webhook');
}

function compareWebhook(
  context: Context,
  { base, head }: { base: OperationUse; head: OperationUse },
  out: Collector,
): void {
  const nodes = { base: base.operation, head: head.operation };
  const name = head.path;
  if (base.path !== name)
    noteAround(out, 'webhook-renamed', {
      key: `${base.path} ${name}`,
      message: `The webhook \`${base.path}\` is called \`${name}\` now`,
      ...nodes,
    });
  if (base.method !== head.method)
    noteAround(out, 'webhook-method-changed', {
      key: name,
      message: `The webhook \`${name}\` arrives by ${head.method.toUpperCase()} now, which was ${base.method.toUpperCase()}`,
      ...nodes,
    });
  if (!isDeepStrictEqual(base.operation['security'], head.operation['security']))
    noteAround(out, 'webhook-security-changed', {
      key: name,
      message: `The webhook \`${name}\` arrives with other credentials`,
      ...nodes,
    });
  noteDeprecation(out, nodes, { key: name, what: `The webhook \`${name}\`` });
  compareCall({
    context,
    out,
    label: name,
    base: { operation: base.operation, pathItem: base.pathItem, path: '' },
    head: { operation: head.operation, pathItem: head.pathItem, path: '' },
    flows: ['webhook', 'webhook-response'],
  });
}
