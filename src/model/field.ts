/** Tables of a page: fields, enum values, error codes. Every anchor is decided by the compiler, once. */
import type { FieldEvidence } from './evidence.ts';
import type { Asked } from './gap.ts';
import type { Href } from './nav.ts';
import type { Prose } from './prose.ts';

/** The fields of one object (JSON Schema 2020-12), finite under recursion. */
export interface FieldTable {
  /**
   * What holds for the value as a whole: all there is of a plain value, the rules of an object. Absent where a row
   * above says it, or nothing is to say.
   */
  readonly value?: Value;
  readonly fields: readonly Field[];
  /** How its types and required fields are known, where that is not simply stated; once for a table and all in it. */
  readonly notes?: readonly string[];
  /** True where other fields than these are refused. */
  readonly closed?: boolean;
  /** Alternatives (`oneOf`, `anyOf`) and conditions beside or instead of the fields. */
  readonly variants?: readonly VariantGroup[];
  /** Set where no field is documented (`all`), or others than these are not. */
  readonly undocumented?: 'all' | 'further';
  /** Named schema this table shows, linked when it has a page. */
  readonly schema?: { readonly name: string; readonly href?: Href };
}

/** Everything said about one value. */
export interface Value extends Asked {
  /** Type in words: `string`, `array of objects`, `string or null`, `function`. Empty where the words above tell it. */
  readonly type: string;
  /** `date-time`, `email`, … (OpenAPI Format Registry). */
  readonly format?: string;
  /** Named schema of the value or of its items, where it has a page of its own. */
  readonly schema?: { readonly name: string; readonly href: Href };
  /** Where it says more than the name of the field. */
  readonly title?: string;
  /** Whether it is deprecated; the marks say when it goes. */
  readonly deprecated?: true;
  /** Words set as small marks: `deprecated`, `deprecated, will be removed on 31 March 2027`, `read only`, `write only`. */
  readonly marks: readonly string[];
  readonly description: Prose;
  /** Limits in words: `at most 64 characters`. */
  readonly constraints: readonly string[];
  /** JSON text. */
  readonly default?: string;
  /** JSON texts of sample values, where the description gives them on the field itself. */
  readonly examples?: readonly string[];
  /** Sample values with names of their own, and those kept elsewhere. */
  readonly namedExamples?: readonly NamedExample[];
  readonly enum?: EnumTable;
  /** Where fields or values are explained when they are not opened here (recursion, depth, budget). */
  readonly link?: { readonly label: string; readonly href: Href };
  /** External documentation (OpenAPI 3.1, section 4.8.11). */
  readonly docs?: Prose;
  /** Keywords and extensions that have no words of their own. */
  readonly extensions?: readonly ExtensionText[];
}

/** Example Object (OpenAPI 3.2, section 4.19) as a line. */
export interface NamedExample {
  readonly title: string;
  /** The value, or where it is kept; absent where only words are given. */
  readonly value?: string;
  /** Address, where it is kept elsewhere and can be linked. */
  readonly href?: string;
  /** How it goes over the wire, where it says so. */
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
  /** True where `name` is no name but words: `any other name`. */
  readonly loose?: boolean;
  /** The path a reader copies: `data.customer.email`; `[]` marks the items of an array, `*` a name that is free. */
  readonly path: string;
  readonly required: boolean;
  /** How it is known, where not all of it is stated. */
  readonly evidence?: FieldEvidence;
  /** True where the description knows which fields are required, and this one is not. */
  readonly optional?: boolean;
  /** Nested fields that open in place. */
  readonly children?: FieldTable;
}

export interface VariantGroup {
  /** What the alternatives are to each other; `deeper` are none, but objects too deep in the table to open there. */
  readonly keyword: 'oneOf' | 'anyOf' | 'if' | 'dependentSchemas' | 'not' | 'contains' | 'contentSchema' | 'deeper';
  /** Property that tells the variants apart, where there is a discriminator. */
  readonly discriminator?: string;
  readonly variants: readonly Variant[];
}

export interface Variant {
  readonly anchor: string;
  /** Value of the discriminator, condition, title, schema name or type. */
  readonly label: string;
  /** Where it says more than the label. */
  readonly title?: string;
  readonly description?: Prose;
  readonly table: FieldTable;
}

export interface EnumTable extends Asked {
  /** The title of the schema, else the name of the field. */
  readonly caption: string;
  /** Whether the caption is a title. */
  readonly isTitle?: boolean;
  readonly values: readonly EnumValue[];
  /** Set where there are other values, which are not published. */
  readonly open?: true;
}

export interface EnumValue {
  readonly anchor: string;
  /**
   * The value as it goes over the wire, JSON text; strings without quotes, unless another value is written like them.
   */
  readonly value: string;
  /** Absent when the value names itself or its meaning is not published. */
  readonly title?: string;
  readonly description?: string;
  /** In words, with the day on which it goes; absent where it is not deprecated. */
  readonly deprecated?: string;
}

/** One entry of the error catalogue. */
export interface CatalogueRow extends Asked {
  readonly anchor: string;
  /** As in the description's `responses`: `401`, `5XX`. */
  readonly code: string;
  readonly title: string;
  readonly meaning: Prose;
  readonly remedy?: Prose;
  /** Every operation can respond with it: `operations` is empty. */
  readonly isUsual?: boolean;
  /** Operations that can respond with it. */
  readonly operations: readonly { readonly label: string; readonly href: Href }[];
}
