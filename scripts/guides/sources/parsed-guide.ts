import { keyOf } from '../../text/key-of.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { sourceHash } from '../../description/source/source-hash.ts';
import { sharedStore } from '../../description/source/store.ts';
import { parseGuide, type ParsedGuide } from './parse-guide.ts';

/** The parser of guides. */
const parser = memoize(() =>
  sourceHash(['package-lock.json', 'scripts/guides/sources/parse-guide.ts', 'scripts/description/markdown']),
);

/**
 * Parses a guide as `parseGuide` does, and caches the result by text, as parsing takes longest.
 *
 * @throws {VFileMessage} with its place, when the MDX cannot be read.
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
 * Omits the programs that the parser makes from expressions when a tree is written as JSON: nobody runs them, and their
 * values do not fit JSON.
 */
function withoutPrograms(key: string, value: unknown): unknown {
  return key === 'estree' ? undefined : value;
}
