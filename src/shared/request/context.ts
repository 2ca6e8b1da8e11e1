import type { SchemaFile } from '../../model/call-data.ts';
import type { Resolve } from '../schema/resolve-ref.ts';

/** What all fields of a form are read with. */
export interface FormContext {
  readonly resolve: Resolve;
  readonly schemas: SchemaFile;
}
