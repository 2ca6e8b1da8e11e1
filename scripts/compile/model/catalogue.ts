import type { CatalogueEntry } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { notPublished } from './gap.ts';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { resolveRef } from '#src/shared/schema/resolve-ref.ts';

/** The error catalogue: reusable responses marked `x-catalogue`, in the order of the description. */
export function catalogueOf(document: OpenApiDocument): readonly CatalogueEntry[] {
  return Object.entries(asRecord(document.components?.responses)).flatMap(([component, node]) => {
    const raw = asRecord(resolveRef(document, asRecord(node)));
    if (raw['x-catalogue'] === undefined) return [];
    const entry = asRecord(raw['x-catalogue']);
    const remedy = asText(entry['remedy']);
    return [
      {
        component,
        code: asText(entry['code']),
        title: asText(entry['title']),
        meaning: asText(raw['description']),
        ...(remedy === '' ? {} : { remedy }),
        notPublished: [...notPublished(raw), ...notPublished(entry)],
      },
    ];
  });
}
