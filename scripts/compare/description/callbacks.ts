import { asRecord } from '#src/shared/schema/raw.ts';
import { operationsAt } from '../../description/model/path-item.ts';
import { followed, type CallPair, type SideCall } from '../calls/call.ts';
import { compareCall } from '../calls/compare-call.ts';
import { pairByKey, replacement } from '../pairing.ts';
import type { Side } from '../context.ts';
import { noteAround } from '../scope.ts';
import type { DescriptionChange } from '../verdicts/description-verdicts.ts';

/** Compares the callbacks of an operation by their names (OpenAPI 3.1, section 4.8.18). */
export function compareCallbacks(pair: CallPair): void {
  const { context, out, label, base, head } = pair;
  const { pairs, removed, added } = pairByKey(
    followed(context.base, base.operation['callbacks']),
    followed(context.head, head.operation['callbacks']),
  );
  for (const [name, ...nodes] of pairs) compareCallback(pair, name, nodes);
  for (const [name] of removed)
    noteAround(out, 'callback-removed', {
      key: `${label} ${name}`,
      message: `The callback \`${name}\` of \`${label}\` has been removed`,
      base: base.operation,
      head: head.operation,
      candidates: [['callbacks', name]],
    });
  for (const [name] of added)
    noteAround(out, 'callback-added', {
      key: `${label} ${name}`,
      message: `The callback \`${name}\` of \`${label}\` is new`,
      head: head.operation,
      candidates: [['callbacks', name]],
    });
}

function compareCallback(pair: CallPair, name: string, nodes: readonly [object, object]): void {
  const { context, out, label } = pair;
  const [before, after] = [callsOf(context.base, nodes[0]), callsOf(context.head, nodes[1])];
  const report = (
    kind: DescriptionChange,
    what: string,
    addresses: readonly string[],
    detail: readonly string[],
  ): void =>
    noteAround(out, kind, {
      key: [label, name, ...detail].join(' '),
      message: `The callback \`${name}\` of \`${label}\` ${what}`,
      base: nodes[0],
      head: nodes[1],
      candidates: addresses.map((address) => [expressionOf(address)]),
    });
  const { pairs, removed, added } = pairByKey(before, after);
  const [[from, older] = [], [to, newer] = []] = replacement(removed, added) ?? [];
  const compare = (base: SideCall, head: SideCall): void =>
    compareCall({ context, out, label: `${label} ${name}`, base, head, flows: ['webhook', 'webhook-response'] });
  if (from !== undefined && to !== undefined && older !== undefined && newer !== undefined) {
    report('callback-moved', `is sent to \`${to}\` instead of \`${from}\``, [from, to], []);
    compare(older, newer);
  } else {
    for (const [address] of removed)
      report('callback-removed', `is no longer sent to \`${address}\``, [address], [address]);
    for (const [address] of added) report('callback-added', `is also sent to \`${address}\``, [address], [address]);
  }
  for (const [, base, head] of pairs) compare(base, head);
}

/** Removes the method from the address of a callback: `POST {$request.body#/url}` becomes `{$request.body#/url}`. */
function expressionOf(address: string): string {
  return address.slice(address.indexOf(' ') + 1);
}

/** Maps method and expression (`POST {$request.body#/url}`) to each operation of a callback. */
function callsOf({ document }: Side, callback: object): ReadonlyMap<string, SideCall> {
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
