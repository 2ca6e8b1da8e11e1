import type { FieldTable } from '../../../src/model/field.ts';
import type { Href } from '../../../src/model/nav.ts';
import type { Schema } from '../../../src/model/schema.ts';
import type { PageContext } from '../page-context.ts';
import type { TableExpansion } from './expansion.ts';
import type { Waiting } from './waiting.ts';
import { resolveSchema, type ResolvedSchema } from './resolve-schema.ts';

/** Where in a page and in the API a table stands. */
export interface FieldScope {
  readonly context: PageContext;
  /** Begins the anchor of every row. */
  readonly anchor: string;
  /** Path from the top of the body: `data.customer`. */
  readonly path: string;
  /** `readOnly` fields are left out of requests, `writeOnly` ones out of responses (JSON Schema 2020-12 Validation, section 9.4); `both` shows and marks them. */
  readonly direction: 'request' | 'response' | 'both';
  /** Named schemas the table lies in, with the path below each: the addresses of its fields. */
  readonly within: readonly { readonly name: string; readonly path: string }[];
}

/** The same, in a table that is being laid out. */
export interface InnerScope extends FieldScope {
  readonly layout: Layout;
  /** How far this is from what every caller has to send: one for each level, two more for each optional step. */
  readonly rank: number;
  /** Tables around this one. */
  readonly depth: number;
  /** Properties described around this object, of which a branch speaks again. */
  readonly around: ReadonlyMap<string, Schema>;
}

/** A table is laid out by rank, so that what every caller needs is shown before the rest uses up the room. */
export interface Layout {
  readonly expansion: TableExpansion;
  /** Objects that wait to be opened. */
  readonly waiting: Waiting;
  /** Draws a nested object, of which the row above says what holds for the whole. */
  readonly table: (read: ResolvedSchema, scope: InnerScope) => FieldTable;
  /** Draws an object with what holds for the whole. */
  readonly whole: (read: ResolvedSchema, scope: InnerScope) => FieldTable;
}

/** The part below: `.name`, `[]`, `[0]` or `.*`. */
export function below<Scope extends FieldScope>(scope: Scope, step: string): Scope {
  const join = (path: string): string => (path === '' && step.startsWith('.') ? step.slice(1) : `${path}${step}`);
  return {
    ...scope,
    path: join(scope.path),
    within: scope.within.map((owner) => ({ ...owner, path: join(owner.path) })),
  };
}

export function resolved(schema: Schema, { context }: FieldScope): ResolvedSchema {
  return resolveSchema(schema, context.api.definitions);
}

export function hrefOf(anchor: string, { context }: FieldScope): Href {
  return `${context.href}#${anchor}`;
}

/** Whether a reader of this table has to do with the field: it travels this way and is meant for readers (`x-internal`). */
export function isVisible(schema: Schema, { direction }: FieldScope): boolean {
  return (
    schema['x-internal'] !== true &&
    (direction === 'both' || (direction === 'request' ? schema.readOnly !== true : schema.writeOnly !== true))
  );
}
