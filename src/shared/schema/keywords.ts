/**
 * Keywords that contain values of the API, not schemas, although a value may look like a schema (JSON Schema 2020-12
 * Validation, sections 6 and 9).
 */
export const VALUE_KEYWORDS: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'example', 'examples']);

/** Keywords that describe rather than constrain (JSON Schema 2020-12 Validation, section 9). */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'summary',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'xml',
  'discriminator',
  '$comment',
  '$id',
  '$anchor',
  '$dynamicAnchor',
  '$schema',
  'nullable',
]);

/** Whether a keyword is an annotation (JSON Schema 2020-12 Validation, section 9) or an extension. */
export function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith('x-');
}
