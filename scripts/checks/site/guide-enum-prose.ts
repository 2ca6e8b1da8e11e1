import { walkElements } from '../../pages/vocabulary/walk.ts';
import { placeOf } from './guide-nodes.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { once } from '../../once.ts';
import { describedMentions, mentionsIn, type Mention } from './mentions.ts';
import { namedEnums, writtenAt, type NamedEnum } from './named-enums.ts';

/**
 * Where prose tells what a value means, it tells it as the description does: in `<Value enum="…" of="…" is="…">`, and in
 * words such as `` `3` is Bank Details ``.
 */
export const guideEnumProse: Check = {
  id: 'guide-enum-prose',
  *run(context) {
    const enums = namedEnums(context.document);
    yield* statedMeanings(context, enums);
    for (const guide of context.guides.guides) yield* toldMeanings(enums, mentionsIn(guide));
    yield* toldMeanings(enums, describedMentions(context));
  },
};

/** `<Value … is="…">`: the meaning that the words around rely on. */
function* statedMeanings({ guides, api, locator }: CheckContext, enums: readonly NamedEnum[]): Iterable<Finding> {
  for (const guide of guides.guides) {
    for (const node of walkElements(guide.tree)) {
      if (node.name !== 'Value') continue;
      const given = new Map(
        node.attributes.flatMap((attribute) =>
          'name' in attribute && typeof attribute.value === 'string'
            ? [[attribute.name, { ...attribute, value: attribute.value }] as const]
            : [],
        ),
      );
      const stated = given.get('is');
      if (stated === undefined) continue;
      const [name, value, status, header] = ['enum', 'of', 'status', 'header'].map((key) => given.get(key)?.value);
      const member = enums.find((one) => one.name === name)?.members.find(({ text }) => text === value);
      const entry = api.catalogue.find(({ code }) => code === status);
      const place = placeOf(guide, { ...node, position: stated.position });
      const scheme =
        header === undefined || !Object.hasOwn(api.securitySchemes, header) ? undefined : api.securitySchemes[header];
      const wanted =
        header !== undefined
          ? scheme?.parameterName
          : status === undefined
            ? member && (member.meaning ?? member.description ?? member.text)
            : entry?.title;
      if (name === undefined && status === undefined && header === undefined)
        yield {
          message: '`is` belongs to a value of an enum, a status or a header.',
          hint: 'Give `enum` and `of`, `status` or `header`, or take `is` out.',
          location: place,
        };
      else if (wanted !== undefined && wanted !== stated.value)
        yield {
          message: `\`${value ?? status ?? header ?? ''}\` is \`${wanted}\` in the description, not \`${stated.value}\`.`,
          hint: `${member === undefined ? '' : `So says ${writtenAt(locator, member.place)}. `}Mend the words around it, then write \`is="${wanted}"\`.`,
          location: place,
        };
    }
  }
}

const AFTER = /^(\s+(?:is|means|stands for)\s+|\s+\()([A-Z][^.,;:()\n]*(?:\([^()\n]*\))?[^.,;:()\n]*)/;
const BEFORE = /([A-Z][^.,;:()\n]*)\s\($/;

/** `` `3` is Bank Details ``, `` `3` (Bank Details) `` and `` Bank Details (`3`) `` in plain words. */
function* toldMeanings(enums: readonly NamedEnum[], mentions: readonly Mention[]): Iterable<Finding> {
  const told = meaningsByValue(enums);
  for (const [index, mention] of mentions.entries()) {
    const meanings = mention.isCode ? told.get(mention.text) : undefined;
    if (meanings === undefined) continue;
    const next = mentions[index + 1];
    const [, gap = '', words] = (next?.isCode === false && AFTER.exec(next.text)) || [];
    const wanted = `Write \`${[...new Set(meanings)].join('` or `')}\`.`;
    if (next !== undefined && words !== undefined && !meanings.some((meaning) => words.startsWith(meaning)))
      yield {
        message: `\`${mention.text}\` is not \`${words.trim()}\` in the description.`,
        hint: wanted,
        location: next.at(gap.length, words.trimEnd().length),
      };
    const [, label = ''] = next?.text.startsWith(')') === true ? (BEFORE.exec(mention.before) ?? []) : [];
    const other = enums
      .find(({ members }) => members.some(({ text }) => text === mention.text))
      ?.members.find(({ meaning }) => meaning !== undefined && label.endsWith(meaning));
    if (other !== undefined && !meanings.some((meaning) => label.endsWith(meaning)))
      yield {
        message: `\`${mention.text}\` is not \`${other.meaning ?? ''}\` in the description, but \`${other.text}\` is.`,
        hint: wanted,
        location: mention.at(0, mention.text.length),
      };
  }
}

const meaningsByValue = once((enums: readonly NamedEnum[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { text, meaning } of enums.flatMap(({ members }) => members))
    if (meaning !== undefined) found.set(text, [...(found.get(text) ?? []), meaning]);
  return found;
});
