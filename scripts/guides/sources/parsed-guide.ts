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
 * A guide as `parseGuide` reads it, once for each of its texts: that takes longer than everything else about a guide.
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

/** The parser makes programs of expressions: nobody runs them, and they hold values that JSON does not have. */
function withoutPrograms(key: string, value: unknown): unknown {
  return key === 'estree' ? undefined : value;
}
