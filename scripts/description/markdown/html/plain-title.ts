import { asText } from '#src/shared/schema/raw.ts';
import { INLINE, meaningOf } from './meanings.ts';

const TAG = /<\/?([a-z][a-z\d]*)(?=[\s/>])[^<>]*>/gi;

/**
 * Returns a title or summary, which is plain text (OpenAPI 3.1, section 4.8.10), without the HTML tags and code marks
 * that authors write nevertheless. A text of nothing else stays unchanged.
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
