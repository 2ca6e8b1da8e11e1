import type { Example } from '../../model/media-type.ts';

/**
 * Returns the caption of a sample without tabs: the author's summary of the example. Undefined if there is no summary,
 * or if the example is generated.
 */
export function captionOf({
  title,
  name,
  generated,
}: Pick<Example, 'name' | 'generated'> & { readonly title: string }): string | undefined {
  return generated === true || title === 'Example' || title === name ? undefined : title;
}
