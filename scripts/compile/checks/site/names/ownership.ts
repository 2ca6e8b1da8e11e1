import type { Mention } from './mentions.ts';
import { namesProduct, namesProvider, type OwnWords } from './products.ts';
import {
  AFTER_THING,
  BEFORE_THING,
  FAILS,
  FAILS_WHEN,
  IS_NONE,
  MAYBE_OTHER,
  OTHER_HEAD,
  OTHER_SECTION,
  OWN,
  PAST,
  STATES,
} from './ownership-words.ts';
import type { Sentence } from './sentence.ts';

/**
 * Whose a name in prose is: this API's, that of something else of which the text around speaks (another product, the
 * past, the reader's own program), or perhaps either's.
 */
export type Owner = 'api' | 'unclear' | 'other';

/** Whose the name is that stands in a part of a mention. */
export function ownerOf(mention: Mention, own: OwnWords, offset = 0, length = mention.text.length): Owner {
  const sentence = mention.sentence(offset, length);
  const name = mention.isCode ? `\`${mention.text}\`` : mention.text.slice(offset, offset + length);
  const { item = '', heads = [], lead = '', headings = [] } = mention.around ?? {};
  const whole = sentence.before + name + sentence.after;
  if (isOther(whole, own) || isOtherHere(sentence) || isLinkedElsewhere(mention)) return 'other';
  if (item !== '' && isOther(item, own)) return 'other';
  if (mention.around?.isCompared === true || heads.some((head) => isOfOthers(head, own))) return 'other';
  if (namesProvider(lead, own) || (lead.trim().endsWith(':') && isOther(lead, own))) return 'other';
  const isUnclear =
    MAYBE_OTHER.some((one) => one.test(whole)) ||
    namesProduct(whole, own) ||
    headings.some((text) => OTHER_SECTION.test(text) || isOther(text, own) || namesProduct(` ${text}`, own));
  return isUnclear ? 'unclear' : 'api';
}

/** Whether the text around a name says that calls fail because of it: one that tells the reader what to do does not. */
export function warnsOf(mention: Mention, offset: number, length: number): boolean {
  const { before, after } = mention.sentence(offset, length);
  const { headings = [] } = mention.around ?? {};
  return FAILS_WHEN.test(before + after) || (headings.some((text) => FAILS.test(text)) && STATES.test(before));
}

/** Whether the head of a column gives it to another product, or to the past. */
export function isOfOthers(head: string, own: OwnWords): boolean {
  return OTHER_HEAD.test(head.trim()) || isOther(head, own);
}

function isOther(text: string, own: OwnWords): boolean {
  return [...PAST, ...OWN].some((one) => one.test(text)) || namesProvider(text, own);
}

/** Words right beside the name. */
function isOtherHere({ before, after }: Sentence): boolean {
  return (
    BEFORE_THING.test(after) ||
    AFTER_THING.test(before) ||
    IS_NONE.some((one) => one.test(after)) ||
    /^\s*(?:→|⟶|->|=>)/.test(after) ||
    /^\s*(?:is|are) now (?:(?:called|named|spelt)\s)?(?:the\s)?`/.test(after) ||
    /\b(?:not|nor|neither|unlike|never)\s+(?:a\s+|an\s+|the\s+|any\s+|called\s+|named\s+)?$/i.test(before) ||
    /\b(?:no|any) (?:field|header|parameter|value|status|path|name|operation)s?\s+(?:(?:called|named|like|such as)\s+)?$/i.test(
      before,
    )
  );
}

function isLinkedElsewhere({ link = '' }: Mention): boolean {
  return /^https?:/i.test(link);
}
