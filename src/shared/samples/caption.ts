import type { Example } from '../../model/media-type.ts';

/** The summary of an example where its author wrote one, for a sample that no tab names. */
export function captionOf({
  title,
  name,
  generated,
}: Pick<Example, 'name' | 'generated'> & { readonly title: string }): string | undefined {
  return generated === true || title === 'Example' || title === name ? undefined : title;
}
