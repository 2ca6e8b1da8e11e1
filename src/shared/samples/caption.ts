import type { Example } from '../../model/media-type.ts';

/**
 * Returns the title of an example as the caption of its sample, for places where no tab shows the title. Undefined if
 * the title says nothing: the example is generated, or the title is only `Example` or the example's name.
 */
export function captionOf({
  title,
  name,
  generated,
}: Pick<Example, 'name' | 'generated'> & { readonly title: string }): string | undefined {
  return generated === true || title === 'Example' || title === name ? undefined : title;
}
