import type { Evidence, EvidenceOf } from './evidence.ts';
import type { NotPublished } from './gap.ts';
import type { JsonNumber } from './json-number.ts';

/**
 * A Schema Object (OpenAPI 3.1, section 4.8.24; JSON Schema 2020-12). Schemas of OpenAPI 3.0 are converted to this
 * dialect on loading. References are not resolved, which permits recursion; most refer to a component
 * (`#/components/schemas/Customer`). Any schema may also be `true` or `false`: `asSchema` converts these to objects.
 */
export interface Schema {
  readonly $ref?: string;
  readonly $dynamicRef?: string;
  readonly $anchor?: string;
  readonly $dynamicAnchor?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: SchemaType | readonly SchemaType[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: JsonNumber;
  readonly maximum?: JsonNumber;
  readonly exclusiveMinimum?: JsonNumber;
  readonly exclusiveMaximum?: JsonNumber;
  readonly multipleOf?: JsonNumber;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly unevaluatedProperties?: boolean | Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: boolean | Schema;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly dependentSchemas?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly unevaluatedItems?: boolean | Schema;
  readonly prefixItems?: readonly Schema[];
  readonly contains?: boolean | Schema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: boolean | Schema;
  readonly if?: boolean | Schema;
  readonly then?: boolean | Schema;
  readonly else?: boolean | Schema;
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
    readonly defaultMapping?: string;
  };
  readonly contentMediaType?: string;
  readonly contentEncoding?: string;
  readonly contentSchema?: boolean | Schema;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly deprecated?: boolean;
  readonly externalDocs?: { readonly url?: string; readonly description?: string };
  readonly xml?: SchemaXml;
  /** Whether `null` is allowed as well. `resolveSchema` sets this when it removes the `null` alternative of a union. */
  readonly nullable?: boolean;
  /** Former names of the schema, or of the property that it describes. */
  readonly 'x-formerly'?: readonly string[];
  readonly 'x-evidence'?: Evidence | EvidenceOf;
  readonly 'x-not-published'?: readonly NotPublished[];
  /** Questions about unpublished facts, in the reader's words. */
  readonly 'x-question'?: string | readonly string[];
  /**
   * Marks a value that is a function in the reader's code. Contains the names of its parameters, and the source of an
   * example body.
   */
  readonly 'x-callback'?: SchemaCallback;
}

type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** XML Object (OpenAPI 3.2, section 4.26). */
export interface SchemaXml {
  readonly name?: string;
  readonly namespace?: string;
  readonly prefix?: string;
  readonly attribute?: boolean;
  readonly wrapped?: boolean;
  readonly nodeType?: string;
}

interface SchemaCallback {
  readonly parameters?: readonly string[];
  readonly source?: string;
}
