/** A named schema as its own page shows it. */
import type { EnumTable, FieldTable } from './field.ts';
import type { ResponseExample } from './operation-section.ts';
import type { Prose } from './prose.ts';

export interface SchemaSection {
  /** What readers call it, where its name does not say so. */
  readonly title?: string;
  readonly description: Prose;
  readonly body:
    | { readonly kind: 'fields'; readonly anchor: string; readonly table: FieldTable; readonly caption: string }
    | { readonly kind: 'values'; readonly table: EnumTable };
  /** Absent where the description does not tell enough to show one. */
  readonly example?: ResponseExample;
}
