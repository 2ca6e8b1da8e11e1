import type { Evidence, EvidenceOf, FieldEvidence } from '../../model/evidence.ts';
import type { Schema } from '../../model/schema.ts';
import { asRecord, asTexts, type Raw } from './raw.ts';
import { mergedParts, type ResolvedSchema } from './resolve-schema.ts';

/** All kinds of evidence, the strongest first. */
export const EVIDENCE: readonly Evidence[] = ['stated', 'sample', 'ours', 'open'];
/** A kind of fact for which evidence can be declared. */
export type Fact = keyof EvidenceOf;
/** All kinds of facts. */
export const FACTS: readonly Fact[] = ['fields', 'types', 'values', 'required', 'responses'];

/**
 * Reads the evidence for the facts of a node: from `x-evidence`, in which a single word covers all facts except
 * `required`; else from the marks in `x-not-published`; else from `around`. Unknown words are ignored, as a check
 * reports them.
 */
export function evidenceOf(node: object, around: EvidenceOf = {}): EvidenceOf {
  const { 'x-evidence': declared, 'x-not-published': left } = node as Raw;
  if (declared === undefined && left === undefined) return around;
  return Object.fromEntries(
    FACTS.flatMap((fact) => {
      const known = wordOf((node as Raw)['x-evidence'], fact) ?? marked(node as Raw, fact) ?? around[fact];
      return known === undefined ? [] : [[fact, known]];
    }),
  );
}

/** An object that lists fields, with the evidence for its facts. */
export interface Holder {
  readonly schema: Schema;
  readonly known: EvidenceOf;
}

/**
 * Reads the evidence for a field. The object that lists the field determines the evidence for its name and for whether
 * it is required, unless the property declares evidence for the name. The field's own schema determines the evidence
 * for its type and value.
 *
 * @param property as written in the object
 * @param own evidence for the schema of the field: `evidenceInside`
 */
export function evidenceOfField(property: Schema, schema: Schema, own: EvidenceOf, holder: Holder): FieldEvidence {
  // A property described in several parts declares it in one of them.
  const given = mergedParts(property).map((part) => (part as Raw)['x-evidence']);
  const declared = given.findLast((word) => word !== undefined);
  const { fields, required } = holder.known;
  // The evidence of an object with fields concerns those fields.
  const isPlain = schema.properties === undefined;
  const name = (isPlain || typeof declared === 'string' ? wordOf(declared, 'fields') : undefined) ?? fields;
  // The other facts of an assumed field are at most assumed.
  const atBest = (word?: Evidence) => (name === 'ours' && word !== 'open' ? name : word);
  const facts = {
    name,
    // A schema that lists fields is an object.
    type: atBest(isPlain ? own.types : own.fields),
    value: atBest(own.values),
    required:
      (isPlain ? (wordOf(declared, 'required') ?? marked(schema as Raw, 'required')) : undefined) ??
      // A `required` list is evidence, whatever applies around it.
      (required === 'open' && holder.schema.required !== undefined ? undefined : required),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, word]) => word !== undefined && word !== 'stated'));
}

/**
 * Reads the evidence for an object inside another one. For a component, the evidence around its references does not
 * apply.
 *
 * @param root evidence for facts for which no object declares any
 */
export function evidenceInside({ schema, names }: ResolvedSchema, known: EvidenceOf, root: EvidenceOf): EvidenceOf {
  return evidenceOf(schema, names.length > 0 ? root : known);
}

/** Whether the value of an example is ours. Evidence of the example overrides that of the API. */
export function isOurExample({ evidence }: { readonly evidence?: Evidence }, root: EvidenceOf): boolean {
  return (evidence ?? root.values) === 'ours';
}

function wordOf(given: unknown, fact: Fact): Evidence | undefined {
  const word = typeof given === 'string' && fact !== 'required' ? given : asRecord(given)[fact];
  return EVIDENCE.find((known) => known === word);
}

/** Keywords that state a fact, by fact. */
const STATED_BY: Readonly<Record<Fact, readonly string[]>> = {
  fields: ['properties'],
  types: ['type'],
  values: ['enum', 'oneOf', 'const'],
  required: ['required'],
  responses: [],
};

/** Whether an object itself states a fact; a mark for the same fact then concerns only unlisted names or values. */
export function states(node: Raw, fact: Fact): boolean {
  return STATED_BY[fact].some((keyword) => keyword in node);
}

function marked(node: Raw, fact: Fact): Evidence | undefined {
  if (!asTexts(node['x-not-published']).includes(fact)) return undefined;
  if (fact === 'required' || !states(node, fact)) return 'open';
  return fact === 'types' ? 'ours' : undefined;
}
