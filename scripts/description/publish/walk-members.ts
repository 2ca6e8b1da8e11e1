import { SCHEMA_LISTS } from '#src/shared/schema/applicators.ts';
import { escapePointer } from '#src/shared/schema/resolve-ref.ts';
import { DATA, MAPS } from '../source/members.ts';

/** An object of a description, changed in place. */
export type Node = Record<string, unknown>;

type Holder = Node | unknown[];

/** An object of the description, and the object, map or list that contains it (`holder`). */
export interface Member {
  readonly holder: Holder;
  readonly key: string;
  readonly node: Node;
  /** Whether `node` is a map: its keys are names that the author chose, such as names of schemas. */
  readonly isMap: boolean;
  readonly parent: Member | undefined;
}

/**
 * Calls `visit` for every object of a description except data such as examples, outer objects first. If `visit` returns
 * false, skips the objects inside. Enters each object only once.
 */
export function walkMembers(document: object, visit: (member: Member) => boolean | void): void {
  const entered = new Set<object>();
  const enter = (holder: Holder, isMap: boolean, parent: Member | undefined): void => {
    if (entered.has(holder)) return;
    entered.add(holder);
    const isList = Array.isArray(holder);
    for (const key of Object.keys(holder)) {
      const child = (holder as Node)[key];
      if (typeof child !== 'object' || child === null) continue;
      if (!isList && !isMap && isData(key, child)) continue;
      if (Array.isArray(child)) {
        enter(child, false, parent);
        continue;
      }
      const node = child as Node;
      const member = { holder, key, node, isMap: !isList && !isMap && MAPS.has(key), parent };
      if (visit(member) !== false) enter(node, member.isMap, member);
    }
  };
  enter(document as Node, false, rootMember(document));
}

/** Returns the document itself as a member: no object contains it. */
export function rootMember(document: object): Member {
  return { holder: {}, key: '', node: document as Node, isMap: false, parent: undefined };
}

function isData(key: string, child: object): boolean {
  if (DATA.has(key) || key === 'security') return true;
  return Array.isArray(child) ? key === 'examples' : key.startsWith('x-') && key !== 'x-examples';
}

/** Returns the JSON Pointer (RFC 6901) of a member in the form of a `$ref`: `#/components/schemas/Card`. */
export function pointerOf({ holder, key, parent }: Member): string {
  if (parent === undefined) return '#';
  const list = Object.keys(parent.node).find((name) => parent.node[name] === holder);
  return [pointerOf(parent), ...(list === undefined ? [] : [list]), key].map(escaped).join('/');
}

/**
 * Escapes a segment of a JSON Pointer. The segment at index 0 stays unchanged: it is the pointer of the parent, which
 * is escaped already.
 */
function escaped(segment: string, index: number): string {
  return index === 0 ? segment : escapePointer(segment);
}

/**
 * Removes a member. Also removes the list of subschemas that contained it, such as `oneOf`, if the list becomes empty.
 */
export function removeMember({ holder, key, node, parent }: Member): void {
  if (!Array.isArray(holder)) {
    delete holder[key];
    return;
  }
  // Earlier removals may have changed the index of the object.
  holder.splice(holder.indexOf(node), 1);
  if (holder.length > 0 || parent === undefined) return;
  for (const name of SCHEMA_LISTS) if (parent.node[name] === holder) delete parent.node[name];
}
