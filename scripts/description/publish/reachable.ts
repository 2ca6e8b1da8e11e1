import type { OpenApiDocument } from '#src/model/openapi.ts';
import { applicatorsOf } from '#src/shared/schema/applicators.ts';
import { asList, asRecord, asText, isRecord } from '#src/shared/schema/raw.ts';
import { componentName, schemaName, schemaRef } from '#src/shared/schema/resolve-ref.ts';

const COMPONENTS = '#/components/';

/**
 * Returns the section and name of the component to which a reference leads: `schemas` and `Card` for
 * `#/components/schemas/Card/properties/id`. Undefined for any other reference.
 */
export function componentOf(ref: string): readonly [section: string, name: string] | undefined {
  if (!ref.startsWith(COMPONENTS)) return undefined;
  const [section = '', name = ''] = ref.slice(COMPONENTS.length).split('/', 2);
  return section === '' || name === '' ? undefined : [section, schemaName(name)];
}

/**
 * Returns a function that finds all components and tags that the given nodes use, directly or indirectly. The results
 * look like `schemas Card` and `tag Payments`. A schema with a discriminator uses the schemas that the discriminator
 * can select (OpenAPI 3.1, section 4.8.25).
 */
export function reachable(document: OpenApiDocument): (roots: readonly unknown[]) => ReadonlySet<string> {
  const components = Object.entries(asRecord(document.components)).flatMap(([section, map]) =>
    Object.entries(asRecord(map)).map(([name, node]) => [`${section} ${name}`, node] as const),
  );
  const nodes = new Map<string, unknown>([
    ...components,
    ...asList(document.tags).map((tag) => [`tag ${asText(asRecord(tag)['name'])}`, undefined] as const),
  ]);
  // Names of components by their objects: in an extension, the bundler replaces a `$ref` with the component itself.
  const names = new Map<unknown, string>(
    components.flatMap(([name, node]) => [
      ...(name.startsWith('examples ') ? [[asRecord(node)['value'], name] as const] : []),
      [node, name],
    ]),
  );
  const subtypes = subtypesIn(document);
  return (roots) => {
    const found = new Set<string>();
    const pending = [...roots];
    for (const node of pending)
      for (const name of namesUsed(node, names)) {
        if (found.has(name) || !nodes.has(name)) continue;
        found.add(name);
        pending.push(nodes.get(name), ...(subtypes.get(name) ?? []));
      }
    return found;
  };
}

/**
 * Returns the components and tags to which a node and its descendants refer, such as `schemas Card` and `tag Payments`.
 */
export function namesUsed(root: unknown, names: ReadonlyMap<unknown, string> = new Map()): ReadonlySet<string> {
  const found = new Set<string>();
  const addReference = (ref: string): void => {
    const component = componentOf(ref);
    if (component !== undefined) found.add(component.join(' '));
  };
  const enter = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isRecord(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') addReference(value);
      else if (key === 'mapping' && isRecord(value))
        for (const target of Object.values(value).map((each) => asText(each)))
          addReference(target.startsWith('#') ? target : `${COMPONENTS}schemas/${target}`);
      else if (key === 'security' && Array.isArray(value))
        for (const name of value.flatMap((requirement) => Object.keys(asRecord(requirement))))
          found.add(`securitySchemes ${name}`);
      else if (key === 'tags' && Array.isArray(value))
        for (const tag of value) if (typeof tag === 'string') found.add(`tag ${tag}`);
      visit(value);
    }
  };
  const visit = (node: unknown): void => {
    const name = names.get(node);
    if (name === undefined) enter(node);
    else found.add(name);
  };
  enter(root);
  return found;
}

/**
 * For each schema with a discriminator, returns references to the schemas that extend it by `allOf`. The key is the
 * extended schema, such as `schemas Payment`.
 */
function subtypesIn({ components }: OpenApiDocument): ReadonlyMap<string, readonly unknown[]> {
  const schemas = asRecord(components?.schemas);
  const found = new Map<string, object[]>();
  for (const [name, schema] of Object.entries(schemas))
    for (const part of applicatorsOf(asRecord(schema)).allOf) {
      const parent = componentName(part);
      if (parent === undefined || asRecord(schemas[parent])['discriminator'] === undefined) continue;
      const key = `schemas ${parent}`;
      found.set(key, [...(found.get(key) ?? []), schemaRef(name)]);
    }
  return found;
}
