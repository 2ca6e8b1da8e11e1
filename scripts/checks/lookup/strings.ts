import { memoize } from '#src/shared/text/memoize.ts';
import type { HiddenExtension } from '../../description/publish/hide-extensions.ts';
import { DATA, MAPS } from '../../description/source/members.ts';
import type { CheckContext } from './check.ts';

/** A string or number in the description: the value of `holder[key]`. */
export interface PlacedString {
  readonly holder: object;
  readonly key: string | number;
  readonly value: string | number;
  /**
   * `prose` is text or a URL that the site shows, `data` is API data, `code` is a program, and `machine` is a name that
   * only machines read.
   */
  readonly kind: 'prose' | 'data' | 'code' | 'machine';
  /** Name of the field, parameter or keyword that has the value. */
  readonly name: string;
}

/** Keys under which strings are program code. */
const CODE = new Set(['source', 'x-callback']);
/** Keys under which only machines read the strings. */
const MACHINE = new Set(
  '$ref $id $anchor $dynamicRef $dynamicAnchor $schema pattern format type in operationId operationRef propertyName required x-not-published style contentEncoding mapping'.split(
    ' ',
  ),
);

interface Visit {
  readonly node: object;
  readonly kind: PlacedString['kind'];
  readonly name: string;
  readonly isMap: boolean;
}

/**
 * Returns every string and number of the document, visiting each object once. The list is cached only during one run of
 * the checks, because it is large.
 */
export const stringsIn = memoize(({ document }: CheckContext): readonly PlacedString[] => stringsBelow(document));

/** Returns every string and number of an extension that was removed from the document. */
export function stringsInExtension({ holder, key, value }: HiddenExtension): readonly PlacedString[] {
  if (typeof value === 'object' && value !== null) return stringsBelow(value);
  return typeof value === 'string' ? [{ holder, key, value, kind: 'prose', name: key }] : [];
}

/** Returns every string and number inside an object or array. */
export function stringsBelow(root: object): readonly PlacedString[] {
  const found: PlacedString[] = [];
  const seen = new Set<object>();
  const pending: Visit[] = [{ node: root, kind: 'prose', name: '', isMap: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node } = next;
    if (seen.has(node)) continue;
    seen.add(node);
    const inside: Visit[] = [];
    const isList = Array.isArray(node);
    for (const key of Object.keys(node)) {
      const value = (node as Readonly<Record<string, unknown>>)[key];
      if (typeof value === 'object' && value !== null) inside.push(visitOf(next, key, value));
      else if (typeof value === 'string' || typeof value === 'number')
        found.push({
          holder: node,
          key: isList ? Number(key) : key,
          value,
          kind: kindIn(next, key, value),
          name: nameIn(next, key),
        });
    }
    pending.push(...inside.reverse());
  }
  return found;
}

function visitOf(from: Visit, key: string, child: object): Visit {
  const kind = kindIn(from, key, child);
  return {
    node: child,
    kind,
    name: nameIn(from, key),
    isMap: kind === 'prose' && !from.isMap && !Array.isArray(from.node) && MAPS.has(key) && !Array.isArray(child),
  };
}

function kindIn({ node, kind, isMap }: Visit, key: string, child: unknown): PlacedString['kind'] {
  if (kind !== 'prose' || Array.isArray(node)) return kind;
  return isMap ? (key === '$ref' ? 'machine' : 'prose') : kindOf(key, child);
}

/** Returns the kind of the strings under a key of an object. */
function kindOf(key: string, child: unknown): PlacedString['kind'] {
  if (DATA.has(key) || (key === 'examples' && Array.isArray(child))) return 'data';
  if (CODE.has(key)) return 'code';
  return MACHINE.has(key) ? 'machine' : 'prose';
}

/**
 * Returns the name that belongs to a string. In API data and maps, it is the key of the string. In a parameter, it is
 * the name of the parameter. Elsewhere, it is the name that belongs to the enclosing object.
 */
function nameIn({ node, kind, name, isMap }: Visit, key: string): string {
  if (Array.isArray(node)) return name;
  if (kind === 'data' || isMap) return key;
  return 'in' in node && 'name' in node && typeof node.name === 'string' ? node.name : name;
}

/** Returns every key of a document, each with all objects that have it. */
export const keysIn = memoize(({ document }: CheckContext): ReadonlyMap<string, readonly object[]> => {
  const found = new Map<string, object[]>();
  const seen = new Set<object>();
  const pending: object[] = [document];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const isList = Array.isArray(node);
    for (const key of Object.keys(node)) {
      const child = (node as Readonly<Record<string, unknown>>)[key];
      if (!isList) {
        const holders = found.get(key);
        if (holders === undefined) found.set(key, [node]);
        else holders.push(node);
      }
      if (typeof child === 'object' && child !== null) pending.push(child);
    }
  }
  return found;
});
