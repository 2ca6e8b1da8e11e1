/** The tables on a page: fields, enum values, error codes. Each row has its anchor, unique in the page. */
import type { FieldEvidence } from './evidence.ts';
import type { Questioned } from './gap.ts';
import type { Href } from './nav.ts';
import type { Prose } from './prose.ts';

/** The fields of one object (JSON Schema 2020-12): a finite table even if the schema is recursive. */
export interface FieldTable {
  /**
   * The documentation of the value itself, shown above the rows. For a scalar, it contains all facts. For an object, it
   * contains only the rules on the object as a whole, such as its number of fields. Absent if there is nothing to show,
   * or if the row that contains the table already shows it.
   */
  readonly value?: Value;
  readonly fields: readonly Field[];
  /**
   * Remarks above the table on facts that are assumed or unknown, such as types. A page shows a remark on types or
   * required fields only once.
   */
  readonly notes?: readonly string[];
  /** True if fields not in the table are refused. */
  readonly closed?: boolean;
  /**
   * Alternatives (`oneOf`, `anyOf`) and conditional fields. A table can have them in addition to `fields`, or without
   * any `fields`.
   */
  readonly variants?: readonly VariantGroup[];
  /** Set if no field is documented (`all`), or if there are undocumented fields besides those listed (`further`). */
  readonly undocumented?: 'all' | 'further';
  /** The named schema that the table shows, linked if the schema has a page. */
  readonly schema?: { readonly name: string; readonly href?: Href };
}

/** The documentation of one value. */
export interface Value extends Questioned {
  /**
   * Type in words: `string`, `array of objects`, `string or null`, `function`. An empty string if the type is already
   * clear from the page.
   */
  readonly type: string;
  /** Format: `date-time`, `email`, … (OpenAPI Format Registry). */
  readonly format?: string;
  /** Named schema of the value or of its items, if it has a page. */
  readonly schema?: { readonly name: string; readonly href: Href };
  /** Title, if it says more than the name of the field. */
  readonly title?: string;
  /** Whether the value is deprecated. */
  readonly deprecated?: true;
  /** Labels shown beside the type: `deprecated, will be removed on 31 March 2027`, `read only`, `write only`. */
  readonly marks: readonly string[];
  readonly description: Prose;
  /** Limits in words: `at most 64 characters`. */
  readonly constraints: readonly string[];
  /** The default value as JSON text. */
  readonly default?: string;
  /** Examples from the schema of the field, as JSON text. */
  readonly examples?: readonly string[];
  /** Examples with a name, including external ones. */
  readonly namedExamples?: readonly NamedExample[];
  readonly enum?: EnumTable;
  /** Link to the fields or values if they are not expanded here, because of recursion, nesting depth or table size. */
  readonly link?: { readonly label: string; readonly href: Href };
  /** External documentation (OpenAPI 3.1, section 4.8.11). */
  readonly docs?: Prose;
  /** Keywords and extensions that pages cannot express in words; shown as written. */
  readonly extensions?: readonly ExtensionText[];
}

/** An Example Object (OpenAPI 3.2, section 4.19), shown on one line. */
export interface NamedExample {
  readonly title: string;
  /** The value, or the URL of an external value; absent for an example that has only a description. */
  readonly value?: string;
  /** URL of an external value, if it can be linked. */
  readonly href?: string;
  /** The value as serialised in a request or response, if the description states it. */
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
  /** Anchor, unique in the page and stable: `create-wallet.body.customer.email`. */
  readonly anchor: string;
  readonly name: string;
  /** True if `name` is a phrase rather than a name: `any other name`. */
  readonly loose?: boolean;
  /**
   * The path that a reader copies: `data.customer.email`. `[]` marks the items of an array, `*` stands for any name.
   */
  readonly path: string;
  readonly required: boolean;
  /** The evidence for the field; absent if all its facts are stated. */
  readonly evidence?: FieldEvidence;
  /** True if the description states which fields are required, and this field is not one of them. */
  readonly optional?: boolean;
  /** Nested fields that expand in place. */
  readonly children?: FieldTable;
}

/** Alternatives, or conditional fields, of an object. */
export interface VariantGroup {
  /**
   * The keyword that contains the variants. `deeper` is no keyword: it lists objects that are nested too deep to expand
   * in their own row.
   */
  readonly keyword: 'oneOf' | 'anyOf' | 'if' | 'dependentSchemas' | 'not' | 'contains' | 'contentSchema' | 'deeper';
  /** Name of the property whose value selects the variant; absent if there is none. */
  readonly discriminator?: string;
  readonly variants: readonly Variant[];
}

/** An alternative or a condition, with its fields. */
export interface Variant {
  readonly anchor: string;
  /** Label of the variant: the value of the discriminator, the condition, or the title, name or type of the schema. */
  readonly label: string;
  /** Title, if it says more than the label. */
  readonly title?: string;
  readonly description?: Prose;
  readonly table: FieldTable;
}

/** The values of an enum. */
export interface EnumTable extends Questioned {
  /** The title of the schema, else the name of the field. */
  readonly caption: string;
  /** Whether the caption is the title of the schema. */
  readonly isTitle?: boolean;
  readonly values: readonly EnumValue[];
  /** Set if unpublished values exist. */
  readonly open?: true;
}

/** A value of an enum with its meaning. */
export interface EnumValue {
  readonly anchor: string;
  /** The value as JSON text. A string has no quotes, unless the same text is also another value: `"1"` beside `1`. */
  readonly value: string;
  /** The title of the value, if it has one. */
  readonly title?: string;
  readonly description?: string;
  /** The deprecation in words, with the day of removal; absent if not deprecated. */
  readonly deprecated?: string;
}

/** One entry of the error catalogue. */
export interface CatalogueRow extends Questioned {
  readonly anchor: string;
  /** Status code, as in the description's `responses`: `401`, `5XX`. */
  readonly code: string;
  readonly title: string;
  readonly meaning: Prose;
  readonly remedy?: Prose;
  /** True if every operation can return the error; `operations` is then empty. */
  readonly isUsual?: boolean;
  /** Operations that can return the error. */
  readonly operations: readonly { readonly label: string; readonly href: Href }[];
}
