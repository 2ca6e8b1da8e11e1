/** Tables of a page: fields, enum values, error codes. Every anchor is decided by the compiler, once. */
import type { FieldEvidence } from './evidence.ts';
import type { Questioned } from './gap.ts';
import type { Href } from './nav.ts';
import type { Prose } from './prose.ts';

/** The fields of one object (JSON Schema 2020-12), finite under recursion. */
export interface FieldTable {
  /**
   * The properties of the value as a whole: everything for a scalar, the rules of an object. Absent if a row above
   * contains them or there are none.
   */
  readonly value?: Value;
  readonly fields: readonly Field[];
  /** The evidence for its types and required fields, unless simply stated; once for a table and all tables in it. */
  readonly notes?: readonly string[];
  /** True if other fields are refused. */
  readonly closed?: boolean;
  /** Alternatives (`oneOf`, `anyOf`) and conditions beside or instead of the fields. */
  readonly variants?: readonly VariantGroup[];
  /** Set if no field is documented (`all`), or if there are undocumented fields besides these. */
  readonly undocumented?: 'all' | 'further';
  /** Named schema this table shows, linked when it has a page. */
  readonly schema?: { readonly name: string; readonly href?: Href };
}

/** The documentation of one value. */
export interface Value extends Questioned {
  /** Type in words: `string`, `array of objects`, `string or null`, `function`. Empty if the text above contains it. */
  readonly type: string;
  /** `date-time`, `email`, … (OpenAPI Format Registry). */
  readonly format?: string;
  /** Named schema of the value or of its items, if it has a page. */
  readonly schema?: { readonly name: string; readonly href: Href };
  /** Present if it adds to the name of the field. */
  readonly title?: string;
  /** Whether it is deprecated; the marks contain the day of removal. */
  readonly deprecated?: true;
  /** Words set as marks: `deprecated`, `deprecated, will be removed on 31 March 2027`, `read only`, `write only`. */
  readonly marks: readonly string[];
  readonly description: Prose;
  /** Limits in words: `at most 64 characters`. */
  readonly constraints: readonly string[];
  /** JSON text. */
  readonly default?: string;
  /** JSON texts of sample values that the description lists for the field itself. */
  readonly examples?: readonly string[];
  /** Named sample values, and external ones. */
  readonly namedExamples?: readonly NamedExample[];
  readonly enum?: EnumTable;
  /** Link to the fields or values if they are not expanded here (recursion, depth, budget). */
  readonly link?: { readonly label: string; readonly href: Href };
  /** External documentation (OpenAPI 3.1, section 4.8.11). */
  readonly docs?: Prose;
  /** Keywords and extensions without words of their own. */
  readonly extensions?: readonly ExtensionText[];
}

/** Example Object (OpenAPI 3.2, section 4.19) as a line. */
export interface NamedExample {
  readonly title: string;
  /** The value or its location; absent for an example with only a description. */
  readonly value?: string;
  /** URL of an external value, if it can be linked. */
  readonly href?: string;
  /** Its serialised form, if given. */
  readonly sent?: string;
  readonly description: Prose;
}

/** A keyword with its value as JSON text. */
export interface ExtensionText {
  readonly name: string;
  readonly value: string;
}

/** One property, parameter or header. */
export interface Field extends Value {
  /** Unique in the page and stable: `create-wallet.body.customer.email`. */
  readonly anchor: string;
  readonly name: string;
  /** True if `name` is a phrase rather than a name: `any other name`. */
  readonly loose?: boolean;
  /** The path that a reader copies: `data.customer.email`; `[]` marks the items of an array, `*` a free name. */
  readonly path: string;
  readonly required: boolean;
  /** Its evidence, unless everything is stated. */
  readonly evidence?: FieldEvidence;
  /** True if the description states which fields are required, and this one is not. */
  readonly optional?: boolean;
  /** Nested fields that expand in place. */
  readonly children?: FieldTable;
}

/** Alternatives, or conditional fields, of an object. */
export interface VariantGroup {
  /** The relation of the alternatives; `deeper` has none, but objects too deep in the table to expand there. */
  readonly keyword: 'oneOf' | 'anyOf' | 'if' | 'dependentSchemas' | 'not' | 'contains' | 'contentSchema' | 'deeper';
  /** Property whose value selects the variant, if there is a discriminator. */
  readonly discriminator?: string;
  readonly variants: readonly Variant[];
}

/** An alternative with its fields. */
export interface Variant {
  readonly anchor: string;
  /** Value of the discriminator, condition, title, schema name or type. */
  readonly label: string;
  /** Present if it adds to the label. */
  readonly title?: string;
  readonly description?: Prose;
  readonly table: FieldTable;
}

/** The values of an enum. */
export interface EnumTable extends Questioned {
  /** The title of the schema, else the name of the field. */
  readonly caption: string;
  /** Whether the caption is a title. */
  readonly isTitle?: boolean;
  readonly values: readonly EnumValue[];
  /** Set if there are further, unpublished values. */
  readonly open?: true;
}

/** A value of an enum with its meaning. */
export interface EnumValue {
  readonly anchor: string;
  /** The value as serialised, JSON text; strings without quotes, unless another value would look the same. */
  readonly value: string;
  /** Absent if the value explains itself or its meaning is not published. */
  readonly title?: string;
  readonly description?: string;
  /** In words, with the day of removal; absent if not deprecated. */
  readonly deprecated?: string;
}

/** One entry of the error catalogue. */
export interface CatalogueRow extends Questioned {
  readonly anchor: string;
  /** As in the description's `responses`: `401`, `5XX`. */
  readonly code: string;
  readonly title: string;
  readonly meaning: Prose;
  readonly remedy?: Prose;
  /** True if every operation can respond with it: `operations` is empty. */
  readonly isUsual?: boolean;
  /** Operations that can respond with it. */
  readonly operations: readonly { readonly label: string; readonly href: Href }[];
}
