import type { Actor, CatalogueEntry } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { authored, notPublished } from './gap.ts';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { resolveRef } from '#src/shared/schema/resolve-ref.ts';

/** Values of `actor` in `x-catalogue`: the parties that may have to act on an error. A check reports other values. */
export const ACTORS: readonly Actor[] = ['caller', 'support', 'provider'];

/** Returns the error catalogue: reusable responses with `x-catalogue`, in the order of the description. */
export function catalogueOf(document: OpenApiDocument): readonly CatalogueEntry[] {
  return Object.entries(asRecord(document.components?.responses)).flatMap(([component, node]) => {
    const raw = asRecord(resolveRef(document, asRecord(node)));
    if (raw['x-catalogue'] === undefined) return [];
    const entry = asRecord(raw['x-catalogue']);
    const remedy = asText(entry['remedy']);
    const actor = ACTORS.find((one) => one === entry['actor']);
    return [
      {
        component,
        code: asText(entry['code']),
        title: asText(entry['title']),
        meaning: asText(raw['description']),
        ...(remedy === '' ? {} : { remedy }),
        ...(actor === undefined ? {} : { actor }),
        ...authored(raw),
        notPublished: [...notPublished(raw), ...notPublished(entry)],
      },
    ];
  });
}
