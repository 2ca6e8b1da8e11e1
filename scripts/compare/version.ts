import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Location } from '../cli/problem.ts';

/**
 * A path from a node to a descendant. In a list of values (`enum`, `required`), the key of an entry is its value, not
 * its index.
 */
export type Keys = readonly (string | number)[];

/** A bundled description in the dialect of OpenAPI 3.1, with the source locations of its nodes. */
export interface Version {
  readonly document: OpenApiDocument;
  /**
   * Whether a node is in a source file. With `key`, whether this key of the node is in a source file. A merged schema
   * is in none.
   */
  readonly wrote: (node: unknown, key?: string) => boolean;
  /** Returns the source location of a node, or of the descendant at the path `keys`. */
  readonly locate: (node: unknown, keys?: Keys) => Location;
}
