import type { MediaType } from '../../model/media-type.ts';
import type { Operation } from '../../model/operation.ts';

/** The sentence for a request whose body is not described. */
const NO_BODY = 'The body of this request is not documented.';

/** Returns the sentence that says why the sample of a request has no body. */
export function missingBody(media: Pick<MediaType, 'withoutExample'> | undefined): string {
  return media?.withoutExample ?? NO_BODY;
}

/**
 * Returns a sentence about what the sample lacks: parameters that are not published and may be required, or values of
 * path parameters without an example. Undefined if nothing is missing.
 */
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
