import { resolve } from 'node:path';
import { isMap, isScalar, parseDocument, visit, type Node, type YAMLMap } from 'yaml';
import type { Place } from '../place.ts';
import { Sources } from '../sources.ts';
import { offsetAt, type FixContext, type Fixer, type TextEdit } from './fix.ts';

/** Members of an Example Object (OpenAPI 3.2, section 4.18). */
const OWN = /^(\$ref|summary|description|value|externalValue|dataValue|serializedValue|x-.*)$/;

/** Corrects a bare example value where OpenAPI expects an Example Object: wraps the value as `value: …`. */
export const exampleValue: Fixer = ({ correction, location }, context) => {
  const isReference = correction?.kind === 'example';
  if (!isReference && correction?.kind !== 'key') return undefined;
  const file = resolve(location.file);
  const text = context.files.text(file);
  const path = keysTo(text, offsetAt(text, location.line, location.column));
  if (path === undefined) return undefined;
  const place = isReference ? context.files.follow({ file, path }) : { file, path };
  if (!isReference && !isExample(place, context)) return undefined;
  const target = context.files.text(place.file);
  const document = parseDocument(target);
  const map = place.path.length === 0 ? document.contents : document.getIn(place.path, true);
  if (!isMap(map) || map.items.some(({ key }) => isScalar(key) && OWN.test(String(key.value)))) return undefined;
  return { edits: [wrapped(place.file, target, map)], done: 'put the example under `value`' };
};

/** Whether an Example Object is expected at a place: in a map called `examples`, or as a component. */
function isExample({ file, path }: Place, { entry, files }: FixContext): boolean {
  if (path.at(-2) === 'examples') return true;
  const sources = new Sources(files, entry, undefined);
  return sources.names('components', 'examples').some((name) => {
    const place = sources.component('examples', name);
    return place.file === file && place.path.join('/') === path.join('/');
  });
}

/**
 * Returns the keys that lead to the map in which a key or a value starts at `offset`. Undefined if no key or value
 * starts there.
 */
function keysTo(text: string, offset: number): readonly string[] | undefined {
  let found: readonly string[] | undefined;
  visit(parseDocument(text), {
    Pair: (_, { key, value }, ancestors) => {
      if (![key, value].some((node) => (node as Node | null)?.range?.[0] === offset)) return undefined;
      found = ancestors.flatMap((node) => ('key' in node && isScalar(node.key) ? [String(node.key.value)] : []));
      return visit.BREAK;
    },
  });
  return found;
}

function wrapped(file: string, text: string, map: YAMLMap): TextEdit {
  const [start = 0, end = 0] = map.range ?? [];
  if (map.flow === true) return { file, from: start, to: end, text: `{ value: ${text.slice(start, end)} }` };
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const body = text.slice(from, end).replaceAll(/^(?=.)/gm, '  ');
  return { file, from, to: end, text: `${text.slice(from, start)}value:\n${body}` };
}
