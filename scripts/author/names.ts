/**
 * Finds the names of guides, operations and components in the sources, and the kind of thing that a name belongs to.
 */
import { parse } from 'node:path';
import { asRecord } from '#src/shared/schema/raw.ts';
import { oneOf, suggest } from '#src/shared/text/nearest.ts';
import { UsageError } from '../cli/problem.ts';
import type { CheckContext } from '../checks/lookup/check.ts';
import { namesOf } from '../checks/lookup/operations.ts';
import { SECTIONS } from '../checks/lookup/references.ts';
import { operationsIn } from '../description/model/path-item.ts';

export type ComponentKind = keyof typeof SECTIONS;
export const COMPONENT_KINDS = Object.keys(SECTIONS) as readonly ComponentKind[];

/**
 * Returns the names of guides, operations, webhooks and components, by kind of thing. Names of webhooks are listed
 * under `operation`. Operations and webhooks without an `operationId` are left out, and so are components that only the
 * bundler named.
 */
export function namesIn({ document, locator, guides }: CheckContext) {
  const isNamed = (section: object, name: string, node: unknown): boolean => {
    const [key] = (locator.pointerOf(node) ?? '').split('/').slice(1).reverse();
    // A name that is not written in this section was added by the bundler. It is the author's only if it is the key or
    // the file name of the component in the sources.
    return locator.wrote(section, name) || name === (key ?? parse(locator.fileOf(node) ?? '').name);
  };
  const components = COMPONENT_KINDS.map((kind): readonly [string, readonly string[]] => {
    const section = asRecord(asRecord(document.components)[SECTIONS[kind]]);
    return [kind, Object.keys(section).filter((name) => isNamed(section, name, section[name]))];
  });
  return {
    guide: guides.guides.map(({ href }) => href.slice(1)),
    operation: operationsIn(document).flatMap((use) => ('operationId' in use.operation ? namesOf(use) : [])),
    ...(Object.fromEntries(components) as Record<ComponentKind, readonly string[]>),
  };
}

/**
 * Returns the kind that the option `--kind` names; undefined if the option is absent. `--kind webhook` means the same
 * as `--kind operation`.
 *
 * @throws {UsageError} for an unknown kind.
 */
export function kindOf<Kind extends string>(given: string | undefined, kinds: readonly Kind[]): Kind | undefined {
  const kind = kinds.find((each) => each === (given === 'webhook' ? 'operation' : given));
  if (given !== undefined && kind === undefined)
    throw new UsageError(`\`${given}\` is not a valid value for \`--kind\`.`, suggest(given, kinds).hint);
  return kind;
}

/**
 * Returns the kind of thing that a name belongs to, such as `schema`. If `kind` is given, other kinds are not searched.
 *
 * @throws {UsageError} for an unknown or ambiguous name.
 */
export function kindNamed<Kind extends string>(
  name: string,
  names: Readonly<Record<Kind, readonly string[]>>,
  kind: Kind | undefined,
): Kind {
  const kinds = Object.keys(names) as Kind[];
  const [one, ...others] = kinds.filter((each) => names[each].includes(name) && (kind ?? each) === each);
  if (one === undefined) {
    const known = [...new Set(kind === undefined ? Object.values<readonly string[]>(names).flat() : names[kind])];
    const fields = known.filter((each) => each.endsWith(`.${name}`) || each.endsWith(`=${name}`));
    throw new UsageError(
      `There is no ${kind ?? kinds.join(', ').replace(/, (?=[^,]*$)/, ' or ')} \`${name}\`.`,
      fields.length > 0 ? oneOf(fields) : suggest(name, known).hint,
    );
  }
  if (others.length > 0)
    throw new UsageError(
      `The name \`${name}\` is ambiguous: it is a name of several kinds (${[one, ...others].join(', ')}).`,
      `Add ${[one, ...others].map((each) => `\`--kind ${each}\``).join(' or ')}.`,
    );
  return one;
}
