import { isRecord } from '#src/shared/schema/raw.ts';

/** Extensions that steer our compiler alone. All others carry facts, and stay. */
const STEERING: ReadonlySet<string> = new Set(['x-internal', 'x-unversioned']);

/** Members that hold data of the API, which is left as it is. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value', 'dataValue']);

/**
 * A bundled document as readers may have it: without what is `x-internal: true` (operations, path items, webhooks,
 * parameters, properties), and without schemas that only those used. Shared nodes become copies.
 */
export function publishedDocument(document: unknown): unknown {
  return withoutUnused(strip(document, false), document);
}

function strip(node: unknown, isData: boolean): unknown {
  if (Array.isArray(node)) return node.filter((item) => isData || !isInternal(item)).map((item) => strip(item, isData));
  if (!isRecord(node)) return node;
  const kept = Object.entries(node).filter(
    ([name, child]) => isData || (!STEERING.has(name) && (name === 'components' || !isInternal(child))),
  );
  const fresh = Object.fromEntries(
    kept.map(([name, child]) => [name, name === 'schemas' ? marksOff(child) : strip(child, isData || DATA.has(name))]),
  );
  const { required, properties } = fresh;
  return Array.isArray(required) && isRecord(properties) && isRecord(node['properties'])
    ? { ...fresh, required: required.filter((name) => !isHidden(node['properties'], properties, name)) }
    : fresh;
}

/** Schemas keep their place, as others may refer to them. */
function marksOff(schemas: unknown): unknown {
  if (!isRecord(schemas)) return schemas;
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, strip(schema, false)]));
}

/** Removes internal schemas that nothing refers to any more. */
function withoutUnused(published: unknown, original: unknown): unknown {
  const components = isRecord(published) ? published['components'] : undefined;
  const schemas = isRecord(components) ? components['schemas'] : undefined;
  const before = isRecord(original) && isRecord(original['components']) ? original['components']['schemas'] : undefined;
  if (!isRecord(schemas) || !isRecord(before)) return published;
  const hidden = Object.keys(schemas).filter((name) => isInternal(before[name]));
  if (hidden.length === 0) return published;
  const text = JSON.stringify(published);
  const unused = hidden.filter((name) => !text.includes(`"#/components/schemas/${name}`));
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => !unused.includes(name)));
  return { ...(published as object), components: { ...(components as object), schemas: kept } };
}

function isHidden(before: unknown, after: Record<string, unknown>, name: unknown): boolean {
  return typeof name === 'string' && isRecord(before) && name in before && !(name in after);
}

function isInternal(node: unknown): boolean {
  return isRecord(node) && node['x-internal'] === true;
}
