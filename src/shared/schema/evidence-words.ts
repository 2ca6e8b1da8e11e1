/**
 * Sentences that tell readers which facts are assumed or unknown. Every output format uses the same sentences. There is
 * no sentence for a stated fact.
 */
import type { EvidenceOf } from '../../model/evidence.ts';
import { listWords } from '../text/words.ts';

export const OUR_EXAMPLE = 'Our example.';
export const OUR_TYPES = 'Types come from our examples unless stated.';
export const OUR_RESPONSES = 'We assume which responses an operation returns.';
export const OUR_REQUIRED = 'Which fields are required is our assumption.';
/** Remark above a table in which only some fields are documented as required. */
export const SOME_REQUIRED = 'Required fields are marked where documented.';
export const OPTIONAL = 'Optional.';
export const OUR_NAME = 'We assume this name.';
/** Remark above a table in which most field names are assumed. */
export const MOST_NAMES = 'We assume the field names, unless a row says otherwise.';
export const NAME_KNOWN = 'This field name is documented.';

/** Returns sentences on the kinds of facts that are assumed throughout an API, from its default evidence. */
export function usualWords({ responses, types, values }: EvidenceOf): readonly string[] {
  return [
    ...(responses === 'ours' ? [OUR_RESPONSES] : []),
    ...(types === 'ours' ? [OUR_TYPES] : []),
    ...(values === 'ours' ? ['Example values are ours unless stated.'] : []),
  ];
}

/**
 * Returns a sentence: it is not documented which fields are required. If `hasSome` is true, this is documented for some
 * fields, and the sentence is about the others.
 */
export function requiredOpen(hasSome: boolean): string {
  return `Which ${hasSome ? 'other ' : ''}fields are required is not documented.`;
}

/** Returns the remark that lists the assumed field names of an object. */
export function ourNames(names: readonly string[]): string {
  const listed = names.map((name) => `\`${name}\``);
  return `We assume the ${names.length === 1 ? 'name' : 'names'} ${listWords(listed, 'and')}.`;
}

/** Returns the remark that most field names of an object are assumed, except those in `documented`. */
export function mostNamesOurs(documented: readonly string[]): string {
  const but = documented.map((name) => `\`${name}\``);
  return `We assume the field names${but.length === 0 ? '' : ` but ${listWords(but, 'and')}`}.`;
}

/**
 * Returns the remark that every request carries a `Content-Type`, even without a body. OpenAPI cannot describe this
 * (OpenAPI 3.1, section 4.8.12.2).
 */
export function contentTypeWords(mediaType: string): string {
  return `Every request carries \`Content-Type: ${mediaType}\`, with a body or without: add it to what you generate.`;
}

/** Returns the remark that `method` is only a placeholder for an undocumented method. */
export function standInWords(method: string): string {
  return `The method is not documented: \`${method}\` stands in for it.`;
}
