import { isNumberText } from '#src/shared/schema/number-text.ts';
import {
  located,
  placeIn,
  type Check,
  type CheckContext,
  type CheckProblem,
  type TextProblem,
} from '../lookup/check.ts';
import { guideFiles, noteFiles, placeInText } from '../lookup/guides/files.ts';
import { keysIn, stringsBelow, stringsIn } from '../lookup/strings.ts';

/**
 * Matches characters that are invisible or reorder a text: controls, bidirectional controls, zero-width characters,
 * tags, noncharacters (Unicode 16, section 23).
 */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\p{Noncharacter_Code_Point}\ud800-\udfff\u{e0000}-\u{e007f}]/gu;
const JOINED_EMOJI = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?\u200d(?=\p{Extended_Pictographic})/gu;

/** No text of the description or the guides contains characters that readers cannot see. */
export const invisibleCharacters: Check = {
  id: 'invisible-characters',
  subject: 'text',
  isNeverKnown: true,
  *run(context) {
    for (const { value, holder, key } of stringsIn(context))
      if (typeof value === 'string' && !isNumberText(value))
        yield* located(invisibleIn(value), (offset) => placeIn(context, holder, key, offset));
    for (const [key, holders] of keysIn(context))
      for (const { message, hint } of invisibleIn(key))
        yield* holders.map((holder) => ({ message, hint, location: context.locator.locate(holder, key) }));
    for (const { text, at } of [...guideFiles(context), ...noteFiles(context)]) yield* located(invisibleIn(text), at);
    yield* escapedIn(context);
  },
};

/** Reports invisible characters in frontmatter and settings that are written as escapes (YAML 1.2.2, section 5.7). */
function* escapedIn({ guides: { guides, config, groups, settings = [] } }: CheckContext): Iterable<CheckProblem> {
  const [site, folders] = settings;
  for (const [source, values] of [
    ...guides.map((guide) => [guide, guide.frontmatter] as const),
    [site, config] as const,
    [folders, groups] as const,
  ]) {
    if (source === undefined || !source.text.includes('\\') || invisibleIn(source.text).length > 0) continue;
    const found = stringsBelow(values).find(({ value }) => invisibleIn(String(value)).length > 0);
    if (found !== undefined)
      yield* located(invisibleIn(String(found.value)), () => placeInText(source, source.text.indexOf(`${found.key}:`)));
  }
}

/**
 * Returns a list with one problem, for the first character that is invisible or reorders the text. The list is empty if
 * there is no such character.
 */
function invisibleIn(text: string): readonly TextProblem[] {
  if (!/[^\t\n\r -~]/.test(text) || text.search(INVISIBLE) < 0) return [];
  const readable = text.replace(JOINED_EMOJI, (emoji) => 'x'.repeat(emoji.length));
  return [...readable.matchAll(INVISIBLE)].slice(0, 1).map(({ 0: character, index }) => ({
    offset: index,
    message: `The text contains the invisible character \`U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}\`.`,
    hint: 'Remove the character: it can hide text from readers or reverse its order.',
  }));
}
