import { saysNothing } from '../shared/explain/check-body.ts';
import type { RequestForm } from '../shared/request/form.ts';

/** Returns the notes above a form, a sentence each. */
export function notesOf(form: RequestForm): readonly string[] {
  const isEmpty = form.bodies.length === 0 && form.places.length === 0;
  return [...unknownsOf(form), ...(isEmpty ? ['There is nothing to fill in: the call is complete.'] : [])];
}

/** Says what the description does not document of a request. */
export function unknownsOf({ call, bodies, context }: RequestForm): readonly string[] {
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
  ];
}
