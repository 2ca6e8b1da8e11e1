import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Location } from '../cli/problem.ts';

/** Keys from a node to a descendant; in a list of values, the value is the key of its entry. */
export type Keys = readonly (string | number)[];

/** A bundled description in the dialect of OpenAPI 3.1, with the places of its nodes. */
export interface Version {
  readonly document: OpenApiDocument;
  /** Whether an author wrote a node, or a key of it: merged schemas have no place. */
  readonly wrote: (node: unknown, key?: string) => boolean;
  /** Locates a node that an author wrote, or the target of keys below it. */
  readonly locate: (node: unknown, keys?: Keys) => Location;
}
