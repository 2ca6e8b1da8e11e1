import type { Api } from '#src/model/api.ts';
import type { Evidence, EvidenceOf } from '#src/model/evidence.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Schema } from '#src/model/schema.ts';
import { evidenceInside, evidenceOf, evidenceOfField, type Holder } from '#src/shared/schema/evidence.ts';
import { isReference } from '#src/shared/schema/resolve-ref.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { schemaEntries, subschemas } from '#src/shared/schema/applicators.ts';
import type { ReadVersion } from '../../description/read-version.ts';
import { objectsIn } from '../lookup/references.ts';

/** Kinds of facts, in the order in which the evidence report lists them. */
export const FACT_KINDS = ['names', 'types', 'values', 'required', 'statuses', 'paths'] as const;

/** A fact in the description, such as the type of a field, with its evidence. */
export interface KnownFact {
  readonly kind: (typeof FACT_KINDS)[number];
  readonly evidence: Evidence;
  /**
   * The object with the fact: the schema that lists a field, or the operation that has a parameter, status or path. For
   * a gap and for an entry of the error catalogue, it is the `Api`.
   */
  readonly node: object;
  /**
   * Name of the field or parameter, the status, or the path. If the path is not published, the `operationId`. For a
   * gap, an empty string: the names of the missing fields or parameters are unknown.
   */
  readonly name: string;
}

/**
 * Returns every fact of a description once. The fields of a component are listed at the component, not again at each
 * `$ref` to it.
 */
export function knownFacts(document: OpenApiDocument, api: Api): readonly KnownFact[] {
  const facts: KnownFact[] = [];
  const add = (kind: KnownFact['kind'], node: object, name: string, evidence: Evidence = 'stated') =>
    void facts.push({ kind, evidence, node, name });
  const addField = (node: object, name: string, property: Schema, holder: Holder): void => {
    const resolved = resolveSchema(property, api.definitions);
    const own = evidenceInside(resolved, holder.known, api.evidence);
    const evidence = evidenceOfField(property, resolved.schema, own, holder);
    add('names', node, name, evidence.name);
    add('types', node, name, evidence.type);
    if (resolved.schema.properties === undefined && resolved.schema.items === undefined)
      add('values', node, name, evidence.value);
    add('required', node, name, evidence.required);
  };

  const around = new Map<unknown, EvidenceOf>();
  for (const [kind, node] of objectsIn(document)) {
    if (kind === 'parameter' || kind === 'header') around.set(node['schema'], evidenceOf(node, api.evidence));
    if (kind !== 'schema') continue;
    // A `$ref` lists no fields. With `x-evidence` beside it, it lists the fields of its target, with that evidence.
    const isWhole = !isReference(node) || 'x-evidence' in node;
    const { schema, names } = isReference(node)
      ? resolveSchema(node as Schema, api.definitions)
      : { schema: node, names: [] };
    const known = evidenceInside({ schema, names }, around.get(node) ?? api.evidence, api.evidence);
    for (const inside of subschemas(node)) around.set(inside, known);
    for (const [name, property] of isWhole ? schemaEntries((schema as Schema).properties) : [])
      addField(node, name, property, { schema, known });
  }
  for (const { node, evidence: known, parameters } of [...api.operations, ...api.webhooks])
    for (const { name, schema, required } of parameters)
      addField(node, name, schema, { schema: required ? { required: [name] } : {}, known });
  for (const { parts } of api.gaps)
    for (const part of parts) if (part === 'fields' || part === 'parameters') add('names', api, '', 'open');
  for (const { path, node, operationId, responses, evidence } of api.operations) {
    add('paths', node, path ?? operationId, path === undefined ? 'open' : 'stated');
    for (const { status } of responses) add('statuses', node, status, evidence.responses);
  }
  for (const { code } of api.catalogue) add('statuses', api, code);
  return facts;
}

/**
 * Numbers of facts and gaps in a version of the description. `stated` counts the facts that the provider has stated.
 */
export interface EvidenceTotals {
  readonly stated: number;
  /** The number of all facts. */
  readonly of: number;
  readonly gaps: number;
}

/** Counts the facts and gaps in a version of the description. */
export function evidenceTotals({ document, toApi }: ReadVersion): EvidenceTotals {
  const api = toApi();
  const facts = knownFacts(document, api);
  return {
    stated: facts.filter(({ evidence }) => evidence === 'stated').length,
    of: facts.length,
    gaps: api.gaps.length,
  };
}
