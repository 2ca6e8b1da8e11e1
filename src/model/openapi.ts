/** The raw description: an OpenAPI 3.x document after bundling, every `$ref` internal. */
import type { OpenAPIV3_1 } from 'openapi-types';

export type OpenApiDocument = OpenAPIV3_1.Document;
