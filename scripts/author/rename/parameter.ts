import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asText, type Raw } from '#src/shared/schema/raw.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import type { CheckContext } from '../../checks/lookup/check.ts';
import { namesOf, parametersOf } from '../../checks/lookup/operations.ts';
import { objectsIn } from '../../checks/lookup/references.ts';
import { formerNames } from '../../compare/pairing.ts';
import { operationsIn, type OperationUse } from '../../description/model/path-item.ts';
import type { Draft } from '../draft.ts';
import { Edits } from './edits.ts';
import { rewriteExpressions } from './field.ts';

/**
 * A parameter, with all Parameter Objects that define it. `beside` has the current and former names of the other
 * parameters at the same location, such as the query.
 */
export interface NamedParameter {
  readonly name: string;
  readonly objects: ReadonlySet<Raw>;
  readonly beside: readonly string[];
}

/**
 * Returns all parameters. The key is the operation and the name: `listOrders.limit`. If no other parameter has the same
 * name, the name alone is a key, too.
 */
export function parametersByName(document: OpenApiDocument): ReadonlyMap<string, Raw> {
  const found = new Map<string, Raw>();
  for (const use of operationsIn(document))
    for (const parameter of parametersOf(document, use))
      for (const operation of namesOf(use)) found.set(`${operation}.${asText(parameter['name'])}`, parameter);
  const objects = [...new Set(found.values())];
  for (const parameter of objects) {
    const name = asText(parameter['name']);
    if (objects.filter((other) => other['name'] === name).length === 1) found.set(name, parameter);
  }
  return found;
}

/**
 * Returns a parameter with all Parameter Objects that are renamed together. For a path parameter, these are the objects
 * of all operations of its path.
 */
export function namedParameter(document: OpenApiDocument, parameter: Raw): NamedParameter {
  const { name, in: place } = parameter;
  const objects = new Set([parameter]);
  const beside = new Set<Raw>();
  for (const one of objects)
    for (const { pathItem } of usesOf(document, new Set([one])))
      for (const use of operationsIn(document).filter((other) => other.pathItem === pathItem))
        for (const other of parametersOf(document, use).filter((each) => each['in'] === place))
          if (other['name'] !== name) beside.add(other);
          else if (place === 'path') objects.add(other);
  return {
    name: asText(name),
    objects,
    beside: [...beside].flatMap((other) => [asText(other['name']), ...formerNames(other)]),
  };
}

/**
 * Renames a parameter in its Parameter Objects, in links and in runtime expressions. Returns a function that renames it
 * in path templates, such as `/orders/{id}`. Call that function last: until then, other edits find their places by the
 * old templates.
 */
export function renameParameter(
  { document, entry, locator }: CheckContext,
  { name, objects }: NamedParameter,
  to: string,
  { draft, edits }: { readonly draft: Draft; readonly edits: Edits },
): () => void {
  const [place] = [...objects].map((object) => asText(object['in']));
  const uses = usesOf(document, objects);
  const old = escapeRegExp(name);
  for (const object of objects) edits.name(object, ['name'], [name, to]);
  const ids = uses.flatMap(namesOf);
  for (const [kind, link] of objectsIn(document))
    if (kind === 'link' && ids.includes(asText(link['operationId'])))
      for (const key of [name, `${place}.${name}`]) edits.name(link, ['parameters', key], [name, to], true);
  const expression = new RegExp(`(?<=\\$request\\.${place}\\.)${old}(?![\\w$.-])`, 'g');
  rewriteExpressions(document, edits, expression, (use) => (uses.includes(use) ? () => to : undefined));
  return () => {
    const later = new Edits(draft, locator);
    const step = new RegExp(`(?<=\\{)${old}(?=\\})`, 'g');
    for (const { kind, path } of place === 'path' ? uses : [])
      if (kind === 'path') later.at(draft.below({ file: entry, path: [] }, 'paths', path), step, () => to, true);
    later.apply();
  };
}

/** Returns the operations that have any of the given parameters. */
export function usesOf(document: OpenApiDocument, objects: ReadonlySet<Raw>): readonly OperationUse[] {
  return operationsIn(document).filter((use) => parametersOf(document, use).some((each) => objects.has(each)));
}
