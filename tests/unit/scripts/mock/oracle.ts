/**
 * What JSON Schema says of a value, by Ajv: independent of the project's own validator. Fields that never travel in a
 * request (`readOnly`) are not required there (OpenAPI 3.1, section 4.8.24), which Ajv does not know.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { OpenApiDocument } from '../../../../src/model/openapi.ts';

export type Node = Readonly<Record<string, unknown>>;

export interface Oracle {
  /** Whether a value is valid; undefined where Ajv cannot read the schema. */
  isValid(schema: unknown, value: unknown): boolean | undefined;
  /** Follows a reference of the document. */
  follow(ref: string): Node | undefined;
}

export function createOracle(document: OpenApiDocument): Oracle {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false, allErrors: false });
  formats.default(ajv);
  const follow = (ref: string): Node | undefined => {
    const target = ref
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (node, step) =>
          isNode(node) || Array.isArray(node)
            ? (node as Node)[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')]
            : undefined,
        document,
      );
    return isNode(target) ? target : undefined;
  };
  ajv.addSchema(prepared(document, follow, '') as object, 'doc');
  const known = new WeakMap<object, ValidateFunction | undefined>();
  return {
    follow,
    isValid(schema, value) {
      if (!isNode(schema)) return true;
      if (!known.has(schema)) known.set(schema, compiled(ajv, prepared(schema, follow, 'doc')));
      return known.get(schema)?.(value);
    },
  };
}

function compiled(ajv: Ajv2020, schema: unknown): ValidateFunction | undefined {
  try {
    return ajv.compile(schema as object);
  } catch {
    return undefined;
  }
}

/** A copy in which nothing read-only is required, and references lead into the document called `base`. */
function prepared(node: unknown, follow: Oracle['follow'], base: string): unknown {
  if (Array.isArray(node)) return node.map((item) => prepared(item, follow, base));
  if (!isNode(node)) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, child]) => [
      key,
      key === '$ref' && typeof child === 'string' && child.startsWith('#')
        ? `${base}${child}`
        : prepared(child, follow, base),
    ]),
  );
  const { required, properties } = node;
  if (!Array.isArray(required) || !isNode(properties)) return copy;
  return { ...copy, required: required.filter((name: string) => !isReadOnly(properties[name], follow)) };
}

export function isReadOnly(field: unknown, follow: Oracle['follow']): boolean {
  if (!isNode(field)) return false;
  return (
    field['readOnly'] === true || (typeof field['$ref'] === 'string' && follow(field['$ref'])?.['readOnly'] === true)
  );
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
