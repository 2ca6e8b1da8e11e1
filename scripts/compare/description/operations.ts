import { asText } from '#src/shared/schema/raw.ts';
import { compareCall } from '../calls/compare-call.ts';
import { collectorOf, type Collector, type Context } from '../context.ts';
import { noteAround, noteDeprecation } from '../scope.ts';
import { compareCallbacks } from './callbacks.ts';
import { labelOf, matchOperations, type OperationPair } from './match-operations.ts';
import { compareSecurity } from './security.ts';
import { areSameAddress, compareServers } from './servers.ts';

/** Compares all operations. Returns the changes of each, by its name. */
export function compareOperations(context: Context): ReadonlyMap<string, Collector> {
  const { pairs, removed, added } = matchOperations(context.base, context.head);
  const found = new Map<string, Collector>();
  const collect = (label: string): Collector => collectorOf(found, label);
  for (const one of removed)
    noteAround(collect(labelOf(one)), 'operation-removed', {
      key: labelOf(one),
      message: `The operation \`${labelOf(one)}\` has been removed`,
      base: one.operation,
      head: context.head.document.paths,
    });
  for (const one of added)
    noteAround(collect(labelOf(one)), 'operation-added', {
      key: labelOf(one),
      message: `The operation \`${labelOf(one)}\` is new`,
      head: one.operation,
    });
  for (const pair of pairs) compareOperation(context, pair, collect(labelOf(pair.head)));
  return found;
}

function compareOperation(context: Context, pair: OperationPair, out: Collector): void {
  const { base, head } = pair;
  const label = labelOf(head);
  compareNames(pair, out);
  compareLife(pair, out);
  compareServers(pair, out);
  compareSecurity(context, { base: base.operation, head: head.operation }, { out, label });
  const call = { context, out, label, base, head, flows: ['request', 'response'] } as const;
  compareCall(call);
  compareCallbacks(call);
}

/** Compares the address of an operation, its id, and the names of the parameters in its path. */
function compareNames({ base, head }: OperationPair, out: Collector): void {
  const label = labelOf(head);
  const nodes = { base: base.operation, head: head.operation };
  const address = (one: typeof base): string => `${one.method} ${one.path}`;
  const moved = base.template !== undefined && head.template !== undefined && !areSameAddress(base, head);
  if (moved || base.method !== head.method)
    noteAround(out, 'operation-moved', {
      key: label,
      message: `The operation \`${label}\` is \`${address(head)}\` now, which was \`${address(base)}\``,
      ...nodes,
    });
  else compareParameterNames({ base, head }, out);
  if (base.id !== head.id && base.id !== '')
    noteAround(out, 'operation-renamed', {
      key: `${base.id} ${label}`,
      message:
        head.id === ''
          ? `The operation \`${base.id}\` no longer has a name`
          : `The operation \`${base.id}\` is called \`${head.id}\` now`,
      ...nodes,
    });
}

function compareParameterNames({ base, head }: OperationPair, out: Collector): void {
  const names = (path: string): readonly string[] => [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const [before, after] = [names(base.path), names(head.path)];
  if (before.length !== after.length) return;
  before.forEach((name, index) => {
    if (name !== after[index])
      noteAround(out, 'path-parameter-renamed', {
        key: `${labelOf(head)} ${name} ${after[index]}`,
        message: `The path parameter \`${name}\` of \`${labelOf(head)}\` is called \`${after[index]}\` now`,
        base: base.operation,
        head: head.operation,
      });
  });
}

/** Compares deprecation and the day on which an operation ends (`x-sunset`; RFC 8594). */
function compareLife({ base, head }: OperationPair, out: Collector): void {
  const label = labelOf(head);
  const nodes = { base: base.operation, head: head.operation };
  noteDeprecation(out, nodes, { key: label, what: `The operation \`${label}\`` });
  const [before, after] = [asText(base.operation['x-sunset']), asText(head.operation['x-sunset'])];
  if (before === after) return;
  const kind =
    before === ''
      ? 'sunset-added'
      : after === ''
        ? 'sunset-removed'
        : after < before
          ? 'sunset-earlier'
          : 'sunset-later';
  noteAround(out, kind, {
    key: label,
    message:
      after === ''
        ? `The operation \`${label}\` no longer ends on ${before}`
        : `The operation \`${label}\` ends on ${after}${before === '' ? '' : `, which was ${before}`}`,
    ...nodes,
  });
}
