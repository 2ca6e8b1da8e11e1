import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { mostCommon } from '../../../text/group-by.ts';
import { operationsIn } from '../../model/path-item.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { isTypo } from '../lookup/names.ts';
import { propertiesOf } from '../lookup/operations.ts';
import { outlier } from '../lookup/outlier.ts';
import { serversIn } from '../lookup/servers.ts';
import { schemasIn } from '../lookup/references.ts';

/** Shorter words are one letter away from many others. */
const SHORTEST = 8;
/** Below this level, the paths of a description rarely agree. */
const MAX_DEPTH = 3;

/**
 * The segments of paths and server URLs are spelt alike: none differs by one letter from a segment of another, or from
 * a word in the names of operations, schemas or fields, and none begins differently from all others.
 */
export const pathSpelling: Check = {
  id: 'path-spelling',
  convention: true,
  *run(context) {
    const { document, locator } = context;
    const paths = Object.keys(asRecord(document.paths)).filter((path) => path.startsWith('/'));
    const words = wordsOf(context);
    const problem = (path: string, meant: string): CheckProblem =>
      misspelt(path, meant, locator.locate(document.paths, path));
    for (const path of paths) {
      const others = paths.filter((other) => other !== path).map(segmentsOf);
      const [meant] = segmentsOf(path).flatMap(
        (segment, index) =>
          siblingOf(
            segment,
            others.flatMap((other) => other[index] ?? []),
          ) ??
          wordLike(segment, words) ??
          [],
      );
      if (meant !== undefined) yield problem(path, meant);
    }
    const depth = paths.length === 0 ? 0 : Math.min(...paths.map((path) => segmentsOf(path).length - 1), MAX_DEPTH);
    for (let level = 0; level < depth; level++) {
      const usual = mostCommon(paths.map((path) => segmentsOf(path)[level]));
      const odd = outlier(paths, (path) => segmentsOf(path)[level] === usual);
      if (odd !== undefined && usual !== undefined) yield problem(odd, usual);
    }
    yield* servers(context);
  },
};

/** Server URLs that differ from another by a letter, by their host, or by the missing encryption. */
function* servers({ document, locator }: CheckContext): Iterable<CheckProblem> {
  const all = serversIn(document).map((server) => ({ server, url: asText(server['url']) }));
  const urls = all.map(({ url }) => url);
  const originOf = (url: string): string => url.split('/').slice(0, 3).join('/');
  const origin = mostCommon(urls.map(originOf));
  const stranger = outlier(urls, (url) => originOf(url) === origin);
  for (const { server, url } of all) {
    const uses = (one: string): number => urls.filter((other) => other === one).length;
    const others = urls.filter((other) => other !== url);
    const meant =
      others.find((other) => url.startsWith('http://') && other === url.replace('http://', 'https://')) ??
      others.find(
        (other) =>
          isTypo(url, other) &&
          url.split(':')[0] === other.split(':')[0] &&
          url.length >= SHORTEST &&
          uses(other) >= uses(url) &&
          !/\d/.test(`${url}${other}`),
      ) ??
      (stranger === url ? mostCommon(urls) : undefined);
    if (meant !== undefined) yield misspelt(url, meant, locator.locate(server, 'url'));
  }
}

function misspelt(written: string, meant: string, location: CheckProblem['location']): CheckProblem {
  return {
    message: `\`${written}\` is not spelt like \`${meant}\`.`,
    hint: 'Spell both alike, or make them clearly different.',
    location,
  };
}

/** The segment of another path, at the same level, that differs by one letter. */
function siblingOf(segment: string, siblings: readonly string[]): string | undefined {
  if (segment.length < 5 || siblings.includes(segment) || /\d/.test(segment)) return undefined;
  return siblings.find((other) => !other.startsWith('{') && isTypo(segment, other));
}

/** The word of the API from which a word of a segment differs by one letter. */
function wordLike(segment: string, words: ReadonlySet<string>): string | undefined {
  if (segment.startsWith('{')) return undefined;
  return segment
    .split(/[-_.~]/)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST && !words.has(word))
    .flatMap((word) => [...words].filter((known) => known.length >= SHORTEST && isTypo(word, known)))[0];
}

/** Words of the names in a description, and these words joined: `WalletCollectionHistory` has `collectionhistory`. */
function wordsOf({ document }: CheckContext): ReadonlySet<string> {
  const names = [
    ...operationsIn(document).map(({ operation }) => asText(operation['operationId'])),
    ...Object.keys(asRecord(document.components?.schemas)),
    ...schemasIn(document)
      .flatMap(propertiesOf)
      .map(([name]) => name),
  ];
  return new Set(
    names.flatMap((name) => {
      const parts = name.split(/(?<=[a-z0-9])(?=[A-Z])|[-_ /]/).map((part) => part.toLowerCase());
      return parts.flatMap((_, start) =>
        parts.slice(start).map((__, length) => parts.slice(start, start + length + 1).join('')),
      );
    }),
  );
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').slice(1);
}
