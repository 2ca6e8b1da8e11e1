import type { Example } from '../../model/media-type.ts';

/**
 * Returns the title of an example as the caption of its sample, where no tab shows the title. Undefined if the title is
 * not a summary by the author, or if the example is generated.
 */
export function captionOf({
  title,
  name,
  generated,
}: Pick<Example, 'name' | 'generated'> & { readonly title: string }): string | undefined {
  return generated === true || title === 'Example' || title === name ? undefined : title;
}
