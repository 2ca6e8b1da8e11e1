import type { Href } from '#src/model/nav.ts';
import type { IndexLetter, NameSection } from '#src/model/names.ts';
import { groupBy } from '../../../text/group-by.ts';
import { createAnchors } from '../context/anchors.ts';
import { segment } from '#src/shared/text/segment.ts';
import type { UnlinkedPage } from './context.ts';
import { compareLetters, letterOf, letterSegment } from './names/alphabet.ts';
import type { GatheredName } from './names/meanings.ts';
import { pageHead } from './page-head.ts';

/** Address of the index of names. */
export const INDEX: Href = '/reference/fields';

/** Names up to which the index is one page. */
const ONE_PAGE = 600;

export const INDEX_TITLE = 'Index of names';

export const INDEX_ABOUT =
  'Every operation, field, parameter, header, value, status code and schema by name, with its meaning and where it is used.';

/**
 * The pages of the index with their letters, the first one, which has none, first; no page where nothing has a name.
 *
 * @param names every name that the index can hold.
 */
export function indexPages(names: Pick<ReadonlySet<string>, 'keys' | 'size'>): ReadonlyMap<Href, string> {
  const letters = [...new Set([...names.keys()].map(letterOf))].sort(compareLetters);
  return new Map([
    ...(names.size === 0 ? [] : [[INDEX, ''] as const]),
    ...(names.size > ONE_PAGE ? letters.map((letter) => [pageOfLetter(letter), letter] as const) : []),
  ]);
}

function pageOfLetter(letter: string): Href {
  return `${INDEX}/${letterSegment(letter)}`;
}

/**
 * A page of the index.
 *
 * @param names every name of the reference, by the alphabet.
 * @param pages all pages of the index with their letters.
 */
export function indexPage(href: Href, names: readonly GatheredName[], pages: ReadonlyMap<Href, string>): UnlinkedPage {
  const letter = pages.get(href) ?? '';
  const byLetter = groupBy(names, ({ name }) => letterOf(name));
  const letters = [...byLetter]
    .sort(([one], [other]) => compareLetters(one, other))
    .map(([label, { length }]): IndexLetter => ({
      label,
      href: pages.size > 1 ? pageOfLetter(label) : `${INDEX}#${anchorOf(label)}`,
      count: length,
    }));
  const head =
    letter === ''
      ? {
          ...pageHead(href, INDEX_TITLE),
          description: INDEX_ABOUT,
        }
      : {
          ...pageHead(href, `${INDEX_TITLE}: ${letter}`, { label: INDEX_TITLE, href: INDEX }),
          description: `The names of the API under ${letter}: what they mean, and where they stand.`,
        };
  const shown = pages.size === 1 ? letters.map(({ label }) => label) : letter === '' ? [] : [letter];
  const anchors = createAnchors();
  for (const label of shown) anchors.claim(anchorOf(label));
  const sections = shown.map((label): NameSection => ({
    anchor: anchorOf(label),
    ...(label === letter ? {} : { label }),
    names: (byLetter.get(label) ?? []).map((name) => ({ anchor: anchors.claim(segment(name.name)), ...name })),
  }));
  return { kind: 'names', ...head, content: [{ kind: 'nameIndex', index: { letters, sections } }] };
}

/** No name is written like this. */
function anchorOf(letter: string): string {
  return `letter-${letterSegment(letter)}`;
}
