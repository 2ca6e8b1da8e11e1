import { isDeepStrictEqual } from 'node:util';
import { asText } from '#src/shared/schema/raw.ts';
import { operationsIn, type OperationUse } from '../../compile/model/path-item.ts';
import { compareCall } from '../calls/compare-call.ts';
import { createCollector, type Collector, type Context, type Side } from '../context.ts';
import { noteAround } from '../scope.ts';

/** Compares the webhooks by their names, then by their ids. Returns the changes of each, by its name. */
export function compareWebhooks(context: Context): ReadonlyMap<string, Collector> {
  const before = webhooksOf(context.base);
  const after = [...webhooksOf(context.head)];
  const found = new Map<string, Collector>();
  const collect = (name: string): Collector => {
    const out = found.get(name) ?? createCollector();
    found.set(name, out);
    return out;
  };
  const matches: readonly ((one: OperationUse, other: OperationUse) => boolean)[] = [
    (one, other) => one.path === other.path && one.method === other.method,
    (one, other) => one.path === other.path,
    (one, other) => idOf(one) !== '' && idOf(one) === idOf(other),
  ];
  let left = before;
  for (const isMatch of matches)
    left = left.filter((base) => {
      const index = after.findIndex((head) => isMatch(base, head));
      const [head] = index < 0 ? [] : after.splice(index, 1);
      if (head !== undefined) compareWebhook(context, { base, head }, collect(head.path));
      return head === undefined;
    });
  for (const { path, operation } of left)
    noteAround(collect(path), 'webhook-removed', {
      key: path,
      message: `The webhook \`${path}\` has been removed`,
      base: operation,
      head: context.head.document.webhooks ?? context.head.document,
    });
  for (const { path, operation } of after)
    noteAround(collect(path), 'webhook-added', {
      key: path,
      message: `The webhook \`${path}\` is new`,
      head: operation,
    });
  return found;
}

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
  const [was, is] = [base, head].map(({ operation }) => operation['deprecated'] === true);
  if (was !== is)
    noteAround(out, is === true ? 'operation-deprecated' : 'operation-undeprecated', {
      key: name,
      message: `The webhook \`${name}\` is ${is === true ? '' : 'no longer '}deprecated`,
      ...nodes,
    });
  compareCall({
    context,
    out,
    label: name,
    base: { operation: base.operation, pathItem: base.pathItem, path: '' },
    head: { operation: head.operation, pathItem: head.pathItem, path: '' },
    flows: ['webhook', 'webhook-response'],
  });
}
