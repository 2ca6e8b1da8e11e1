import { keyOf } from '../../text/key-of.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { sourceHash } from '../../description/source/source-hash.ts';
import { sharedStore } from '../../description/source/store.ts';
import { parseGuide, type ParsedGuide } from './parse-guide.ts';

/**
 * Returns a hash of the source files of the parser. It is part of the cache key, so that a new parser does not use old
 * results.
 */
const parser = memoize(() =>
  sourceHash(['package-lock.json', 'scripts/guides/sources/parse-guide.ts', 'scripts/description/markdown']),
);

/**
 * Returns the result of `parseGuide`, cached by the text of the guide, as parsing is slow.
 *
 * @throws {VFileMessage} with the position of the error, when the MDX cannot be parsed.
 */
export function parsedGuide(text: string, store = sharedStore()): ParsedGuide {
  const key = keyOf(`guide ${parser()} ${text}`);
  let json = store.get(key)?.toString();
  if (json === undefined) {
    json = JSON.stringify(parseGuide(text), withoutPrograms);
    store.put(key, json);
  }
  return JSON.parse(json) as ParsedGuide;
}

/**
 * Leaves out `estree` when a tree is written as JSON. It is the syntax tree of a JavaScript expression in MDX: nobody
 * runs it, and some of its values do not fit JSON.
 */
function withoutPrograms(key: string, value: unknown): unknown {
  return key === 'estree' ? undefined : value;
}
