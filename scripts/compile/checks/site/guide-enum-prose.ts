import { statusTitles } from '../../pages/operation/status-title.ts';
import { walkElements } from '../../pages/vocabulary/walk.ts';
import { groupBy } from '../../../text/group-by.ts';
import { attributesOf, placeOf } from '../lookup/guides/nodes.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { describedMentions, mentionsIn, type Mention } from './names/mentions.ts';
import { miscounted } from './counted-values.ts';
import { ownerOf } from './names/ownership.ts';
import { ownWords } from './names/own-words.ts';
import type { OwnWords } from './names/products.ts';
import { namedEnums, writtenAt, type NamedEnum } from './named-enums.ts';

/**
 * Prose gives an enum value the meaning that the description gives it: in `<Value enum="…" of="…" is="…">`, and in
 * sentences such as `` `3` is Bank Details ``. A description that counts the values of its enum counts them right.
 */
export const guideEnumProse: Check = {
  id: 'guide-enum-prose',
  *run(context) {
    const enums = namedEnums(context.document);
    yield* markedMeanings(context, enums);
    for (const guide of context.guides.guides)
      yield* meaningsInText(enums, mentionsIn(guide), ownWords(context, guide));
    yield* meaningsInText(enums, describedMentions(context), ownWords(context));
    yield* miscounted(context);
  },
};

/** `<Value … is="…">`: a meaning that the text around relies on. */
function* markedMeanings({ guides, api, locator }: CheckContext, enums: readonly NamedEnum[]): Iterable<CheckProblem> {
  for (const guide of guides.guides) {
    for (const node of walkElements(guide.tree).filter(({ name }) => name === 'Value')) {
      const { is, enum: name, of, status, header } = Object.fromEntries(attributesOf(node));
      if (is === undefined) continue;
      const mark = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'is');
      const location = placeOf(guide, { ...node, position: mark?.position });
      const member = enums.find((one) => one.name === name)?.members.find(({ text }) => text === of);
      let wanted = member && (member.meaning ?? member.description ?? member.text);
      if (status !== undefined) wanted = statusTitles(api)[status];
      if (header !== undefined) wanted = new Map(Object.entries(api.securitySchemes)).get(header)?.parameterName;
      if (name === undefined && status === undefined && header === undefined)
        yield {
          message: '`is` requires an enum value, a status or a header.',
          hint: 'Add `enum` and `of`, `status` or `header`, or remove `is`.',
          location,
        };
      else if (wanted !== undefined && wanted !== is)
        yield {
          message: `\`${of ?? status ?? header ?? ''}\` is \`${wanted}\` in the description, not \`${is}\`.`,
          hint: `${member === undefined ? '' : `See ${writtenAt(locator, member.place)}. `}Correct the text around it, then write \`is="${wanted}"\`.`,
          location,
        };
    }
  }
}

const AFTER = /^(\s+(?:is|means|stands for)\s+|\s+\()([A-Z][^.,;:()\n]*(?:\([^()\n]*\))?[^.,;:()\n]*)/;
const BEFORE = /([A-Z][^.,;:()\n]*)\s\($/;

/** `` `3` is Bank Details ``, `` `3` (Bank Details) `` and `` Bank Details (`3`) `` in plain text. */
function* meaningsInText(
  enums: readonly NamedEnum[],
  mentions: readonly Mention[],
  own: OwnWords,
): Iterable<CheckProblem> {
  const byValue = meaningsByValue(enums);
  for (const [index, mention] of mentions.entries()) {
    const meanings = mention.isCode ? byValue.get(mention.text) : undefined;
    if (meanings === undefined || ownerOf(mention, own) === 'other') continue;
    const hint = `Write \`${[...new Set(meanings)].join('` or `')}\`.`;
    const next = mentions[index + 1];
    const [, gap = '', words] = (next?.isCode === false && AFTER.exec(next.text)) || [];
    if (next !== undefined && words !== undefined && !meanings.some((meaning) => words.startsWith(meaning)))
      yield {
        message: `\`${mention.text}\` is not \`${words.trim()}\` in the description.`,
        hint,
        location: next.at(gap.length, words.trimEnd().length),
        severity: isMeaningOfAnother(enums, mention.text, words) ? 'error' : 'warning',
      };
    const [, label = ''] = next?.text.startsWith(')') === true ? (BEFORE.exec(mention.before) ?? []) : [];
    const other = enums
      .find(({ members }) => members.some(({ text }) => text === mention.text))
      ?.members.find(({ meaning }) => meaning !== undefined && label.endsWith(meaning));
    if (other !== undefined && !meanings.some((meaning) => label.endsWith(meaning)))
      yield {
        message: `\`${mention.text}\` is not \`${other.meaning ?? ''}\` in the description, but \`${other.text}\` is.`,
        hint,
        location: mention.at(0, mention.text.length),
      };
  }
}

/** Whether words are, or begin with, what an enum with this value says of another of its values. */
function isMeaningOfAnother(enums: readonly NamedEnum[], value: string, words: string): boolean {
  return enums.some(
    ({ members }) =>
      members.some(({ text }) => text === value) &&
      members.some(({ meaning }) => meaning !== undefined && words.startsWith(meaning)),
  );
}

const meaningsByValue = memoize((enums: readonly NamedEnum[]): ReadonlyMap<string, readonly string[]> => {
  const members = enums.flatMap((one) => one.members).filter(({ meaning }) => meaning !== undefined);
  return new Map(
    [...groupBy(members, ({ text }) => text)].map(([text, all]) => [text, all.map((one) => one.meaning ?? '')]),
  );
});
