import { isRecord } from '#src/shared/schema/raw.ts';

type Node = Record<string, unknown>;

/** A word that no description has, with the number of the place where it stands. */
export const VISIBLE = /zq\d+seen/g;

/** Keys whose object is a map: its keys are names. */
const MAPS =
  /^(properties|patternProperties|\$defs|dependentSchemas|responses|headers|examples|links|callbacks|content|encoding|schemas|parameters|requestBodies|securitySchemes|pathItems|paths|webhooks|variables|mediaTypes|additionalOperations)$/;
/** Keys whose value is data or only tests a value; `info` names the site. */
const DATA =
  /^(if|not|example|default|enum|const|value|dataValue|serializedValue|mapping|security|info|components|x-.*)$/;

/**
 * Adds a word to every text that readers may see: to descriptions, summaries and titles, and a value to every `enum` of
 * texts. A field without a description gets one, so that each field is counted. Returns where each word stands, as a JSON Pointer.
 */
export function plantVisible(document: Node): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const words = new Map<string, string>();
  // A text that stands at several places has to be seen once.
  const word = (place: string, text = place): string => {
    const marker = words.get(text) ?? `zq${places.size + 1}seen`;
    if (!words.has(text)) places.set(marker, place);
    words.set(text, marker);
    return marker;
  };
  const walkMap = (map: unknown, at: string, isOfFields = false): void => {
    for (const [name, child] of Object.entries(isRecord(map) ? map : {})) {
      if (isOfFields && isRecord(child) && Object.keys(child).some((key) => !/^(\$ref|x-.*)$/.test(key)))
        (child as Node)['description'] ??= `Field ${at}/${name}`;
      walk(child, `${at}/${name}`);
    }
  };
  const walk = (node: unknown, at: string): void => {
    if (Array.isArray(node)) node.forEach((child, index) => walk(child, `${at}/${index}`));
    if (!isRecord(node) || Array.isArray(node) || node['x-internal'] === true) return;
    const own = node as Node;
    for (const [key, child] of Object.entries(own)) {
      const place = `${at}/${key}`;
      if (typeof child === 'string') {
        if (key === 'description') own[key] = `${child}\n\n${word(place, child)}`;
        // Guides name values by their titles.
        else if (key === 'summary' || (key === 'title' && !('const' in own)))
          own[key] = `${child} ${word(place, child)}`;
      } else if (
        key === 'enum' &&
        !('x-enum-descriptions' in own) &&
        Array.isArray(child) &&
        child.every((value) => typeof value === 'string')
      )
        child.push(word(place, child.join()));
      else if (MAPS.test(key) && !Array.isArray(child)) walkMap(child, place, key.endsWith('roperties'));
      else if (!DATA.test(key) && !(key === 'examples' && Array.isArray(child))) walk(child, place);
    }
  };
  walk(document, '#');
  for (const [section, map] of Object.entries(isRecord(document['components']) ? document['components'] : {}))
    walkMap(map, `#/components/${section}`);
  return places;
}
