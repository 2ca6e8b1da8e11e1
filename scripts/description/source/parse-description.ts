import { parseYaml } from '@redocly/openapi-core';
import { CORE_SCHEMA, floatCoreTag, intCoreTag, mapTag, mergeTag, type ScalarTagDefinition } from 'js-yaml';
import { isNumberText, numberText, parseJson, readNumber } from '#src/shared/schema/number-text.ts';
import { JSON_NUMBER } from '#src/shared/text/json-number.ts';

/**
 * Returns a copy of a YAML tag for numbers. Numbers in JSON syntax keep their exact text; other YAML numbers, such as
 * `0x1F`, keep only their value.
 */
function written(tag: ScalarTagDefinition<number>): ScalarTagDefinition {
  return {
    ...tag,
    resolve: (source, isExplicit, name) =>
      JSON_NUMBER.test(source) ? readNumber(source) : tag.resolve(source, isExplicit, name),
  };
}

/** YAML tag for objects, whose keys are always strings, even `200`. */
const objects: typeof mapTag = {
  ...mapTag,
  addPair: (object, key, value) => mapTag.addPair(object, isNumberText(key) ? numberText(key) : key, value),
  has: (object, key) => mapTag.has(object, isNumberText(key) ? numberText(key) : key),
};

/** YAML schema: the types of JSON, numbers with their exact text, and merge keys. Any other tag is an error. */
const schema = CORE_SCHEMA.withTags(objects, mergeTag, written(intCoreTag), written(floatCoreTag));

/**
 * Parses a file of a description, JSON or YAML (1.2, core schema). Numbers keep their exact text.
 *
 * @throws {Error} when the text is neither JSON nor YAML.
 */
export function parseDescription(text: string, filename: string): unknown {
  return parsedJson(text) ?? parseYaml(text, { filename, schema });
}

/**
 * Parses JSON text in a tenth of the time that YAML takes. Undefined for any other text, and if an object repeats a
 * key, which YAML forbids.
 */
export function parsedJson(text: string): object | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    const value = parseJson(text) as object;
    return keysOf(value) === keysIn(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Counts the keys of all objects in a value. */
function keysOf(root: object): number {
  let count = 0;
  const pending: object[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const children: unknown[] = Array.isArray(node) ? node : Object.values(node);
    if (children !== node) count += children.length;
    for (const child of children) if (typeof child === 'object' && child !== null) pending.push(child);
  }
  return count;
}

/** Counts the keys in JSON text: strings followed by a colon. */
function keysIn(json: string): number {
  let count = 0;
  for (let start = json.indexOf('"'); start >= 0;) {
    let end = json.indexOf('"', start + 1);
    while (isEscaped(json, end)) end = json.indexOf('"', end + 1);
    let next = end + 1;
    while (json.charCodeAt(next) <= SPACE) next += 1;
    if (json.charCodeAt(next) === COLON) count += 1;
    start = json.indexOf('"', next);
  }
  return count;
}

const SPACE = 0x20;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - 1 - before) % 2 === 1;
}
