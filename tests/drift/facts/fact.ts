/** A stretch of a file: offset of its first character, offset behind its last. */
export type Range = readonly [start: number, end: number];

/**
 * What kind of statement a fact is. Prose has no role: nothing but a reader can tell whether it still holds.
 *
 * Keys of the description: `keyword`, `field`, `data-key`, `component`, `address`, `webhook`, `status`, `method`,
 * `media-type`, `example`, `variable`, `scheme`. Its values: the others up to `datum`. Settings and guides: the rest.
 */
export type Role =
  | 'keyword'
  | 'field'
  | 'data-key'
  | 'component'
  | 'address'
  | 'webhook'
  | 'status'
  | 'method'
  | 'media-type'
  | 'example'
  | 'variable'
  | 'scheme'
  | 'reference'
  | 'type'
  | 'format'
  | 'constant'
  | 'meaning'
  | 'required'
  | 'mark'
  | 'operation-id'
  | 'tag'
  | 'parameter'
  | 'header'
  | 'in'
  | 'flag'
  | 'server'
  | 'default'
  | 'code'
  | 'title'
  | 'remedy'
  | 'argument'
  | 'entry'
  | 'datum'
  | 'setting'
  | 'folder'
  | 'order'
  | 'icon'
  | 'site-address'
  | 'element'
  | 'word'
  | 'attribute'
  | 'id'
  | 'link'
  | 'anchor'
  | 'heading'
  | 'quote';

/** One statement of structure, or one quoted fact, where it is written. */
export interface Fact {
  readonly role: Role;
  /** Path below the root of the sources, with forward slashes. */
  readonly file: string;
  /** Keys that lead to it, as in a JSON Pointer (RFC 6901) without its first slash. */
  readonly place: string;
  /** The key, name or value as it is read, without quotes. */
  readonly text: string;
  /** The value with its type; for keys, the key. */
  readonly value: unknown;
  /** The characters that state it, with their quotes. */
  readonly range: Range;
  /** The characters to take out so that it is no longer stated; absent where nothing valid would be left. */
  readonly whole?: Range;
  /** Facts of one group stand side by side: members of an object, entries of a list, attributes of one name. */
  readonly group: string;
  /** What it names, where its role leaves that open: `operation`, `schema`, `Channel` for one of its values. */
  readonly names?: string;
}
