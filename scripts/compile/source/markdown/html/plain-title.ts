import { asText } from '#src/shared/schema/raw.ts';
import { INLINE } from './meanings.ts';
import { partsOf } from './tokens.ts';

/**
 * A title or summary, which is plain text (OpenAPI 3.1, section 4.8.10), without the tags of HTML that authors write
 * nevertheless. One of nothing else stays as it is.
 */
export function plainTitle(value: unknown, fallback = ''): string {
  const title = asText(value, fallback);
  if (!title.includes('<')) return title;
  const words = partsOf([{ type: 'html', value: title }]).map((part) => {
    if (part.kind === 'text') return part.value;
    return part.kind === 'node' || (part.meaning !== 'br' && INLINE.has(part.meaning)) ? '' : ' ';
  });
  return words.join('').replace(/\s+/g, ' ').trim() || title;
}
