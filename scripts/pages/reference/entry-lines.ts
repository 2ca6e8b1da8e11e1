/** Creates one-line descriptions of webhooks, statuses, schemas and groups, for lists. */
import type { Api, CatalogueEntry } from '#src/model/api.ts';
import type { Href } from '#src/model/nav.ts';
import type { ReferenceEntry } from '#src/model/reference.ts';
import { enumMembers, valueText } from '#src/shared/schema/enums.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { normaliseName } from '#src/shared/text/words.ts';
import { toProse } from '../../guides/prose/description.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import { isUsual, operationsReturning } from '../operation/catalogue-rows.ts';
import { type ReferenceContext, firstSentence } from './context.ts';
import { LISTS } from './groups.ts';

/** Maximum number of values or fields listed in a line. */
const NAMED = 5;

/** Adds a line of description to each entry of a list. */
export function withLines<Entry extends Pick<ReferenceEntry, 'href'>>(
  entries: readonly Entry[],
  context: ReferenceContext,
): readonly (Entry & Pick<ReferenceEntry, 'about'>)[] {
  const lines = linesOf(context);
  return entries.map((entry) => ({ ...entry, ...omitUndefined({ about: lines.get(entry.href) }) }));
}

/** One-line descriptions of webhooks, status codes, schemas and sidebar groups, by page URL. */
const linesOf = memoize(({ api, index }: ReferenceContext): ReadonlyMap<Href, string> => {
  const lines: readonly (readonly [Href | undefined, string | undefined])[] = [
    ...api.webhooks.map(({ id, description }) => [index.webhook.get(id), firstSentence(description)] as const),
    ...[...index.error].map(([code, href]) => [href, statusLine(api, code)] as const),
    ...Object.keys(api.schemas).map((name) => [index.schema.get(name), schemaLine(api, name)] as const),
    ...api.tags.map(({ name, description }) => [index.tag.get(name), firstSentence(description)] as const),
    [LISTS.webhooks, 'What the provider sends to your server.'],
    [LISTS.errors, 'What each status means, and what to do about it.'],
    [LISTS.schemas, 'Fields and values of requests and responses.'],
  ];
  return new Map(lines.flatMap(([href, line]) => (href === undefined || line === undefined ? [] : [[href, line]])));
});

/** Describes a status: cause, remedy, and the number of operations that return it. */
function statusLine(api: Api, code: string): string | undefined {
  const entry = api.catalogue.find((one) => one.code === code);
  const uses = operationsReturning(code, api).length;
  const returned =
    uses === 0
      ? ''
      : uses === 1
        ? 'Returned by one operation.'
        : `Returned by ${isUsual(code, api) ? 'every operation' : `${uses} operations`}.`;
  const line = [...(entry === undefined ? [] : entryWords(entry)), returned].filter((words) => words !== '').join(' ');
  return line === '' ? undefined : line;
}

function entryWords({ title, meaning, remedy = '' }: CatalogueEntry): readonly string[] {
  return [repeats(meaning, title) ? '' : (firstSentence(meaning) ?? ''), firstSentence(remedy) ?? ''];
}

/**
 * Describes a schema with the author's text and the values of an enum. Without a useful text, lists the first fields.
 */
function schemaLine({ schemas, definitions }: Api, name: string): string | undefined {
  const { schema } = resolveSchema(schemas[name] ?? {}, definitions);
  const sentence = firstSentence(schema.description ?? '');
  const about = sentence === undefined || repeats(sentence, name) ? undefined : sentence;
  const values = (enumMembers(schema) ?? []).map(({ value, title }) => valueWords(valueText(value), title));
  const fields = about === undefined ? Object.keys(schema.properties ?? {}) : [];
  const open = ['values', 'fields'].some((part) => schema['x-not-published']?.some((mark) => mark === part));
  const listed = named(values.length > 0 ? values : fields, open);
  const line = [about, listed].filter((words) => words !== undefined && words !== '').join(' ');
  return line === '' ? sentence : line;
}

/** Returns a value and its title, `1 Individual`. A title that only repeats the value is omitted. */
function valueWords(value: string, title: string | undefined): string {
  return title === undefined || normaliseName(title) === normaliseName(value) ? value : `${value} ${title}`;
}

/**
 * Joins at most `NAMED` words with commas: `a, b, c, …`. `open` is true if the API has values or fields that the
 * description does not list; the line then always ends with `…`.
 */
function named(words: readonly string[], open: boolean): string {
  const shown = words.slice(0, NAMED).map((word) => (word.length > 40 ? `${word.slice(0, 39)}…` : word));
  return shown.length === 0 ? '' : `${shown.join(', ')}${open || words.length > shown.length ? ', …' : '.'}`;
}

/** Whether a text only repeats a name. */
function repeats(words: string, name: string): boolean {
  return normaliseName(textOf(toProse(words))) === normaliseName(name);
}
