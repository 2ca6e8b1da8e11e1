import { resolve } from 'node:path';
import { isMap, isSeq, parseDocument, type Node } from 'yaml';
import { asText } from '#src/shared/schema/raw.ts';
import { editBetween, type Fixer } from './fix.ts';

/** Sorts the tags where `redocly.yaml` demands it. */
export const sortedTags: Fixer = ({ location }, { files }) => {
  const file = resolve(location.file);
  const text = files.text(file);
  const tags = parseDocument(text).get('tags', true);
  if (!isSeq(tags) || tags.flow === true) return undefined;
  const begins = tags.items.map((item) => lineStart(text, (item as Node).range?.[0] ?? 0));
  const [first] = begins;
  const last = (tags.items.at(-1) as Node | undefined)?.range?.[1];
  if (first === undefined || last === undefined) return undefined;
  const end = text.slice(0, last).trimEnd().length;
  const parts = tags.items.map((item, index) => ({
    name: isMap(item) ? asText(item.get('name')) : '',
    text: text.slice(begins[index], begins[index + 1] ?? end).trimEnd(),
  }));
  const sorted = [...parts].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const after = text.slice(0, first) + sorted.map((part) => part.text).join('\n') + text.slice(end);
  return after === text ? undefined : { edits: [editBetween(file, text, after)], done: 'sorted them' };
};

/** The beginning of the line of an item, or of the comment right above it. */
function lineStart(text: string, offset: number): number {
  let at = text.lastIndexOf('\n', offset - 1) + 1;
  for (;;) {
    const above = text.lastIndexOf('\n', at - 2) + 1;
    if (at === 0 || !/^\s*#/.test(text.slice(above, at))) return at;
    at = above;
  }
}
