import { saysNothing } from '../shared/explain/check-body.ts';
import type { RequestForm } from '../shared/request/form.ts';

/** What the description does not tell of a request, a sentence each. */
export function notesOf({ call, bodies, context, places }: RequestForm): readonly string[] {
  const gaps = call.request?.notPublished ?? [];
  const [body] = bodies;
  return [
    ...(call.url === undefined
      ? ['The path of this operation is not documented. Its body can be built, not the call.']
      : []),
    ...(gaps.includes('parameters') ? ['The parameters of this operation are not documented.'] : []),
    ...(body !== undefined && saysNothing(body.media, context.resolve) && body.isFile !== true
      ? ['The fields of the body are not documented. Whatever JSON you enter is taken as it is.']
      : []),
    ...(body === undefined && places.length === 0 ? ['There is nothing to fill in: the call is complete.'] : []),
  ];
}
