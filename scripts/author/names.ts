/** Names by which authors speak of things, and the thing that one of them means. */
import { parse } from 'node:path';
import { asRecord } from '#src/shared/schema/raw.ts';
import { unescapePointer } from '#src/shared/schema/resolve-ref.ts';
import { oneOf, suggest } from '#src/shared/text/nearest.ts';
import { UsageError } from '../cli/problem.ts';
import type { CheckContext } from '../compile/checks/lookup/check.ts';
import { namesOf } from '../compile/checks/lookup/operations.ts';
import { operationsIn } from '../compile/model/path-item.ts';

/** Names of guides. */
export function guideNames({ guides }: CheckContext): readonly string[] {
  return guides.guides.map(({ href }) => href.slice(1));
}

/** Names of operations and webhooks that have an id. */
export function operationNames({ document }: CheckContext): readonly string[] {
  return operationsIn(document).flatMap((use) => ('operationId' in use.operation ? namesOf(use) : []));
}

/** Names of the components of a section that authors know: they are listed, or have the name of their file or key. */
export function componentNames({ document, locator }: CheckContext, section: string): readonly string[] {
  const components = asRecord(asRecord(document.components)[section]);
  return Object.keys(components).filter((name) => {
    const [key] = (locator.pointerOf(components[name]) ?? '').split('/').slice(1).reverse();
    const written = key === undefined ? parse(locator.fileOf(components[name]) ?? '').name : unescapePointer(key);
    return locator.wrote(components, name) || written === name;
  });
}

/**
 * The kind of thing that has a name.
 *
 * @throws {UsageError} when nothing has it, or things of several kinds have.
 */
export function kindNamed<Kind extends string>(
  name: string,
  names: Readonly<Record<Kind, readonly string[]>>,
  kind: Kind | undefined,
): Kind {
  const kinds = Object.keys(names) as Kind[];
  const [one, ...others] = kinds.filter((each) => names[each].includes(name) && (kind ?? each) === each);
  if (one === undefined) {
    const known = kind === undefined ? Object.values<readonly string[]>(names).flat() : names[kind];
    const fields = known.filter((each) => each.endsWith(`.${name}`));
    throw new UsageError(
      `There is no ${kind ?? kinds.join(', ').replace(/, (?=[^,]*$)/, ' or ')} \`${name}\`.`,
      fields.length > 0 ? oneOf(fields) : suggest(name, known).hint,
    );
  }
  if (others.length > 0)
    throw new UsageError(
      `Several things are called \`${name}\`: ${[one, ...others].join(', ')}.`,
      `Say which: ${[one, ...others].map((each) => `\`--kind ${each}\``).join(' or ')}.`,
    );
  return one;
}
