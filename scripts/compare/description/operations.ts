import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import { compareCall } from '../calls/compare-call.ts';
import { collectorOf, type Collector, type Context } from '../context.ts';
import { noteAround, noteLifecycleAround, type Nodes } from '../scope.ts';
import { compareCallbacks } from './callbacks.ts';
import { labelOf, matchOperations, type OperationPair } from './match-operations.ts';
import { compareSecurity } from './security.ts';
import { areSameAddress, compareServers } from './servers.ts';

/** Compares all operations. Returns the changes of each operation, by operation name. */
export function compareOperations(context: Context): ReadonlyMap<string, Collector> {
  const { pairs, removed, added } = matchOperations(context.base, context.head);
  const found = new Map<string, Collector>();
  const collect = (label: string): Collector => collectorOf(found, label);
  for (const one of removed)
    noteAround(collect(labelOf(one)), 'operation-removed', {
      key: labelOf(one),
      message: `The operation \`${labelOf(one)}\` has been removed`,
      base: context.base.document,
      head: context.head.document,
      candidates: [one.place],
      lifecycle: lifecycleOf(one.operation),
    });
  for (const one of added)
    noteAround(collect(labelOf(one)), 'operation-added', {
      key: labelOf(one),
      message: `The operation \`${labelOf(one)}\` is new`,
      head: context.head.document,
      candidates: [one.place],
    });
  for (const [base, head] of pairs) compareOperation(context, { base, head }, collect(labelOf(head)));
  return found;
}

function compareOperation(context: Context, pair: OperationPair, out: Collector): void {
  const { base, head } = pair;
  const label = labelOf(head);
  const nodes = { base: base.operation, head: head.operation };
  compareNames(context, pair, out);
  noteLifecycleAround(out, nodes, { key: label, what: `The operation \`${label}\`` });
  compareServers(pair, out);
  compareSecurity(context, nodes, { out, label });
  const call = { context, out, label, base, head, flows: ['request', 'response'] } as const;
  compareCall(call);
  compareCallbacks(call);
}

/** Compares the URLs and ids of an operation, and the names of its path parameters. */
function compareNames(context: Context, { base, head }: OperationPair, out: Collector): void {
  const label = labelOf(head);
  const documents = { base: context.base.document, head: context.head.document };
  const address = (one: typeof base): string => `${one.method} ${one.path}`;
  const moved = base.template !== undefined && head.template !== undefined && !areSameAddress(base, head);
  if (moved || base.method !== head.method)
    noteAround(out, 'operation-moved', {
      key: label,
      message: `The operation \`${label}\` has changed from \`${address(base)}\` to \`${address(head)}\``,
      ...documents,
      candidates: [base.place, head.place],
      lifecycle: lifecycleOf(base.operation),
    });
  else compareParameterNames(documents, { base, head }, out);
  if (base.id !== head.id && base.id !== '')
    noteAround(out, 'operation-renamed', {
      key: `${base.id} ${label}`,
      message:
        head.id === ''
          ? `The operation \`${base.id}\` no longer has a name`
          : `The operation \`${base.id}\` is called \`${head.id}\` now`,
      base: base.operation,
      head: head.operation,
    });
}

function compareParameterNames(documents: Nodes, { base, head }: OperationPair, out: Collector): void {
  const names = (path: string): readonly string[] => [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const [before, after] = [names(base.path), names(head.path)];
  if (before.length !== after.length) return;
  before.forEach((name, index) => {
    if (name !== after[index])
      noteAround(out, 'path-parameter-renamed', {
        key: `${labelOf(head)} ${name} ${after[index]}`,
        message: `The path parameter \`${name}\` of \`${labelOf(head)}\` is called \`${after[index]}\` now`,
        ...documents,
        candidates: [base, head].map(({ place }) => place.slice(0, -1)),
      });
  });
}
