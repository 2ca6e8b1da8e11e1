import type { Example } from '../../model/media-type.ts';

/** Returns the author's summary of an example as the caption of a sample without tabs. */
export function captionOf({
  title,
  name,
  generated,
}: Pick<Example, 'name' | 'generated'> & { readonly title: string }): string | undefined {
  return generated === true || title === 'Example' || title === name ? undefined : title;
}
