import { asRecord, asText } from '../../model/raw.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { aloneIn } from '../habit.ts';
import { isSlip } from '../site/word-fault.ts';
import { operationsIn, schemasIn } from '../walk.ts';
import { serversIn } from './server-variables.ts';

/** Shorter words are one slip away from many. */
const SHORTEST = 8;
/** Deeper, paths of one description seldom agree. */
const MAX_DEPTH = 3;

/**
 * The segments of paths and of server addresses are spelt alike: none is one letter away from a segment of another, or
 * from a word that operations, schemas or fields are called by, and none begins otherwise than all others.
 */
export const pathSpelling: Check = {
  id: 'path-spelling',
  convention: true,
  *run(context) {
    const { document, locator } = context;
    const paths = Object.keys(asRecord(document.paths)).filter((path) => path.startsWith('/'));
    const words = wordsOf(context);
    for (const path of paths) {
      const meant = segmentsOf(path).flatMap(
        (segment, index) =>
          slipOf(
            segment,
            paths.filter((other) => other !== path).flatMap((other) => segmentsOf(other)[index] ?? []),
            words,
          ) ?? [],
      )[0];
      if (meant !== undefined) yield fault(path, meant, locator.locate(document.paths, path));
    }
    const depths = Math.min(...paths.map((path) => segmentsOf(path).length - 1), MAX_DEPTH);
    for (let depth = 0; paths.length > 0 && depth < depths; depth++) {
      const usual = mostCommon(paths.map((path) => segmentsOf(path)[depth] ?? ''));
      const odd = aloneIn(paths, (path) => segmentsOf(path)[depth] === usual);
      if (odd !== undefined) yield fault(odd, usual, locator.locate(document.paths, odd));
    }
    yield* servers(context);
  },
};

/** Addresses of servers that differ from another's by a letter, or by going without encryption. */
function* servers(context: CheckContext): Iterable<Finding> {
  const all = serversIn(context).map((server) => ({ server, url: asText(server['url']) }));
  for (const { server, url } of all) {
    const others = all.filter((other) => other.url !== url).map((other) => other.url);
    const uses = (address: string): number => all.filter((other) => other.url === address).length;
    const secure = others.find((other) => url.startsWith('http://') && other === url.replace('http://', 'https://'));
    const near = others.find(
      (other) =>
        isSlip(url, other) &&
        url.split(':')[0] === other.split(':')[0] &&
        url.length >= SHORTEST &&
        uses(other) >= uses(url) &&
        !/\d/.test(`${url}${other}`),
    );
    const part = url
      .split('/')
      .slice(3)
      .flatMap((segment) => slipOf(segment, [], new Set()) ?? [])[0];
    const host = aloneIn(
      all,
      (other) =>
        other.url.split('/').slice(0, 3).join('/') ===
        mostCommon(all.map((one) => one.url.split('/').slice(0, 3).join('/'))),
    );
    const meant =
      secure ?? near ?? part ?? (host?.server === server ? mostCommon(all.map((one) => one.url)) : undefined);
    if (meant !== undefined) yield fault(url, meant, context.locator.locate(server, 'url'));
  }
}

function fault(written: string, meant: string, location: Finding['location']): Finding {
  return {
    message: `\`${written}\` is not spelt like \`${meant}\`.`,
    hint: 'Write both the same way, or make them plainly different.',
    location,
  };
}

/** What a segment was most likely meant to be. */
function slipOf(segment: string, siblings: readonly string[], words: ReadonlySet<string>): string | undefined {
  if (segment.length >= 5 && !siblings.includes(segment)) {
    const sibling = siblings.find((other) => !other.startsWith('{') && isSlip(segment, other) && !/\d/.test(segment));
    if (sibling !== undefined) return sibling;
  }
  return segment.startsWith('{')
    ? undefined
    : segment.split(/[-_.~]/).flatMap((word) => {
        const plain = word.toLowerCase();
        return plain.length < SHORTEST || words.has(plain)
          ? []
          : [...words].filter((known) => known.length >= SHORTEST && isSlip(plain, known));
      })[0];
}

/** Words that names of the description are made of, and those words joined: `WalletCollectionHistory` has `collectionhistory`. */
function wordsOf({ document }: CheckContext): ReadonlySet<string> {
  const names = [
    ...operationsIn(document).map(({ operation }) => asText(operation['operationId'])),
    ...Object.keys(asRecord(document.components?.schemas)),
    ...schemasIn(document).flatMap((schema) => Object.keys(asRecord(schema['properties']))),
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

function mostCommon(texts: readonly string[]): string {
  return [...new Set(texts)].reduce(
    (most, text) =>
      texts.filter((one) => one === text).length > texts.filter((one) => one === most).length ? text : most,
    texts[0] ?? '',
  );
}
