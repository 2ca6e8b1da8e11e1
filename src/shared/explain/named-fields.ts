import type { BodyData, CallData, DataIndex } from '../../model/call-data.ts';
import type { NamedField } from '../../model/explanation.ts';
import { isRecord } from '../schema/raw.ts';
import { placeFit, useScore, type Known } from './call-fit.ts';
import { rowLink } from './row-link.ts';
import type { ExplainSources } from './try-bodies.ts';

/** Fields that are told of one text, the operations of each, and characters that are read. */
const [FIELDS, OPERATIONS, READ] = [4, 3, 2000];
/** Words of a message about a field. */
const ABOUT =
  /required|missing|invalid|must|should|cannot|can't|not (?:allowed|valid|be|a)\b|field|parameter|expected/i;

/** Returns the fields of requests that a message names, `accountNumber is required`, each linked to its rows. */
export async function namedFields(
  message: string,
  known: Known,
  { load }: ExplainSources,
): Promise<readonly NamedField[]> {
  const words = wordsOf(message);
  const { index } = known;
  const found = requestNames(index, words).slice(0, FIELDS);
  return Promise.all(
    found.map(async ({ name, path, uses }) => {
      const fitting = uses.filter((use) => placeFit(use, known) >= 0);
      const likeliest = fitting.sort((a, b) => useScore(b, known) - useScore(a, known)).slice(0, OPERATIONS);
      const places = likeliest.map(async ([place, content]) => {
        const entry = index.calls[place];
        const data = entry && ((await load(entry.file)) as CallData);
        const media: BodyData | undefined = data?.body?.content[content];
        return entry === undefined || media === undefined
          ? []
          : [{ title: entry.title, href: rowLink(media.rows, path.split('.')) }];
      });
      return { name, places: (await Promise.all(places)).flat() };
    }),
  ).then((fields) => fields.filter(({ places }) => places.length > 0));
}

/** Texts in which a value speaks to people: of its outer fields, else of those inside. */
export function messagesIn(value: unknown): string {
  const speaking = (node: unknown, depth: number): readonly string[] => {
    if (typeof node === 'string') return [node];
    if (typeof node !== 'object' || node === null || depth > 3) return [];
    return Object.entries(node).flatMap(([name, field]) =>
      Array.isArray(node) || SPEAKING.test(name) || isRecord(field) ? speaking(field, depth + 1) : [],
    );
  };
  return speaking(value, 0).join(' ');
}

const SPEAKING = /message|msg|error|detail|reason|description|field|param|property/i;

function wordsOf(message: string): ReadonlySet<string> {
  const lines = message.slice(0, READ).split('\n');
  return new Set(
    lines
      .filter((line) => ABOUT.test(line))
      .flatMap((line) => line.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [])
      .map((word) => word.toLowerCase()),
  );
}

function requestNames({ names, bodies }: DataIndex, words: ReadonlySet<string>) {
  const found = new Map<
    string,
    { name: string; path: string; uses: Known['index']['bodies'][number]['uses'][number][] }
  >();
  for (const body of bodies)
    if (body.side === 'request')
      for (const path of body.names.map((place) => names[place] ?? '')) {
        const name = path.slice(path.lastIndexOf('.') + 1);
        if (!words.has(name.toLowerCase())) continue;
        const one = found.get(name) ?? { name, path, uses: [] };
        if (one.path === path) one.uses.push(...body.uses);
        found.set(name, one);
      }
  return [...found.values()];
}
