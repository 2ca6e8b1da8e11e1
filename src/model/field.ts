/** Tables of a page: fields, enum values, error codes. Every anchor is decided by the compiler, once. */
import type { Content } from './content.ts';
import type { Href } from './nav.ts';

/** The fields of one object (JSON Schema 2020-12), finite under recursion. */
export interface FieldTable {
  readonly fields: readonly Field[];
  /** Alternatives (`oneOf`, `anyOf`) beside or instead of the fields. */
  readonly variants?: VariantGroup;
  /** Plain sentences on what is not published about this object. */
  readonly notices: readonly string[];
  /** Named schema this table shows, linked when it has a page. */
  readonly schema?: { readonly name: string; readonly href?: Href };
}

/** One property, parameter or header. */
export interface Field {
  /** Unique in the page and stable: `create-wallet.body.customer.email`. */
  readonly anchor: string;
  readonly name: string;
  /** The path a reader copies: `data.customer.email`; `[]` marks the items of an array. */
  readonly path: string;
  /** Type in words: `string`, `array of objects`, `string or null`, `function`. */
  readonly type: string;
  /** `date-time`, `email`, … (OpenAPI Format Registry). */
  readonly format?: string;
  readonly required: boolean;
  /** Words set as small marks: `deprecated`, `read only`, `write only`. */
  readonly marks: readonly string[];
  readonly description: Content;
  /** Limits in words: `at most 64 characters`. */
  readonly constraints: readonly string[];
  /** JSON text. */
  readonly default?: string;
  /** JSON text of a sample value, where the description gives one on the field itself. */
  readonly example?: string;
  readonly enum?: EnumTable;
  /** Nested fields that open in place. */
  readonly children?: FieldTable;
  /** Where the nested object is explained when it is not opened here (recursion, depth). */
  readonly link?: { readonly label: string; readonly href: Href };
  readonly notices: readonly string[];
}

export interface VariantGroup {
  readonly keyword: 'oneOf' | 'anyOf';
  /** Property that tells the variants apart, where there is a discriminator. */
  readonly discriminator?: string;
  readonly variants: readonly Variant[];
}

export interface Variant {
  readonly anchor: string;
  readonly label: string;
  readonly table: FieldTable;
}

export interface EnumTable {
  /** Schema name, for the caption. */
  readonly caption: string;
  readonly values: readonly EnumValue[];
  readonly notices: readonly string[];
}

export interface EnumValue {
  readonly anchor: string;
  /** The value as it goes over the wire, JSON text without quotes for strings. */
  readonly value: string;
  /** Absent when the value names itself or its meaning is not published. */
  readonly title?: string;
  readonly description?: string;
}

/** One entry of the error catalogue. */
export interface CatalogueRow {
  readonly anchor: string;
  /** As in the description's `responses`: `401`, `5XX`. */
  readonly code: string;
  readonly title: string;
  readonly meaning: Content;
  readonly remedy?: Content;
  /** Operations that can answer with it. */
  readonly operations: readonly { readonly label: string; readonly href: Href }[];
  readonly notices: readonly string[];
}
