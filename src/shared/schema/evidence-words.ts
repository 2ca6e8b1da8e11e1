/** How facts are known, in the words that every output uses. What is stated has none. */
import type { EvidenceOf } from '../../model/evidence.ts';
import { listWords } from '../text/words.ts';

export const OUR_EXAMPLE = 'Our example.';
export const OUR_TYPES = 'Types come from our examples unless stated.';
export const OUR_RESPONSES = 'We assume which responses an operation returns.';
export const OUR_REQUIRED = 'Which fields are required is our assumption.';
/** Said above fields of which some are marked as required. */
export const SOME_REQUIRED = 'Required fields are marked where documented.';
export const OPTIONAL = 'Optional.';
export const OUR_NAME = 'We assume this name.';
/** Said above fields of which few names are documented. */
export const MOST_NAMES = 'We assume the field names, unless a row says otherwise.';
export const NAME_KNOWN = 'This field name is documented.';

/** Says once for a whole API what is ours in it. */
export function usualWords({ responses, types, values }: EvidenceOf): readonly string[] {
  return [
    ...(responses === 'ours' ? [OUR_RESPONSES] : []),
    ...(types === 'ours' ? [OUR_TYPES] : []),
    ...(values === 'ours' ? ['Example values are ours unless stated.'] : []),
  ];
}

/** Says that nobody knows which fields are required; of some it is known where it has them. */
export function requiredOpen(hasSome: boolean): string {
  return `Which ${hasSome ? 'other ' : ''}fields are required is not documented.`;
}

/** Says which names of an object are assumed. */
export function ourNames(names: readonly string[]): string {
  const listed = names.map((name) => `\`${name}\``);
  return `We assume the ${names.length === 1 ? 'name' : 'names'} ${listWords(listed, 'and')}.`;
}

/** Says that most names of an object are assumed; `documented` are the others, where they are listed. */
export function mostNamesOurs(documented: readonly string[]): string {
  const but = documented.map((name) => `\`${name}\``);
  return `We assume the field names${but.length === 0 ? '' : ` but ${listWords(but, 'and')}`}.`;
}

/** Says that requests without a body have this header, too, which OpenAPI cannot describe (3.1, section 4.8.12.2). */
export function contentTypeWords(mediaType: string): string {
  return `Every request carries \`Content-Type: ${mediaType}\`, with a body or without: add it to what you generate.`;
}

/** Says of a method that is not documented that another word stands in its place. */
export function standInWords(method: string): string {
  return `The method is not documented: \`${method}\` stands in for it.`;
}
