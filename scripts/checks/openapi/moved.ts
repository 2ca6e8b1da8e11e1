import { asList, asRecord, asText, isRecord } from '#src/shared/schema/raw.ts';
import { resolved } from '#src/shared/schema/resolve-ref.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { objectsIn } from '../lookup/references.ts';

/** A named object: its current name, and the node that lists its former names. */
type Named = readonly [name: string, node: unknown];

/**
 * `x-formerly` is a list of names. Each former name belongs to one property of a schema or one parameter of an
 * operation, and is the current name of none. The former names of operations, webhooks and schemas are checked
 * elsewhere, when the table of redirects is built.
 */
export const moved: Check = {
  id: 'moved',
  *run(context) {
    const objects = new Set<object>();
    const groups: (readonly Named[])[] = [];
    for (const [kind, node] of objectsIn(context.document)) {
      objects.add(node);
      if (kind === 'schema') groups.push(Object.entries(asRecord(node['properties'])));
      if (kind !== 'operation' && kind !== 'pathItem') continue;
      const parameters = asList(node['parameters']).map((each) => resolved(context.document, each));
      for (const place of new Set(parameters.map((each) => each['in'])))
        groups.push(parameters.filter((each) => each['in'] === place).map((each) => [asText(each['name']), each]));
    }
    for (const node of objects) yield* wrongList(asRecord(node), context);
    for (const group of groups) yield* takenNames(group, context);
  },
};

function* wrongList(node: Readonly<Record<string, unknown>>, { locator }: CheckContext): Iterable<CheckProblem> {
  const list = node['x-formerly'];
  if (list === undefined || (asList(list).length > 0 && asList(list).every((name) => asText(name) !== ''))) return;
  yield {
    message: '`x-formerly` is not a list of names.',
    hint: 'Write `x-formerly: [oldName]`.',
    location: locator.locate(node, 'x-formerly'),
  };
}

function* takenNames(group: readonly Named[], { locator }: CheckContext): Iterable<CheckProblem> {
  const owners = new Map(group.map(([name]) => [name, name]));
  for (const [name, node] of group) {
    const list = isRecord(node) ? asList(node['x-formerly']) : [];
    for (const [index, former] of list.entries()) {
      const owner = owners.get(asText(former));
      if (owner !== undefined)
        yield {
          message: `\`${asText(former)}\` is listed as a former name of \`${name}\`, but is or was a name of \`${owner}\`.`,
          hint: `Remove \`${asText(former)}\` from this \`x-formerly\`: a name may belong to one object only, now or formerly.`,
          location: locator.trace(list, [index]),
        };
      owners.set(asText(former), name);
    }
  }
}
