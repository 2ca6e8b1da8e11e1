import type { IndexedName, NameKind, NameMeaning, NamePlace, PlaceGroup } from '#src/model/names.ts';
import type { Href } from '#src/model/nav.ts';
import { groupBy } from '../../../../text/group-by.ts';
import { compareNames } from './alphabet.ts';
import type { FoundName } from './found-name.ts';

/** A name with everything it stands for. */
export type GatheredName = Omit<IndexedName, 'anchor'>;

/** Things before their parts. */
const KINDS: readonly NameKind[] = [
  'operation',
  'webhook',
  'callback',
  'schema',
  'status code',
  'security scheme',
  'path parameter',
  'query parameter',
  'cookie',
  'header',
  'field',
  'value',
];

/**
 * Names by the alphabet, each once, its meanings told apart: places agree in kind, type, values and description. A place
 * without a description belongs to the one meaning that has one and agrees otherwise, where there is but one.
 *
 * @param headings what pages stand under in lists of many.
 */
export function gatherNames(found: readonly FoundName[], headings: ReadonlyMap<Href, string>): readonly GatheredName[] {
  return [...groupBy(found, ({ name }) => name)]
    .sort(([one], [other]) => compareNames(one, other))
    .map(([name, places]) => ({ name, meanings: meaningsOf(places, headings) }));
}

function meaningsOf(found: readonly FoundName[], headings: ReadonlyMap<Href, string>): readonly NameMeaning[] {
  const meanings = new Map<
    string,
    { readonly meaning: FoundName; readonly shape: string; readonly all: FoundName[] }
  >();
  for (const one of found) {
    const shape = JSON.stringify([one.kind, one.type, one.values]);
    const key = `${shape} ${one.about}`;
    const known = meanings.get(key);
    if (known === undefined) meanings.set(key, { meaning: one, shape, all: [one] });
    else known.all.push(one);
  }
  const described = groupBy(
    [...meanings.values()].filter(({ meaning }) => meaning.about !== ''),
    ({ shape }) => shape,
  );
  return [...meanings.values()]
    .filter(({ meaning, shape, all }) => {
      const [only, another] = meaning.about === '' ? (described.get(shape) ?? []) : [];
      if (only === undefined || another !== undefined) return true;
      only.all.push(...all);
      return false;
    })
    .map(({ meaning: { kind, type, values, about }, all }) => ({
      kind,
      type,
      values,
      about,
      groups: groupsOf([...new Map(all.map(({ place }) => [place.href, place])).values()], headings),
    }))
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

/** The number of places up to which they are read as one list. */
const MANY = 40;

function groupsOf(places: readonly NamePlace[], headings: ReadonlyMap<Href, string>): readonly PlaceGroup[] {
  if (places.length <= MANY) return [{ label: '', places }];
  const grouped = groupBy(places, ({ href }) => headings.get(href.replace(/#.*/, '') as Href) ?? '');
  return [...grouped].map(([label, members]) => ({ label, places: members }));
}
