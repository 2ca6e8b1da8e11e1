import type { Example } from '../../model/media-type.ts';

/**
 * Returns the caption for the sample of an example, where no tab shows the example's title. The caption is this title.
 * Undefined if the example is generated. Also undefined if the title is only `Example` or the example's name, and not a
 * summary by the author.
 */
export function captionOf({
  title,
  name,
  generated,
}: Pick<Example, 'name' | 'generated'> & { readonly title: string }): string | undefined {
  return generated === true || title === 'Example' || title === name ? undefined : title;
}
