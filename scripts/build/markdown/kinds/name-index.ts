import type { RootContent } from 'mdast';
import type { NameIndex, NameMeaning, NamePlace } from '#src/model/names.ts';
import { code, heading, link, list, paragraph, series, text } from '../nodes.ts';
import type { MarkdownContext } from '../markdown-context.ts';

/** Lists the pages of letters, or the names of one page with their meanings and places. */
export function nameIndex({ letters, sections }: NameIndex, context: MarkdownContext): readonly RootContent[] {
  if (sections.length === 0)
    return list(
      letters.map(({ label, href, count }) => [paragraph(link(label, context.link(href)), `: ${count} names`)]),
    );
  return sections.flatMap(({ label, names }) => [
    ...(label === undefined ? [] : [heading(2, label)]),
    ...list(
      names.map(({ name, meanings }) => [
        paragraph(code(name)),
        ...list(meanings.map((meaning) => [meaningLine(meaning), ...placeList(meaning, context)])),
      ]),
    ),
  ]);
}

function meaningLine({ kind, type, values, about }: NameMeaning): RootContent {
  const what = kind === 'value' ? `value of ${type}` : [kind, type].filter((word) => word !== '').join(', ');
  return paragraph(
    `${what}.${about === '' ? '' : ` ${about}`}`,
    ...(values.length === 0 ? [] : ['; one of ', ...series(values, code)]),
  );
}

function placeList({ groups }: NameMeaning, context: MarkdownContext): readonly RootContent[] {
  return groups.flatMap(({ label, places }) => [
    ...(label === '' ? [] : [paragraph(label)]),
    ...list(places.map((place) => [paragraph(...placeWords(place, context))])),
  ]);
}

function placeWords({ href, label, part, path }: NamePlace, context: MarkdownContext) {
  return [
    link(label, context.link(href)),
    ...(part === '' ? [] : [text(`, ${part}`)]),
    ...(path === '' ? [] : [text(' '), code(path)]),
  ];
}
