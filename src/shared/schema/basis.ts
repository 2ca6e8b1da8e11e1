import type { Evidence, FieldEvidence } from '../../model/evidence.ts';
import type { Schema } from '../../model/schema.ts';
import { alternativesOf, asSchema, schemaList } from './applicators.ts';
import { documentedBody, fieldsOf, isKnown, placeSchema, type EvidenceContext } from './documented-fields.ts';
import type { Holder } from './evidence.ts';
import { asTexts, type Raw } from './raw.ts';
import { memberSchemas } from './members.ts';
import { fieldPath, isMissing, type Worded } from './violation.ts';

/**
 * How certain a violated fact is: `documented` (stated or from a sample), `assumed` (by us) or `open` (undocumented).
 */
export type Basis = 'documented' | 'assumed' | 'open';

/**
 * Returns how certain the violated fact is.
 *
 * @param body the schema of the whole body
 */
export function basisOf(violation: Worded, body: Schema, api: EvidenceContext): Basis {
  const { keyword, path, documented } = violation;
  const isListed = documented !== undefined;
  const steps = keyword === 'unknown' ? path.slice(0, -1) : fieldPath(violation);
  let holders: readonly (Holder & { readonly evidence?: FieldEvidence })[] = [documentedBody(body, api)];
  for (const step of steps) {
    const inside = (schemas: readonly unknown[], { known }: Holder): readonly Holder[] =>
      schemas.map((schema) => placeSchema(asSchema(schema), known, api));
    const all = holders.flatMap((one) => [one, ...inside(schemaList(alternativesOf(one.schema)), one)]);
    holders = all.flatMap((one) =>
      typeof step === 'number'
        ? inside(memberSchemas([one.schema as Raw], step), one)
        : fieldsOf(one, api).filter(({ name }) => name === step),
    );
  }
  const facts = holders.map(({ schema, known, evidence }): Evidence | undefined => {
    const left = asTexts(schema['x-not-published']);
    if (keyword === 'unknown') return left.includes('fields') ? 'open' : known.fields;
    if (isMissing(violation)) return evidence?.required;
    if (left.includes('types') || (left.includes('values') && isListed)) return 'open';
    if (keyword !== 'type' && !isListed) return evidence?.name;
    const { name, type, value } = evidence ?? { type: known.types, value: known.values };
    return isKnown(name) ? (keyword === 'type' ? type : value) : name;
  });
  if (facts.includes('open')) return 'open';
  return (facts.length > 0 ? facts : [api.evidence.types]).every(isKnown) ? 'documented' : 'assumed';
}
