import { getLineColLocation, type BaseResolver, type Document, type Source } from '@redocly/openapi-core';
import { escapePointer } from '#src/shared/schema/resolve-ref.ts';
import { displayPath, type Location } from '../../cli/problem.ts';
import { ReadSource } from './read-source.ts';

/**
 * Finds the source locations of objects (nodes) of the description. Bundling merges files but does not copy objects, so
 * locations recorded before bundling stay valid.
 */
export interface Locator {
  /** Returns the location of a node, or of one of its keys; the first line of the entry file for an unknown node. */
  locate(node: unknown, key?: string | number): Location;
  /**
   * Returns the location of the value at `path` below a node or, with `onKey`, of its key. If there is no such value,
   * returns the location of the nearest value above it.
   */
  trace(node: unknown, path: readonly (string | number)[], onKey?: boolean): Location;
  /** Returns the absolute path of the file that contains a node; undefined if no file does. */
  fileOf(node: unknown): string | undefined;
  /**
   * Returns the JSON Pointer (RFC 6901) of a node in its file, preceded by `#`. The whole file has the pointer `#`.
   * Undefined if no file contains the node.
   */
  pointerOf(node: unknown): string | undefined;
  /** Returns all lines of the file that contains a node; an empty list if no file does. */
  linesOf(node: unknown): readonly string[];
  /** Whether the source contains a key of a node; false for keys that bundling added. */
  wrote(node: unknown, key: string): boolean;
  /** All files that were read, with their absolute paths. */
  readonly sources: readonly Source[];
}

/**
 * The position of a node in its file, with a link to the position of the node that contains it. JSON Pointers are made
 * from positions only when they are needed, which is rare.
 */
interface Origin {
  readonly source: Source;
  /** Position of the containing node; absent for the root of the file. */
  readonly parent?: Origin;
  readonly key: string;
  readonly keys: readonly string[];
}

/**
 * Creates a locator, which records every object and array of the loaded files. Must be called before bundling, which
 * merges files.
 */
export async function createLocator(resolver: BaseResolver, entry: string): Promise<Locator> {
  const origins = new Map<object, Origin>();
  const documents = await loadedDocuments(resolver);
  for (const document of documents) record(document, origins);

  const at = (node: unknown, path: readonly (string | number)[], onKey: boolean): Location => {
    const origin = isObject(node) ? origins.get(node) : undefined;
    if (origin === undefined) return { file: displayPath(entry), line: 1, column: 1 };
    const pointer = [pointerTo(origin), ...path.map((key) => escapePointer(String(key)))].join('/');
    return lineAndColumn(origin.source, pointer, onKey && path.length > 0);
  };
  const locator: Locator = {
    locate: (node, key) => at(node, key === undefined ? [] : [key], true),
    trace(node, path, onKey = false) {
      const [key, ...rest] = path;
      const child = key === undefined || !isObject(node) ? undefined : (node as Record<string | number, unknown>)[key];
      if (key === undefined || (child === undefined && !locator.wrote(node, String(key)))) return at(node, [], false);
      // If `upgrade` created `child`, no location of it is recorded. The whole path is then looked up from `node`.
      return rest.length > 0 && isObject(child) && origins.has(child)
        ? locator.trace(child, rest, onKey)
        : at(node, path, onKey);
    },
    fileOf: (node) => (isObject(node) ? origins.get(node)?.source.absoluteRef : undefined),
    pointerOf(node) {
      const origin = isObject(node) ? origins.get(node) : undefined;
      return origin && pointerTo(origin);
    },
    linesOf(node) {
      return isObject(node) ? (origins.get(node)?.source.getLines() ?? []) : [];
    },
    wrote: (node, key) => isObject(node) && origins.get(node)?.keys.includes(key) === true,
    sources: documents.map(({ source }) => source),
  };
  return locator;
}

/** Returns the source location of the value at a JSON Pointer (RFC 6901) in one file; with `onKey`, that of its key. */
export function lineAndColumn(source: Source, pointer: string, onKey: boolean): Location {
  const placed = source instanceof ReadSource ? source.placed : source;
  // Redocly percent-decodes pointers, but a key may contain a `%`.
  const encoded = pointer.replaceAll('%', '%25');
  const { start, end } = getLineColLocation({ source: placed, pointer: encoded, reportOnKey: onKey });
  return {
    file: displayPath(source.absoluteRef),
    line: start.line,
    column: start.col,
    ...(end ? { endLine: end.line, endColumn: end.col } : {}),
  };
}

/** Returns all files that were read and parsed. */
export async function loadedDocuments(resolver: BaseResolver): Promise<readonly Document[]> {
  const loaded = await Promise.all([...resolver.cache.values()].map((entry) => entry.catch((error: Error) => error)));
  return loaded.filter((document): document is Document => !(document instanceof Error));
}

function record({ parsed, source }: Document, origins: Map<object, Origin>): void {
  const pending: [unknown, string, Origin?][] = [[parsed, '']];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [node, key, parent] = next;
    if (!isObject(node) || origins.has(node)) continue;
    const origin: Origin = { source, ...(parent && { parent }), key, keys: Object.keys(node) };
    origins.set(node, origin);
    for (const each of origin.keys) {
      const child = (node as Readonly<Record<string, unknown>>)[each];
      if (isObject(child)) pending.push([child, each, origin]);
    }
  }
}

/** Returns the JSON Pointer (RFC 6901) of a position, preceded by `#`. */
function pointerTo({ parent, key }: Origin): string {
  return parent === undefined ? '#' : `${pointerTo(parent)}/${escapePointer(key)}`;
}

function isObject(node: unknown): node is object {
  return typeof node === 'object' && node !== null;
}
