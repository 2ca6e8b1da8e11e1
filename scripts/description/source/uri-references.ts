import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { atPointer, escapePointer, isReference, type Reference } from '#src/shared/schema/resolve-ref.ts';
import { decodeText } from '#src/shared/text/percent-decoding.ts';
import { DATA, MAPS } from './members.ts';

/** Index of a file: its URI, the objects with a URI or an anchor, and the references. */
interface Index {
  /** URI of the file: `$self` or `$id`, else the `file:` URL of its path. */
  readonly uri: string;
  /** JSON Pointers of the objects with a URI or an anchor. The key is `URI#` or `URI#anchor`. */
  readonly pointers: ReadonlyMap<string, string>;
  /** References, each with the base URI that applies to it (RFC 3986, section 5.1). */
  readonly references: readonly { readonly node: Reference; readonly base: string }[];
}

/** Reads another file of the description, by its path relative to this file; undefined if there is none. */
export type ReadFile = (path: string) => Promise<{ readonly parsed: unknown; readonly file: string } | undefined>;

/** Matches the text of a file whose references may need rewriting. */
const NAMED = /\$(?:id|self|anchor|dynamicAnchor)\b|\$ref.*(?:%2f|%7e|\.\w+#[^/'"\s]|:\/\/)/i;

/**
 * Rewrites, in place, each reference that uses a URI or an anchor: it then consists of a path and a JSON Pointer.
 * `$id`, `$self` and `$anchor` define such URIs and anchors (JSON Schema 2020-12, core, section 8.2; OpenAPI 3.2,
 * section 4.1.1). Also decodes percent-encoded `/` and `~` in pointers (RFC 6901, section 6).
 */
export async function usePointers(
  { parsed, text, file }: { readonly parsed: unknown; readonly text: string; readonly file: string },
  read: ReadFile,
): Promise<void> {
  if (!NAMED.test(text)) return;
  const index = indexOf(parsed, file);
  for (const { node, base } of index.references) {
    const ref = node.$ref.replace(/#.*/, (pointer) => pointer.replace(/%2f/gi, '/').replace(/%7e/gi, '~'));
    const uri = URL.canParse(ref, base) ? new URL(ref, base).href : ref;
    const place = placeOf(parsed, uri, index) ?? (await placeElsewhere(ref, uri, index, read));
    Object.assign(node, { $ref: place ?? ref });
  }
}

/**
 * Returns the JSON Pointer, preceded by `#`, of the object that a URI identifies in a file; undefined if there is none.
 */
function placeOf(root: unknown, uri: string, { pointers }: Index): string | undefined {
  const [resource = '', fragment = ''] = uri.split('#');
  const anchored = pointers.get(`${resource}#${decodeText(fragment) ?? fragment}`);
  if (anchored !== undefined) return `#${anchored}`;
  const pointer = pointers.get(`${resource}#`);
  // If a pointer leads nowhere in the schema with this `$id`, it probably begins at the root of the file, and stays
  // unchanged.
  const isThere = pointer !== undefined && atPointer(root, `#${pointer}${fragment}`) !== undefined;
  return isThere ? `#${pointer}${fragment}` : undefined;
}

/**
 * Finds the target of a reference to another file. A URL on the same host as the URI of this file counts as a path
 * relative to this file. Returns the path and JSON Pointer of the target, such as `cards.yaml#/Card`. Undefined if the
 * reference is to stay unchanged.
 */
async function placeElsewhere(
  ref: string,
  uri: string,
  { uri: own }: Index,
  read: ReadFile,
): Promise<string | undefined> {
  const [path = '', fragment = ''] = ref.split('#');
  if (path === '') return undefined;
  const isNear = /^https?:/i.test(path) && new URL(uri).origin === new URL(own).origin;
  const beside = isNear ? posix.relative(posix.dirname(new URL(own).pathname), new URL(uri).pathname) : path;
  if (!isNear && /^(?:\/|$)/.test(fragment)) return undefined;
  const other = await read(beside);
  if (other === undefined) return undefined;
  const index = indexOf(other.parsed, other.file);
  return `${beside}${placeOf(other.parsed, `${index.uri}#${fragment}`, index) ?? `#${fragment}`}`;
}

function indexOf(root: unknown, file: string): Index {
  const pointers = new Map<string, string>();
  const references: Index['references'][number][] = [];
  const uri = baseOf(asRecord(root), pathToFileURL(file).href);
  const visit = (node: unknown, outer: string, pointer: string, isMap: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    const base = isMap ? outer : baseOf(node, outer);
    if (pointer === '' || base !== outer) pointers.set(`${base}#`, pointer);
    if (!isMap) {
      const { $anchor, $dynamicAnchor } = asRecord(node);
      for (const anchor of [$anchor, $dynamicAnchor])
        if (typeof anchor === 'string' && !pointers.has(`${base}#${anchor}`))
          pointers.set(`${base}#${anchor}`, pointer);
      if (isReference(node)) references.push({ node, base });
    }
    for (const [key, child] of Object.entries(node))
      if (isMap || !DATA.has(key))
        visit(child, base, `${pointer}/${escapePointer(key)}`, !isMap && MAPS.has(key) && !Array.isArray(child));
  };
  visit(root, uri, '', false);
  return { uri, pointers, references };
}

/** Returns the base URI for references inside an object. */
function baseOf(node: object, outer: string): string {
  const { $self, $id } = node as { readonly $self?: unknown; readonly $id?: unknown };
  const own = asText($self ?? $id);
  return own !== '' && URL.canParse(own, outer) ? new URL(own, outer).href.replace(/#.*/, '') : outer;
}
