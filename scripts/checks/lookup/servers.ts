import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asList, asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { operationsIn } from '../../description/model/path-item.ts';

/** Servers of the document, its path items and operations, each once. */
export function serversIn(document: OpenApiDocument): readonly Raw[] {
  const lists = [
    document.servers,
    ...operationsIn(document).flatMap(({ pathItem, operation }) => [pathItem['servers'], operation['servers']]),
  ];
  return [...new Set(lists.flatMap(asList).map(asRecord))];
}
