import type { Extended, Extension, ExternalDocs } from '#src/model/extension.ts';
import { ENUM_EXTENSIONS } from '#src/shared/schema/enums.ts';
import { asTexts, type Raw, asRecord, asText } from '#src/shared/schema/raw.ts';

/** Names of the specification extensions that the compiler reads, anywhere in a description. */
export const KNOWN_EXTENSIONS: ReadonlySet<string> = new Set([
  'x-callback',
  'x-catalogue',
  'x-codeSamples',
  'x-code-samples',
  'x-content-type',
  'x-displayName',
  'x-evidence',
  'x-examples',
  'x-formerly',
  'x-internal',
  'x-not-published',
  'x-question',
  'x-requires',
  'x-sunset',
  'x-tagGroups',
  'x-unversioned',
  ...ENUM_EXTENSIONS.map(([name]) => name),
]);

/**
 * Returns the specification extensions of objects (OpenAPI 3.1, section 4.9), except those in `KNOWN_EXTENSIONS`, in
 * the order of the description.
 */
export function extensionsOf(...nodes: readonly Raw[]): readonly Extension[] {
  return nodes.flatMap((node) =>
    Object.entries(node)
      .filter(([name]) => name.startsWith('x-') && !KNOWN_EXTENSIONS.has(name))
      .map(([name, value]) => ({ name, value })),
  );
}

/**
 * Returns the extensions of an object that the compiler does not read, as `{ extensions }`; an empty object if there
 * are none.
 */
export function extended(node: Raw): Extended {
  const extensions = extensionsOf(node);
  return extensions.length === 0 ? {} : { extensions };
}

/** Returns the former names of an object (`x-formerly`) as `{ formerly }`; an empty object if there are none. */
export function formerlyOf(node: Raw): { readonly formerly?: readonly string[] } {
  const formerly = asTexts(node['x-formerly']);
  return formerly.length === 0 ? {} : { formerly };
}

/**
 * Returns the External Documentation Object of a node (OpenAPI 3.1, section 4.8.11) as `{ externalDocs }`; an empty
 * object if there is no URL.
 */
export function externalDocsOf(node: Raw): { readonly externalDocs?: ExternalDocs } {
  const { url, description } = asRecord(node['externalDocs']);
  return asText(url) === '' ? {} : { externalDocs: { url: asText(url), description: asText(description) } };
}
