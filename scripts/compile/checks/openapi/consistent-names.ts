import { basename } from 'node:path';
import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { componentName, isReference } from '#src/shared/schema/resolve-ref.ts';
import { operationsIn } from '../../model/path-item.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { lowerFirst } from '../lookup/names.ts';
import { follow, propertiesOf } from '../lookup/operations.ts';
import { mediaIn } from '../lookup/media.ts';
import { schemasIn } from '../lookup/references.ts';

/** Two names of one thing, and where the first is written. */
interface Pair {
  readonly name: string;
  readonly other: string;
  readonly holder: unknown;
  readonly key: string;
}

/** With fewer pairs, one that differs says nothing. */
const FEWEST = 8;

/**
 * Where nearly all things of a kind have one name in two places, none has two: a component and its file, a parameter
 * and its component, an operation and its path item, an example and its key, a field and the schema named like it.
 */
export const consistentNames: Check = {
  id: 'consistent-names',
  convention: true,
  *run(context) {
    for (const [[kind, place], pairs] of [
      [['component', 'its file'], files(context)],
      [['parameter', 'its component'], parameters(context)],
      [['operation', 'its path item'], pathItems(context)],
      [['key', 'its example'], examples(context)],
    ] as const) {
      const odd = pairs.filter(({ name, other }) => name !== other);
      if (pairs.length < FEWEST || odd.length * 4 > pairs.length) continue;
      for (const { name, other, holder, key } of odd) {
        const [own, there] = kind === 'component' || kind === 'key' ? [name, other] : [other, name];
        yield {
          message: `The ${kind} is called \`${own}\`, but ${place} \`${there}\`.`,
          hint: 'Use one name for both, as elsewhere, or correct the reference.',
          location: context.locator.trace(holder, [key]),
        };
      }
    }
    yield* fields(context);
  },
};

/** Components in files of their own. */
function files({ document, locator }: CheckContext): readonly Pair[] {
  return Object.values(asRecord(document.components)).flatMap((section) =>
    Object.entries(asRecord(section)).flatMap(([name, node]): readonly Pair[] => {
      const file = locator.fileOf(node);
      return !locator.wrote(section, name) || file === undefined || file === locator.fileOf(section)
        ? []
        : [{ name, other: basename(file).replace(/\.[^.]+$/, ''), holder: section, key: name }];
    }),
  );
}

function parameters({ document }: CheckContext): readonly Pair[] {
  // The path determines the names of its own parameters.
  return Object.entries(asRecord(document.components?.parameters))
    .filter(([, node]) => asRecord(node)['in'] !== 'path')
    .map(([name, node]) => ({ name, other: asText(asRecord(node)['name']), holder: node, key: 'name' }));
}

/** Path items and webhooks with a single operation. */
function pathItems({ document }: CheckContext): readonly Pair[] {
  const uses = operationsIn(document).filter(({ kind }) => kind !== 'path');
  return uses
    .filter(({ path }) => uses.filter((other) => other.path === path).length === 1)
    .map(({ path, operation }) => ({
      name: lowerFirst(path),
      other: asText(operation['operationId']),
      holder: operation,
      key: 'operationId',
    }));
}

function examples({ document }: CheckContext): readonly Pair[] {
  const components = Object.entries(asRecord(document.components?.examples));
  const holders: readonly Raw[] = [
    ...mediaIn(document).map(({ media }) => asRecord(media['examples'])),
    ...schemasIn(document).map((schema) => asRecord(schema['x-examples'])),
  ];
  return holders.flatMap((holder) =>
    Object.entries(holder).flatMap(([name, node]): readonly Pair[] => {
      const copied = components.find(
        ([, known]) => known === node || asRecord(known)['value'] === asRecord(node)['value'],
      );
      const other = isReference(node) ? componentName(node) : copied?.[0];
      return other === undefined ? [] : [{ name, other, holder, key: name }];
    }),
  );
}

/** A field named like a schema is of that schema, or of a kind of it: `currency` may be a `CardCurrency`. */
function* fields({ document, locator }: CheckContext): Iterable<CheckProblem> {
  const names = Object.keys(asRecord(document.components?.schemas));
  for (const [name, node] of schemasIn(document).flatMap(propertiesOf)) {
    const target = componentName(node);
    const own = names.find((one) => one.toLowerCase() === name.toLowerCase());
    if (target === undefined || own === undefined || target.toLowerCase().endsWith(name.toLowerCase())) continue;
    if (isBuiltOn(document, target, own) || isBuiltOn(document, own, target)) continue;
    yield {
      message: `The field \`${name}\` refers to the schema \`${target}\`, although there is a schema \`${own}\`.`,
      hint: `Refer to \`${own}\`, or rename the field.`,
      location: locator.locate(node, '$ref'),
    };
  }
}

function isBuiltOn(document: CheckContext['document'], name: string, part: string): boolean {
  const schema = follow(document, { $ref: `#/components/schemas/${name}` });
  return ['allOf', 'oneOf', 'anyOf'].flatMap((key) => asList(schema[key])).some((one) => componentName(one) === part);
}
