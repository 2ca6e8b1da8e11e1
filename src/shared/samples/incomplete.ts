import type { MediaType } from '../../model/media-type.ts';
import type { Operation } from '../../model/operation.ts';

/** Said of a request whose body nobody describes. */
const NO_BODY = 'The body of this request is not documented.';

/** What a request lacks whose body has no example, as a sentence. */
export function missingBody(media: Pick<MediaType, 'withoutExample'> | undefined): string {
  return media?.withoutExample ?? NO_BODY;
}

/** What parameters a request lacks, as a sentence: undocumented ones of which some may be required, or values of its path. */
export function missingParameters({
  parameters,
  notPublished,
}: Pick<Operation, 'parameters' | 'notPublished'>): string | undefined {
  if (notPublished.includes('parameters') && notPublished.includes('required'))
    return 'The parameters of this request are not documented.';
  const names = parameters.flatMap(({ in: place, name, example }) =>
    place === 'path' && example === undefined ? `\`${name}\`` : [],
  );
  return names.length === 0 ? undefined : `This request needs a value for ${names.join(', ')}.`;
}
