import type { OpenApiDocument } from '#src/model/openapi.ts';
import { applicatorsOf, COMPOSED } from '#src/shared/schema/applicators.ts';
import { asList, asRecord, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { isReference, resolveRef, schemaName } from '#src/shared/schema/resolve-ref.ts';
import { resolverOf } from '#src/shared/schema/schema-ref.ts';
import { buildsOn } from '#src/shared/schema/view.ts';
import type { Check } from '../lookup/check.ts';
import { schemasIn } from '../lookup/references.ts';

/**
 * Every schema allows a finite value (JSON Schema 2020-12, section 9.4.1). A schema allows none if required fields,
 * items or `allOf` lead back to the schema, and `oneOf` or `anyOf` offers no way out.
 */
export const refCircular: Check = {
  id: 'ref-circular',
  *run({ document, locator }) {
    const endless = endlessSchemas(document);
    if (endless.size === 0) return;
    for (const node of closingReferences(document, endless)) {
      const name = schemaName(String(node['$ref']));
      yield {
        message: `\`${name}\` has no finite value: every value would have to contain another.`,
        hint: 'Remove the field from `required`, allow `null`, or allow an empty array.',
        location: locator.trace(node, ['$ref']),
      };
    }
  },
};

/**
 * Returns the schemas that allow no finite value. At first, all schemas are candidates. Each round removes the
 * candidates that have a finite value without using a remaining candidate. When a round removes none, the remaining
 * candidates are the result.
 */
function endlessSchemas(document: OpenApiDocument): ReadonlySet<Raw> {
  const open = new Map<Raw, Demands>();
  for (const schema of schemasIn(document)) {
    const own = demands(document, schema);
    for (const part of [...own.all, ...own.any.flat()]) if (!open.has(part)) open.set(part, demands(document, part));
    open.set(schema, own);
  }
  for (let before = -1; before !== open.size;) {
    before = open.size;
    for (const [schema, { all, any }] of open) {
      if (all.every((part) => !open.has(part)) && any.every((parts) => parts.some((part) => !open.has(part))))
        open.delete(schema);
    }
  }
  return new Set(open.keys());
}

interface Demands {
  /**
   * Schemas that all have to allow a finite value. They describe the whole value, its required fields or its list
   * items.
   */
  readonly all: readonly Raw[];
  /** Lists of schemas: a value has to match at least one schema of each list. */
  readonly any: readonly (readonly Raw[])[];
}

const NONE: Demands = { all: [], any: [] };
const DEMANDING = [...COMPOSED, 'required', 'minItems'];

function demands(document: OpenApiDocument, schema: Raw): Demands {
  if ('const' in schema || 'enum' in schema || !DEMANDING.some((key) => key in schema)) return NONE;
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  const only = (type: string): boolean => types.length === 0 || (types.length === 1 && types[0] === type);
  const { allOf, unions, properties, items, prefixItems } = applicatorsOf(schema);
  const target = isReference(schema) ? resolveOnce(document, schema) : undefined;
  return {
    all: [
      ...(target === undefined ? [] : [target]),
      ...schemasOf(allOf),
      ...(only('object') ? schemasOf(asTexts(schema['required']).map((name) => properties[name])) : []),
      ...(only('array') && Number(schema['minItems'] ?? 0) > 0 ? schemasOf([items, ...prefixItems]) : []),
    ],
    any: unions
      .filter(({ branches }) => branches.every((part) => typeof part === 'object'))
      .map(({ branches }) => schemasOf(branches))
      // A `oneOf` or `anyOf` may list schemas that extend this one. It then demands nothing new, so it is left out.
      .filter((parts) => !parts.some((part) => buildsOn(part, schema, resolverOf(document))))
      .filter((parts) => parts.length > 0),
  };
}

function resolveOnce(document: OpenApiDocument, { $ref }: { $ref: string }): Raw | undefined {
  const name = /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1];
  const named = name === undefined ? undefined : asRecord(document.components?.schemas)[schemaName(name)];
  return named === undefined ? resolveRef<Raw>(document, { $ref }) : asRecord(named);
}

function schemasOf(list: unknown): readonly Raw[] {
  return asList(list).filter((part): part is Raw => typeof part === 'object' && part !== null);
}

/** Returns one `$ref` for each cycle of schemas without a finite value: the one that closes the cycle. */
function closingReferences(document: OpenApiDocument, endless: ReadonlySet<Raw>): readonly Raw[] {
  const closing = new Set<Raw>();
  const done = new Set<Raw>();
  const enter = (schema: Raw, path: readonly Raw[]): void => {
    if (done.has(schema)) return;
    const { all, any } = demands(document, schema);
    for (const part of [...all, ...any.flat()].filter((one) => endless.has(one))) {
      const from = path.indexOf(part);
      if (from < 0) enter(part, [...path, part]);
      else closing.add(path.slice(from).findLast(isReference) ?? schema);
    }
    done.add(schema);
  };
  for (const schema of Object.values(asRecord(document.components?.schemas)).map(asRecord)) enter(schema, [schema]);
  for (const schema of endless) enter(schema, [schema]);
  return [...closing];
}
