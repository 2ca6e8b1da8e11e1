import type { OpenAPIV3_1 } from 'openapi-types';

/** The bundled description, not yet an `Api`: an OpenAPI 3.x document in which every `$ref` is internal. */
export type OpenApiDocument = OpenAPIV3_1.Document;
