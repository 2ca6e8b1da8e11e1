import type { Extended } from '#src/model/extension.ts';
import type { ExtensionText } from '#src/model/field.ts';
import type { Schema } from '#src/model/schema.ts';
import type { SiteConfig } from '#src/model/site.ts';
import { mergedParts } from '#src/shared/schema/resolve-schema.ts';
import { isReadKeyword } from '#src/shared/schema/well-formed.ts';
import { truncatedJson } from './truncate.ts';

/**
 * Returns those extensions of an OpenAPI object that readers see (OpenAPI 3.1, section 4.9): the label and the JSON
 * value of each.
 */
export function extensionsOf(
  { extensions = [] }: Extended,
  { extensions: labels }: SiteConfig,
): readonly ExtensionText[] {
  return extensions.map(({ name, value }) => ({ name: labels[name] ?? name, value: truncatedJson(value) }));
}

/**
 * Keywords that `unknownKeywords` omits, because a table shows them in another form or because they do not concern
 * readers.
 */
const SHOWN: ReadonlySet<string> = new Set(
  (
    '$anchor $dynamicAnchor $recursiveRef $recursiveAnchor definitions $id $schema $comment $vocabulary ' +
    'summary const default example x-callback x-examples ' +
    'x-enumDescriptions x-enum-descriptions x-enumNames x-enum-varnames x-enumLabels x-enum-labels __proto__'
  ).split(' '),
);

/**
 * Returns the keywords of a schema that this program does not interpret, with their values as JSON. Extensions that
 * readers see are among them.
 */
export function unknownKeywords(schema: Schema, config: SiteConfig): readonly ExtensionText[] {
  return mergedParts(schema).flatMap((part) =>
    Object.entries(part)
      .filter(([name, value]) => !SHOWN.has(name) && !isReadKeyword(name) && value !== undefined)
      .map(([name, value]) => ({ name: config.extensions[name] ?? name, value: truncatedJson(value) })),
  );
}
