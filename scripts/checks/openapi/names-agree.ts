import { basename } from 'node:path';
import { asList, asRecord, asText, type Raw } from '../../model/raw.ts';
import { componentName, isReference, resolveRef } from '../../model/resolve-ref.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { mediaIn, operationsIn, schemasIn } from '../walk.ts';

/** Two names of one thing, and where the one to mend was written. */
interface Pair {
  readonly one: string;
  readonly other: string;
  readonly holder: unknown;
  readonly key: string;
}

/** Fewer pairs show no habit. */
const HABIT = 8;

/**
 * What goes by two names has the same in both, where nearly all of its kind do: a component and its file, a parameter
 * and its component, an operation and its path item, an example and the place that shows it, a field and the schema
 * that is called like it.
 */
export const namesAgree: Check = {
  id: 'names-agree',
  convention: true,
  *run(context) {
    for (const [what, pairs] of Object.entries({
      'component and file': files(context),
      'parameter and component': parameters(context),
      'operation and path item': pathItems(context),
      'example and place': examples(context),
    })) {
      const odd = pairs.filter(({ one, other }) => one !== other);
      if (pairs.length < HABIT || odd.length * 4 > pairs.length) continue;
      for (const { one, other, holder, key } of odd) {
        yield {
          message: `\`${one}\` and \`${other}\` are names of one ${what.replace(' and ', ', as ')}.`,
          hint: 'Give it one name, as the others have, or refer to the thing of this name.',
          location: context.locator.trace(holder, [key]),
        };
      }
    }
    yield* fields(context);
  },
};

/** Components that lie in a file of their own. */
function files({ document, locator }: CheckContext): readonly Pair[] {
  return Object.values(asRecord(document.components)).flatMap((section) =>
    Object.entries(asRecord(section)).flatMap(([name, node]): Pair[] => {
      const file = locator.fileOf(node);
      return !locator.wrote(section, name) || file === undefined || file === locator.fileOf(section)
        ? []
        : [{ one: name, other: basename(file).replace(/\.[^.]+$/, ''), holder: section, key: name }];
    }),
  );
}

function parameters({ document }: CheckContext): readonly Pair[] {
  // A parameter of the path is called as the path calls it.
  return Object.entries(asRecord(document.components?.parameters))
    .filter(([, node]) => asRecord(node)['in'] !== 'path')
    .map(([name, node]) => ({ one: name, other: asText(asRecord(node)['name']), holder: node, key: 'name' }));
}

/** Path items and webhooks that hold one operation. */
function pathItems({ document }: CheckContext): readonly Pair[] {
  const uses = operationsIn(document).filter(({ kind }) => kind !== 'path');
  return uses
    .filter(({ path }) => uses.filter((other) => other.path === path).length === 1)
    .map(({ path, operation }) => ({
      one: lowerFirst(path),
      other: asText(operation['operationId']),
      holder: operation,
      key: 'operationId',
    }));
}

function examples({ document }: CheckContext): readonly Pair[] {
  const holders: Raw[] = [
    ...mediaIn(document).map(({ media }) => asRecord(media['examples'])),
    ...schemasIn(document).map((schema) => asRecord(schema['x-examples'])),
  ];
  return holders.flatMap((holder) =>
    Object.entries(holder).flatMap(([name, node]): Pair[] => {
      const target = isReference(node)
        ? componentName(node)
        : Object.entries(asRecord(document.components?.examples)).find(
            ([, known]) => known === node || asRecord(known)['value'] === asRecord(node)['value'],
          )?.[0];
      return target === undefined ? [] : [{ one: name, other: target, holder, key: name }];
    }),
  );
}

/** A field called like a schema is that schema, or a kind of it: `currency` may be a `CardCurrency`. */
function* fields({ document, locator }: CheckContext): Iterable<Finding> {
  const names = Object.keys(asRecord(document.components?.schemas));
  for (const schema of schemasIn(document)) {
    for (const [name, node] of Object.entries(asRecord(schema['properties']))) {
      const target = componentName(node);
      const own = names.find((one) => one.toLowerCase() === name.toLowerCase());
      if (
        target === undefined ||
        own === undefined ||
        target.toLowerCase().endsWith(name.toLowerCase()) ||
        isAlike(document, target, own)
      )
        continue;
      yield {
        message: `The field \`${name}\` is a \`${target}\`, though there is a schema \`${own}\`.`,
        hint: `Refer to \`${own}\`, or give the field another name.`,
        location: locator.locate(node, '$ref'),
      };
    }
  }
}

/** Whether one schema is built on the other. */
function isAlike(document: CheckContext['document'], target: string, own: string): boolean {
  const parts = (name: string): readonly unknown[] =>
    ['allOf', 'oneOf', 'anyOf']
      .flatMap((key) => asList(asRecord(resolveRef(document, { $ref: `#/components/schemas/${name}` }))[key]))
      .map(componentName);
  return parts(target).includes(own) || parts(own).includes(target);
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
