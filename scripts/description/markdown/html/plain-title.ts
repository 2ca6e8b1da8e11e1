import { asText } from '#src/shared/schema/raw.ts';
import { INLINE, meaningOf } from './meanings.ts';

const TAG = /<\/?([a-z][a-z\d]*)(?=[\s/>])[^<>]*>/gi;

/**
 * Returns a title or summary without HTML tags and backticks. OpenAPI defines such texts as plain (3.1, section
 * 4.8.10), but some authors write markup in them. A text that consists only of tags and backticks stays unchanged.
 * `fallback` replaces an empty text.
 */
export function plainTitle(value: unknown, fallback = ''): string {
  const title = asText(value).trim() || fallback;
  if (!/[<`]/.test(title)) return title;
  const words = title.replaceAll('`', '').replace(TAG, (tag, name: string) => {
    const meaning = meaningOf(name.toLowerCase());
    if (meaning === undefined || meaning === 'removed' || meaning === 'other') return tag;
    return meaning !== 'br' && INLINE.has(meaning) ? '' : ' ';
  });
  return words.replace(/\s+/g, ' ').trim() || title;
}
