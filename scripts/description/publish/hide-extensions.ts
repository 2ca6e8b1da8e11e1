import { walkMembers } from './walk-members.ts';

/**
 * Matches the names of maps in which a key that begins with `x-` is a specification extension (OpenAPI 3.1, sections
 * 4.8.8, 4.8.16 and 4.8.18).
 */
const EXTENSIBLE_MAP = /^(paths|responses|callbacks)$/;

/** An extension that readers do not see, and the object that contained it. */
export interface HiddenExtension {
  readonly holder: object;
  readonly key: string;
  readonly value: unknown;
}

/**
 * Removes from a document, in place, all specification extensions (OpenAPI 3.1, section 4.9) for which `isShown`
 * returns false. Returns the removed extensions. Leaves internal objects unchanged.
 */
export function hideExtensions(document: object, isShown: (name: string) => boolean): readonly HiddenExtension[] {
  const hidden: HiddenExtension[] = [];
  const hide = (node: Record<string, unknown>): void => {
    for (const key of Object.keys(node)) {
      if (!key.startsWith('x-') || isShown(key)) continue;
      hidden.push({ holder: node, key, value: node[key] });
      delete node[key];
    }
  };
  hide(document as Record<string, unknown>);
  walkMembers(document, ({ node, key, isMap, parent }) => {
    if (node['x-internal'] === true && !isMap) return false;
    if (!isMap || (EXTENSIBLE_MAP.test(key) && parent?.key !== 'components')) hide(node);
  });
  return hidden;
}
