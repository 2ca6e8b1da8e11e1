import type { BodyData, BodyUse, CallData, DataIndex } from '../../model/call-data.ts';
import type { NamedField } from '../../model/explanation.ts';
import { isRecord } from '../schema/raw.ts';
import { memoize } from '../text/memoize.ts';
import { placeFit, useScore, type Known } from './call-fit.ts';
import { rowLink } from './row-link.ts';
import type { ExplainSources } from './try-bodies.ts';

/** Fields that are told of one text, and operations of each; characters that are read. */
const [MOST, READ] = [4, 2000];
/** A name, perhaps a path or in quotes, and whether it is said to be wrong. */
const NAME =
  /(?<quote>(?<=^|[\s(])["'`“‘](?:\$\.)?)?(?<name>[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*)(?<end>["'`”’]|(?:\s{1,3}field)?\s{1,3}(?:is (?:required|missing|invalid)|must (?:not )?be)\b)?/giu;
/** A name that is no word of a sentence: `orderId`, `order_id`, `customer.email`. */
const NO_WORD = /\p{Ll}\p{Lu}|\w[._]\w/u;

/**
 * Returns the fields of requests that a text names, `accountNumber is required`, each linked to its rows. In messages of
 * a failure every word may be a name; in other sentences only what cannot be a mere word.
 */
export async function namedFields(
  { text, isFailure = false }: { readonly text: string; readonly isFailure?: boolean },
  known: Known,
  { load }: ExplainSources,
): Promise<readonly NamedField[]> {
  const all = placesIn(known.index);
  const words = wordsIn(text, isFailure).filter((word) => all.has(word));
  const fields = words.slice(0, MOST).map(async (word) => {
    const places = (all.get(word) ?? [])
      .filter(({ use }) => placeFit(use, known) >= 0)
      .sort((a, b) => useScore(b.use, known) - useScore(a.use, known) || a.path.length - b.path.length)
      .filter(({ use: [call] }, at, sorted) => sorted.findIndex(({ use }) => use[0] === call) === at);
    const links = places.slice(0, MOST).map(async ({ path, use: [place, content] }) => {
      const entry = known.index.calls[place];
      const data = entry && ((await load(entry.file)) as CallData);
      const media: BodyData | undefined = data?.body?.content[content];
      return entry === undefined || media === undefined
        ? []
        : [{ title: entry.title, href: rowLink(media.rows, path) }];
    });
    const name = places[0]?.path.slice(-word.split('.').length).join('.') ?? word;
    return { name, places: (await Promise.all(links)).flat() };
  });
  return (await Promise.all(fields)).filter(({ places }) => places.length > 0);
}

/** Texts in which a value speaks to people: of its outer fields, else of those inside. Keys of `errors` are quoted. */
export function messagesIn(value: unknown): string {
  const speaking = (node: unknown, depth: number, isErrors = false): readonly string[] => {
    if (typeof node === 'string') return [node];
    if (typeof node !== 'object' || node === null || depth > 3) return [];
    return Object.entries(node).flatMap(([name, field]) => [
      ...(isErrors ? [`\`${name}\``] : []),
      ...(isErrors || Array.isArray(node) || SPEAKING.test(name) || isRecord(field)
        ? speaking(field, depth + 1, isRecord(field) && (isErrors || /^errors$/i.test(name)))
        : []),
    ]);
  };
  return speaking(value, 0).join(' ');
}

const SPEAKING = /message|msg|error|detail|reason|description|field|param|property/i;

/** Returns what may name a field, without capitals. */
function wordsIn(text: string, isFailure: boolean): readonly string[] {
  const found = [...text.slice(0, READ).matchAll(NAME)].flatMap(({ groups = {} }) => {
    const { quote, name = '', end = '' } = groups;
    const isQuoted = quote !== undefined && end.length === 1;
    return isFailure || isQuoted || end.length > 1 || NO_WORD.test(name) ? [name.toLowerCase()] : [];
  });
  return [...new Set(found)];
}

/** Every place of a field in requests, by its path and the ends of it without capitals: `customer.email`, `email`. */
const placesIn = memoize(({ names, bodies }: DataIndex) => {
  const found = new Map<string, { readonly path: readonly string[]; readonly use: BodyUse }[]>();
  for (const { side, names: own, uses } of bodies)
    if (side === 'request')
      for (const path of own.map((place) => (names[place] ?? '').split('.')))
        path.forEach((_, at) => {
          const name = path.slice(at).join('.').toLowerCase();
          if (!found.has(name)) found.set(name, []);
          found.get(name)?.push(...uses.map((use) => ({ path, use })));
        });
  return found;
});
