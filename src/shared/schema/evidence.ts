import type { Evidence, EvidenceOf, FieldEvidence } from '../../model/evidence.ts';
import type { Schema } from '../../model/schema.ts';
import { asRecord, asTexts, type Raw } from './raw.ts';
import { mergedParts, type ResolvedSchema } from './resolve-schema.ts';

/** All kinds of evidence, the strongest first. */
export const EVIDENCE: readonly Evidence[] = ['stated', 'sample', 'ours', 'open'];
/** A kind of fact that `x-evidence` can describe, such as `types`: the types of fields. */
export type Fact = keyof EvidenceOf;
/** All kinds of facts. */
export const FACTS: readonly Fact[] = ['fields', 'types', 'values', 'required', 'responses'];

/**
 * Reads the evidence for the facts of an object: from `x-evidence`, else from `x-not-published`. Other facts have the
 * evidence for the outer object (`around`). A single word in `x-evidence` covers all facts except `required`. Unknown
 * words are ignored, as a check reports them.
 */
export function evidenceOf(node: object, around: EvidenceOf = {}): EvidenceOf {
  const { 'x-evidence': declared, 'x-not-published': left } = node as Raw;
  if (declared === undefined && left === undefined) return around;
  return Object.fromEntries(
    FACTS.flatMap((fact) => {
      const known = wordOf(declared, fact) ?? marked(node as Raw, fact) ?? around[fact];
      return known === undefined ? [] : [[fact, known]];
    }),
  );
}

/** A schema that may list fields, with the evidence for its facts. */
export interface Holder {
  readonly schema: Schema;
  readonly known: EvidenceOf;
}

/**
 * Reads the evidence for a field. The evidence for its name, and for whether it is required, comes from the object that
 * lists the field, unless the field has its own. The evidence for type and value comes from the schema of the field.
 *
 * @param property the property as written in the object
 * @param schema the property, resolved
 * @param own evidence for the facts of `schema`, from `evidenceInside`
 * @param holder the object that lists the field
 */
export function evidenceOfField(property: Schema, schema: Schema, own: EvidenceOf, holder: Holder): FieldEvidence {
  // A property can consist of several merged schemas, one of which has the evidence.
  const given = mergedParts(property).map((part) => (part as Raw)['x-evidence']);
  const declared = given.findLast((word) => word !== undefined);
  const { fields, required } = holder.known;
  // If a schema has fields, its evidence is about these fields.
  const isPlain = schema.properties === undefined;
  const name = (isPlain || typeof declared === 'string' ? wordOf(declared, 'fields') : undefined) ?? fields;
  // If the name of a field is assumed, its type and value are at best assumed too.
  const atBest = (word?: Evidence) => (name === 'ours' && word !== 'open' ? name : word);
  const facts = {
    name,
    // A schema with fields has the type `object`. This is as certain as its fields.
    type: atBest(isPlain ? own.types : own.fields),
    value: atBest(own.values),
    required:
      (isPlain ? (wordOf(declared, 'required') ?? marked(schema as Raw, 'required')) : undefined) ??
      // A `required` list states the fact, even if outer evidence says `open`.
      (required === 'open' && holder.schema.required !== undefined ? undefined : required),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, word]) => word !== undefined && word !== 'stated'));
}

/**
 * Reads the evidence for a schema inside another one. If the schema states none, the evidence for the outer schema
 * applies; for a component, the default evidence of the API.
 *
 * @param known evidence for the outer schema
 * @param root default evidence of the API
 */
export function evidenceInside({ schema, names }: ResolvedSchema, known: EvidenceOf, root: EvidenceOf): EvidenceOf {
  return evidenceOf(schema, names.length > 0 ? root : known);
}

/**
 * Whether we made up the value of an example, according to the evidence for the example. Without such evidence, the
 * default evidence of the API (`root`) applies.
 */
export function isOurExample({ evidence }: { readonly evidence?: Evidence }, root: EvidenceOf): boolean {
  return (evidence ?? root.values) === 'ours';
}

function wordOf(given: unknown, fact: Fact): Evidence | undefined {
  const word = typeof given === 'string' && fact !== 'required' ? given : asRecord(given)[fact];
  return EVIDENCE.find((known) => known === word);
}

/** The keywords that state each kind of fact: a schema with `type`, for example, states its types. */
const STATED_BY: Readonly<Record<Fact, readonly string[]>> = {
  fields: ['properties'],
  types: ['type'],
  values: ['enum', 'oneOf', 'const'],
  required: ['required'],
  responses: [],
};

/**
 * Whether a schema itself states a kind of fact, as `enum` states `values`. If such a schema also has `x-not-published:
 * [values]`, this means that further values exist, which are not published.
 */
export function states(node: Raw, fact: Fact): boolean {
  return STATED_BY[fact].some((keyword) => keyword in node);
}

function marked(node: Raw, fact: Fact): Evidence | undefined {
  if (!asTexts(node['x-not-published']).includes(fact)) return undefined;
  if (fact === 'required' || !states(node, fact)) return 'open';
  return fact === 'types' ? 'ours' : undefined;
}
