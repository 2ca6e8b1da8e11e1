import type { CatalogueEntry } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { notPublished } from './gap.ts';
import { asList, asRecord, asText, type Raw } from './raw.ts';
import { resolveRef } from './resolve-ref.ts';

/** The error catalogue: reusable responses marked `x-catalogue`, in the order of the description, or the list in an extension of the document. */
export function catalogueOf(document: OpenApiDocument, extension?: string): readonly CatalogueEntry[] {
  if (extension !== undefined)
    return asList(resolveRef(document, (document as unknown as Raw)[extension] as object)).map(toEntry);
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

function toEntry(node: unknown): CatalogueEntry {
  const { code, title, meaning, remedy, action } = asRecord(node);
  const toDo = asText(remedy, asText(action));
  return {
    component: '',
    code: asText(code),
    title: asText(title),
    meaning: asText(meaning),
    ...(toDo === '' ? {} : { remedy: toDo }),
    notPublished: [],
  };
}
