import type { Nodes } from 'mdast';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { isReference } from '#src/shared/schema/resolve-ref.ts';
import { walkElements } from '../../pages/vocabulary/walk.ts';
import type { CheckContext } from './check.ts';
import { callPlaces, componentOf, SECTIONS, walkPlaces, type Kind, type Place } from './references.ts';
import { operationsIn } from '../../model/path-item.ts';

/** Names of the components in use, by section: `schemas`, `examples` and so on. */
export type Usage = ReadonlyMap<string, ReadonlySet<string>>;

/** The components that paths, webhooks, the error catalogue and guides use, directly or through others. */
export function usedComponents(context: CheckContext): Usage {
  const { document } = context;
  const used = new Map<string, Set<string>>(Object.values(SECTIONS).map((section) => [section, new Set<string>()]));
  const named = namesOf(document);
  const mark = (section: string, name: string): void => void used.get(section)?.add(name);
  const visit = (kind: Kind, node: Raw): void => {
    // The bundler replaces a reference in an extension by a copy of the component.
    const known = named.get(node) ?? named.get(node['value'] as object);
    if (known !== undefined) mark(...known);
    if (isReference(node))
      for (const component of [componentOf(node.$ref)]) if (component !== undefined) mark(...component);
    if (kind === 'operation') for (const name of schemesOf(node['security'])) mark('securitySchemes', name);
  };
  for (const name of schemesOf(document.security)) mark('securitySchemes', name);
  let places: readonly Place[] = [...callPlaces(document), ...cataloguePlaces(document), ...guidePlaces(context, mark)];
  while (places.length > 0) {
    walkPlaces(document, places, visit, true);
    const further = variants(document, used.get('schemas') ?? new Set());
    for (const name of further) mark('schemas', name);
    places = further.map((name) => ['schema', asRecord(document.components?.schemas)[name]]);
  }
  return used;
}

/** Whether there are guides. Without them, it is unknown what they would use. */
export function hasGuides({ guides }: CheckContext): boolean {
  return guides.guides.length > 0;
}

function namesOf(document: OpenApiDocument): ReadonlyMap<object, readonly [string, string]> {
  const sections = Object.entries(asRecord(document.components));
  const nodes = sections.flatMap(([section, map]) =>
    Object.entries(asRecord(map)).map(([name, node]) => [asRecord(node), [section, name]] as const),
  );
  const values = nodes.filter(
    ([node, [section]]) => section === SECTIONS.example && typeof node['value'] === 'object' && node['value'] !== null,
  );
  return new Map<object, readonly [string, string]>([
    ...values.map(([node, name]) => [node['value'] as object, name] as const),
    ...nodes,
  ]);
}

function schemesOf(security: unknown): readonly string[] {
  return asList(security).flatMap((requirement) => Object.keys(asRecord(requirement)));
}

function cataloguePlaces(document: OpenApiDocument): Place[] {
  return Object.values(asRecord(document.components?.responses))
    .filter((node) => 'x-catalogue' in asRecord(node))
    .map((node): Place => ['response', node]);
}

/**
 * Names of schemas that the discriminator of a used one can select (Discriminator Object, OpenAPI 3.1, section 4.8.25):
 * mapped, or extending it by `allOf`.
 */
function variants(document: OpenApiDocument, used: ReadonlySet<string>): readonly string[] {
  const schemas = asRecord(document.components?.schemas);
  const discriminated = [...used].filter((name) => asRecord(schemas[name])['discriminator'] !== undefined);
  const mapped = discriminated.flatMap((name) =>
    Object.values(asRecord(asRecord(asRecord(schemas[name])['discriminator'])['mapping'])).map(
      (value) => componentOf(asText(value))?.[1] ?? asText(value),
    ),
  );
  const built = Object.keys(schemas).filter((name) =>
    asList(asRecord(schemas[name])['allOf']).some(
      (part) => isReference(part) && discriminated.includes(componentOf(part.$ref)?.[1] ?? ''),
    ),
  );
  return [...new Set([...mapped, ...built])].filter((name) => Object.hasOwn(schemas, name) && !used.has(name));
}

/** Attributes of components and code blocks that name something of the API. */
const NAMED_BY: readonly (readonly [attribute: RegExp, Kind])[] = [
  [/^(id|operation)$/, 'operation'],
  [/^(name|schema|enum)$/, 'schema'],
  [/^(name|example)$/, 'example'],
  [/^header$/, 'securityScheme'],
];

function guidePlaces({ document, guides }: CheckContext, mark: (section: string, name: string) => void): Place[] {
  const components = asRecord(document.components);
  const operations = operationsIn(document);
  const place = (kind: Kind, name: string): Place[] => {
    if (kind === 'operation')
      return operations
        .filter(({ operation }) => operation['operationId'] === name)
        .map(({ pathItem }): Place => ['pathItem', pathItem]);
    const section = SECTIONS[kind as keyof typeof SECTIONS];
    const node = asRecord(components[section])[name];
    if (node === undefined) return [];
    mark(section, name);
    return [[kind, node]];
  };
  return guides.guides
    .flatMap(({ tree }) => namesInGuide(tree))
    .flatMap(([attribute, name]) =>
      NAMED_BY.filter(([pattern]) => pattern.test(attribute)).flatMap(([, kind]) => place(kind, name)),
    );
}

/** Attributes of components and code blocks, and links such as `schema:Name`, as name and value. */
function namesInGuide(tree: Parameters<typeof walkElements>[0]): [string, string][] {
  const links: string[] = [];
  const found: [string, string][] = walkElements(tree).flatMap(({ attributes }) =>
    attributes.flatMap((attribute): [string, string][] =>
      'name' in attribute && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
    ),
  );
  const visit = (node: Nodes): void => {
    if ('url' in node) links.push(node.url);
    if (node.type === 'code')
      for (const [, name = '', value = ''] of (node.meta ?? '').matchAll(/(?<!\w)(\w+)=["']?([^"'\s]+)/g))
        found.push([name, value]);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return [
    ...found,
    ...[...links, ...found.map(([, value]) => value)].flatMap((url): [string, string][] => {
      const [, scheme, name] = /^(operation|schema):(.+)$/.exec(url) ?? [];
      return scheme === undefined || name === undefined ? [] : [[scheme, name]];
    }),
  ];
}
