import { isDeepStrictEqual } from 'node:util';
import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import type { OperationUse } from '../../description/model/path-item.ts';
import { compareCall } from '../calls/compare-call.ts';
import { collectorOf, type Collector, type Context } from '../context.ts';
import { matchWebhooks } from './match-webhooks.ts';
import { noteAround, noteLifecycleAround } from '../scope.ts';

/** Compares all webhooks. Returns the changes of each webhook, by webhook name. */
export function compareWebhooks(context: Context): ReadonlyMap<string, Collector> {
  const found = new Map<string, Collector>();
  const collect = (name: string): Collector => collectorOf(found, name);
  const { pairs, removed, added } = matchWebhooks(context.base, context.head);
  for (const [base, head] of pairs) compareWebhook(context, base, head, collect(head.path));
  const documents = { base: context.base.document, head: context.head.document };
  for (const { path, method, operation } of removed)
    noteAround(collect(path), 'webhook-removed', {
      key: path,
      message: `The webhook \`${path}\` has been removed`,
      ...documents,
      candidates: [['webhooks', path, method]],
      lifecycle: lifecycleOf(operation),
    });
  for (const { path, method } of added)
    noteAround(collect(path), 'webhook-added', {
      key: path,
      message: `The webhook \`${path}\` is new`,
      head: documents.head,
      candidates: [['webhooks', path, method]],
    });
  return found;
}

function compareWebhook(context: Context, base: OperationUse, head: OperationUse, out: Collector): void {
  const nodes = { base: base.operation, head: head.operation };
  const documents = { base: context.base.document, head: context.head.document };
  const name = head.path;
  if (base.path !== name)
    noteAround(out, 'webhook-renamed', {
      key: `${base.path} ${name}`,
      message: `The webhook \`${base.path}\` is called \`${name}\` now`,
      ...documents,
      candidates: [base, head].map(({ path }) => ['webhooks', path]),
    });
  if (base.method !== head.method)
    noteAround(out, 'webhook-method-changed', {
      key: name,
      message: `The webhook \`${name}\` is sent by ${head.method.toUpperCase()} instead of ${base.method.toUpperCase()}`,
      ...documents,
      candidates: [base, head].map(({ path, method }) => ['webhooks', path, method]),
    });
  if (!isDeepStrictEqual(base.operation['security'], head.operation['security']))
    noteAround(out, 'webhook-security-changed', {
      key: name,
      message: `The webhook \`${name}\` is sent with different credentials`,
      ...nodes,
    });
  noteLifecycleAround(out, nodes, { key: name, what: `The webhook \`${name}\`` });
  compareCall({
    context,
    out,
    label: name,
    base: { operation: base.operation, pathItem: base.pathItem, path: '' },
    head: { operation: head.operation, pathItem: head.pathItem, path: '' },
    flows: ['webhook', 'webhook-response'],
  });
}
