import { asRecord } from '#src/shared/schema/raw.ts';
import { operationsAt } from '../../compile/model/path-item.ts';
import { followed, type CallPair } from '../calls/call.ts';
import { compareCall } from '../calls/compare-call.ts';
import type { Side } from '../context.ts';
import { pairByKey } from '../pairing.ts';
import { noteAround } from '../scope.ts';

/** Compares the callbacks of an operation by their names (OpenAPI 3.1, section 4.8.18). */
export function compareCallbacks(pair: CallPair): void {
  const { context, out, label, base, head } = pair;
  const { pairs, removed, added } = pairByKey(
    followed(context.base, base.operation['callbacks']),
    followed(context.head, head.operation['callbacks']),
  );
  for (const [name, ...nodes] of pairs) compareCallback(pair, name, nodes);
  for (const [name, callback] of removed)
    noteAround(out, 'callback-removed', {
      key: `${label} ${name}`,
      message: `The callback \`${name}\` of \`${label}\` has been removed`,
      base: callback,
      head: head.operation,
    });
  for (const [name, callback] of added)
    noteAround(out, 'callback-added', {
      key: `${label} ${name}`,
      message: `The callback \`${name}\` of \`${label}\` is new`,
      head: callback,
    });
}

function compareCallback(pair: CallPair, name: string, nodes: readonly [object, object]): void {
  const { context, out, label } = pair;
  const [before, after] = [callsOf(context.base, nodes[0]), callsOf(context.head, nodes[1])];
  const named = { key: `${label} ${name}`, base: nodes[0], head: nodes[1] };
  for (const [address, base] of before) {
    const [moved, only] = [...after.values()];
    const head = after.get(address) ?? (before.size === 1 && only === undefined ? moved : undefined);
    if (head === undefined) {
      noteAround(out, 'callback-moved', {
        ...named,
        message: `The callback \`${name}\` of \`${label}\` no longer goes to \`${address}\``,
      });
      continue;
    }
    if (!after.has(address))
      noteAround(out, 'callback-moved', {
        ...named,
        message: `The callback \`${name}\` of \`${label}\` goes to \`${head.path}\` now, which was \`${address}\``,
      });
    compareCall({ context, out, label: `${label} ${name}`, base, head, flows: ['webhook', 'webhook-response'] });
  }
}

interface CallbackCall {
  readonly operation: Readonly<Record<string, unknown>>;
  readonly pathItem: Readonly<Record<string, unknown>>;
  readonly path: string;
}

/** Returns the calls of a callback by method and expression. */
function callsOf({ document }: Side, callback: object): ReadonlyMap<string, CallbackCall> {
  return new Map(
    Object.entries(asRecord(callback))
      .filter(([expression]) => !expression.startsWith('x-'))
      .flatMap(([expression, entry]) =>
        operationsAt(document, entry).map(({ method, operation, pathItem }) => {
          const address = `${method.toUpperCase()} ${expression}`;
          return [address, { operation, pathItem, path: address }] as const;
        }),
      ),
  );
}
