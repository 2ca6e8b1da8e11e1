import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { operationsIn } from '../../model/path-item.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { isTypo } from '../lookup/names.ts';
import { propertiesOf } from '../lookup/operations.ts';
import { serversIn } from '../lookup/servers.ts';
import { schemasIn } from '../lookup/references.ts';

/** Shorter words are one letter away from many others. */
const SHORTEST = 5;
/** Words of names are more, so that more of them are alike by chance. */
const SHORTEST_NAME = 8;
/** Words of a name that a path may have as one; a hostile name has thousands. */
const MOST_JOINED = 8;

/**
 * The words in paths and server URLs are spelt alike: none that occurs nowhere else differs by one letter from a word of
 * another path or URL, or from one in the names of operations, schemas or fields.
 */
export const pathSpelling: Check = {
  id: 'path-spelling',
  *run(context) {
    const { document, locator } = context;
    const names = wordsOf(context);
    const paths = Object.keys(asRecord(document.paths)).filter((path) => path.startsWith('/'));
    const words = new Map(paths.map((path) => [path, wordsIn(path)]));
    for (const [path, own] of words) {
      const unknown = own.filter((word) => !names.has(word));
      if (unknown.length === 0) continue;
      const others = [...words].flatMap(([other, theirs]) => (other === path ? [] : theirs));
      const [meant] = unknown.flatMap(
        (word) => wordLike(word, others, SHORTEST) ?? wordLike(word, names, SHORTEST_NAME) ?? [],
      );
      if (meant !== undefined) yield misspelt(path, meant, locator.locate(document.paths, path));
    }
    yield* servers(context);
  },
};

/** Server URLs with a word that differs from another URL's by a letter, or without the encryption of another. */
function* servers({ document, locator }: CheckContext): Iterable<CheckProblem> {
  const all = serversIn(document).map((server) => ({ server, url: asText(server['url']) }));
  const urls = all.map(({ url }) => url);
  const uses = (one: string): number => urls.filter((url) => url === one).length;
  for (const { server, url } of all) {
    const others = urls.filter((other) => other !== url && uses(other) >= uses(url));
    const meant =
      others.find((other) => url.startsWith('http://') && other === url.replace('http://', 'https://')) ??
      others.find((other) => isMisspelt(url, other));
    if (meant !== undefined) yield misspelt(url, meant, locator.locate(server, 'url'));
  }
}

/** Whether two URLs are the same but for one word that differs by a letter. */
function isMisspelt(url: string, other: string): boolean {
  const [own, theirs] = [url, other].map((one) => one.toLowerCase().split(/[^a-z0-9]+/));
  const odd = own?.flatMap((word, index) => (word === theirs?.[index] ? [] : [[word, theirs?.[index] ?? ''] as const]));
  const [[word, meant] = ['', ''], ...more] = odd ?? [];
  return own?.length === theirs?.length && more.length === 0 && wordLike(word, [meant], SHORTEST) !== undefined;
}

function misspelt(written: string, meant: string, location: CheckProblem['location']): CheckProblem {
  return {
    message: `\`${written}\` is not spelt like \`${meant}\`.`,
    hint: 'Spell both alike, or make them clearly different.',
    location,
  };
}

/** The word that another is probably meant to be. Numbers are alike by nature. */
function wordLike(word: string, known: Iterable<string>, shortest: number): string | undefined {
  const all = [...known];
  if (word.length < shortest || /\d/.test(word) || all.includes(word)) return undefined;
  return all.find((other) => other.length >= shortest && isTypo(word, other));
}

/** The words in the segments of a path, variables aside. */
function wordsIn(path: string): readonly string[] {
  return path
    .split('/')
    .filter((segment) => !segment.includes('{'))
    .flatMap((segment) => segment.toLowerCase().split(/[^a-z0-9]+/))
    .filter((word) => word !== '');
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
        parts.slice(start, start + MOST_JOINED).map((__, length) => parts.slice(start, start + length + 1).join('')),
      );
    }),
  );
}
