import type { Evidence, EvidenceOf, FieldEvidence } from '../../model/evidence.ts';
import type { Schema } from '../../model/schema.ts';
import { asRecord, asTexts, type Raw } from './raw.ts';
import { mergedParts, type ResolvedSchema } from './resolve-schema.ts';

export const EVIDENCE: readonly Evidence[] = ['stated', 'sample', 'ours', 'open'];
/** A fact of an object that is judged apart. */
export type Fact = keyof EvidenceOf;
export const FACTS: readonly Fact[] = ['fields', 'types', 'values', 'required', 'responses'];

/**
 * Reads how the facts of a node are known: by its `x-evidence`, of which one word means all facts but `required`; else
 * by what `x-not-published` marks; else as around it. A word that is none is a check's to report.
 */
export function evidenceOf(node: object, around: EvidenceOf = {}): EvidenceOf {
  const { 'x-evidence': said, 'x-not-published': left } = node as Raw;
  if (said === undefined && left === undefined) return around;
  return Object.fromEntries(
    FACTS.flatMap((fact) => {
      const known = wordOf((node as Raw)['x-evidence'], fact) ?? marked(node as Raw, fact) ?? around[fact];
      return known === undefined ? [] : [[fact, known]];
    }),
  );
}

/** An object that lists fields, and how its facts are known. */
export interface Holder {
  readonly schema: Schema;
  readonly known: EvidenceOf;
}

/**
 * Reads how a field is known. Its name, and whether it is required, are facts of the object that lists it, unless its
 * property says otherwise of its name; its type and value are its own.
 *
 * @param property as written in the object
 * @param own how the schema of the field is known: `evidenceInside`
 */
export function evidenceOfField(property: Schema, schema: Schema, own: EvidenceOf, holder: Holder): FieldEvidence {
  // A property that is described in several parts says it in one of them.
  const given = mergedParts(property).map((part) => (part as Raw)['x-evidence']);
  const said = given.findLast((word) => word !== undefined);
  const { fields, required } = holder.known;
  // What an object says apart is of the fields inside it.
  const isPlain = schema.properties === undefined;
  const name = (isPlain || typeof said === 'string' ? wordOf(said, 'fields') : undefined) ?? fields;
  // Of a field that is assumed, no more is known.
  const atBest = (word?: Evidence) => (name === 'ours' && word !== 'open' ? name : word);
  const facts = {
    name,
    // What lists fields is an object.
    type: atBest(isPlain ? own.types : own.fields),
    value: atBest(own.values),
    required:
      (isPlain ? (wordOf(said, 'required') ?? marked(schema as Raw, 'required')) : undefined) ??
      // A list tells it, whatever holds around it.
      (required === 'open' && holder.schema.required !== undefined ? undefined : required),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, word]) => word !== undefined && word !== 'stated'));
}

/**
 * Reads how an object inside another is known. A component is judged at its own place: what holds around a reference
 * to it does not enter.
 *
 * @param root how facts are known of which no object says it
 */
export function evidenceInside({ schema, names }: ResolvedSchema, known: EvidenceOf, root: EvidenceOf): EvidenceOf {
  return evidenceOf(schema, names.length > 0 ? root : known);
}

/** Tells whether the value of an example is ours: the example's own word wins over the one of its API. */
export function isOurExample({ evidence }: { readonly evidence?: Evidence }, root: EvidenceOf): boolean {
  return (evidence ?? root.values) === 'ours';
}

function wordOf(given: unknown, fact: Fact): Evidence | undefined {
  const word = typeof given === 'string' && fact !== 'required' ? given : asRecord(given)[fact];
  return EVIDENCE.find((known) => known === word);
}

/** Keywords that tell a fact. */
const TOLD_BY: Readonly<Record<Fact, readonly string[]>> = {
  fields: ['properties'],
  types: ['type'],
  values: ['enum', 'oneOf', 'const'],
  required: ['required'],
  responses: [],
};

/** Whether an object itself tells a fact: a mark beside names or values is of others than those. */
export function tells(node: Raw, fact: Fact): boolean {
  return TOLD_BY[fact].some((keyword) => keyword in node);
}

function marked(node: Raw, fact: Fact): Evidence | undefined {
  if (!asTexts(node['x-not-published']).includes(fact)) return undefined;
  if (fact === 'required' || !tells(node, fact)) return 'open';
  return fact === 'types' ? 'ours' : undefined;
}
