import { asText, type Raw } from '#src/shared/schema/raw.ts';

/** Everything that the description says in words about a value. */
export function wordsOf(parts: readonly Raw[]): string {
  return parts
    .map((part) => asText(part['description']))
    .filter((text) => text !== '')
    .join(' ');
}

/** Whether a schema lists the values there are, so that any other breaks it. */
export function isListed(parts: readonly Raw[]): boolean {
  return parts.some((part) => 'enum' in part || 'const' in part);
}
