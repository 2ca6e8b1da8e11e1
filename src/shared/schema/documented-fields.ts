import type { Api } from '../../model/api.ts';
import type { EvidenceOf, FieldEvidence } from '../../model/evidence.ts';
import type { DocumentedPath } from '../../model/sample.ts';
import type { Schema } from '../../model/schema.ts';
import { evidenceInside, evidenceOfField, type Holder } from './evidence.ts';
import { asTexts, isRecord, type Raw } from './raw.ts';
import { memberSchemas } from './members.ts';
import { resolveSchema, type ResolvedSchema } from './resolve-schema.ts';
import { alternativesOf, asSchema, schemaEntries, schemaList } from './applicators.ts';

/** The properties of an API model that are needed to find the evidence for fields. */
export type EvidenceContext = Pick<Api, 'definitions' | 'evidence'>;

/** A resolved schema, with the evidence for its facts. */
type PlacedSchema = Holder & ResolvedSchema;

/** A field with a documented path: each name in the path is stated or from a sample. */
export interface DocumentedField extends PlacedSchema {
  readonly path: DocumentedPath;
}

/** Returns a whole body as a field with an empty path, so that `documentedFields` can list its fields. */
export function documentedBody(schema: Schema, api: EvidenceContext): DocumentedField {
  return { path: [] as readonly string[] as DocumentedPath, ...placeSchema(schema, api.evidence, api) };
}

/** Lists those fields of an object that have a documented name: one that is stated, or from a sample. */
export function documentedFields(object: DocumentedField, api: EvidenceContext): readonly DocumentedField[] {
  return fieldsOf(object, api)
    .filter(({ isDocumented }) => isDocumented)
    .map(({ name, ...field }) => ({ ...field, path: [...object.path, name] as readonly string[] as DocumentedPath }));
}

/** A field of an object, with its evidence. */
interface PlacedField extends PlacedSchema {
  readonly name: string;
  readonly evidence: FieldEvidence;
  readonly isDocumented: boolean;
}

/** Reads the fields of an object, with the evidence for each. */
export function fieldsOf(holder: Holder, api: EvidenceContext): readonly PlacedField[] {
  return schemaEntries(holder.schema.properties).map(([name, property]) => {
    const field = placeSchema(property, holder.known, api);
    const evidence = evidenceOfField(property, field.schema, field.known, holder);
    return { ...field, name, evidence, isDocumented: isKnown(evidence.name) };
  });
}

/**
 * Resolves a schema that is inside another one, and reads its evidence.
 *
 * @param around the evidence for the outer schema
 */
export function placeSchema(schema: Schema, around: EvidenceOf, api: EvidenceContext): PlacedSchema {
  const resolved = resolveSchema(schema, api.definitions);
  return { ...resolved, known: evidenceInside(resolved, around, api.evidence) };
}

/** Whether a fact is certain: stated by the provider, or shown by a sample of the provider. */
export function isKnown(evidence: EvidenceOf['fields']): boolean {
  return evidence !== 'ours' && evidence !== 'open';
}

/**
 * Lists the paths of the undocumented fields in a value, such as `data.items[].id`. A field is undocumented if its name
 * is assumed or unknown. Fields inside a listed field are omitted.
 */
export function undocumentedFields(value: unknown, schema: Schema, api: EvidenceContext): readonly string[] {
  const found = new Set<string>();
  const visit = (node: unknown, holders: readonly Holder[], path: string): void => {
    const inside = (schemasOf: (holder: Holder) => readonly Schema[]): readonly Holder[] =>
      holders.flatMap((holder) => schemasOf(holder).map((one) => placeSchema(one, holder.known, api)));
    if (Array.isArray(node)) {
      for (const [at, item] of node.entries())
        visit(
          item,
          inside((holder) => memberSchemas([holder.schema as Raw], at).map(asSchema)),
          `${path}[]`,
        );
    }
    if (!isRecord(node)) return;
    const all = [...holders, ...inside(({ schema: union }) => schemaList(alternativesOf(union)))];
    const fields = all.flatMap((holder) => fieldsOf(holder, api));
    for (const [name, member] of Object.entries(node)) {
      const below = path === '' ? name : `${path}.${name}`;
      const named = fields.filter((field) => field.name === name);
      const documented = named.filter(({ isDocumented }) => isDocumented);
      if (documented.length === 0 && (named.length > 0 || all.some(hasOthers))) found.add(below);
      else visit(member, documented, below);
    }
  };
  visit(value, [documentedBody(schema, api)], '');
  return [...found];
}

/** Whether an object may have fields that the description does not document. */
function hasOthers({ schema, known }: Holder): boolean {
  return asTexts(schema['x-not-published']).includes('fields') || !isKnown(known.fields);
}
