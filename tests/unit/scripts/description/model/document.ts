import type { OpenApiDocument } from '#src/model/openapi.ts';

/** A description made of the parts a test is about; deliberately not typed, as authors write anything. */
export function document(parts: Readonly<Record<string, unknown>>): OpenApiDocument {
  return { openapi: '3.1.1', info: { title: 'API', version: '1' }, ...parts } as unknown as OpenApiDocument;
}
