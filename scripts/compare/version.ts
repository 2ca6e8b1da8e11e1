import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Location } from '../cli/problem.ts';

/** Keys from a node to what is below it; of a list of values, the value is the key of its entry. */
export type Keys = readonly (string | number)[];

/** A version of a description: bundled, in the dialect of OpenAPI 3.1, with the places of its nodes. */
export interface Version {
  readonly document: OpenApiDocument;
  /** Whether an author wrote a node, or a key of it: joined schemas have no place. */
  readonly wrote: (node: unknown, key?: string) => boolean;
  /** Locates a node that an author wrote, or what keys below it lead to. */
  readonly locate: (node: unknown, keys?: Keys) => Location;
}
