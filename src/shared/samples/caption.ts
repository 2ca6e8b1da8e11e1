import type { Example } from '../../model/media-type.ts';

/**
 * Returns the caption for a sample that is the only example, so that no tab shows its title. The caption is the summary
 * that the author wrote. Undefined if there is no summary, or if the example is generated.
 */
export function captionOf({
  title,
  name,
  generated,
}: Pick<Example, 'name' | 'generated'> & { readonly title: string }): string | undefined {
  return generated === true || title === 'Example' || title === name ? undefined : title;
}
