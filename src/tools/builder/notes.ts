import { isUnconstrained } from '../../shared/explain/check-body.ts';
import type { RequestForm } from '../../shared/request/form.ts';

/**
 * Returns the sentences above a form. They say what is not documented. If everything is documented, and the request has
 * no parameters and no body, a sentence says that there is nothing to fill in.
 */
export function notesOf(form: RequestForm): readonly string[] {
  const unknowns = unknownsOf(form);
  const isEmpty = form.bodies.length === 0 && form.places.length === 0;
  return isEmpty && unknowns.length === 0
    ? ['Nothing to fill in: this request has no parameters and no body.']
    : unknowns;
}

/** Returns what is not documented about a request, one sentence for each part. */
export function unknownsOf({ call, bodies, context }: RequestForm): readonly string[] {
  const gaps = call.request?.notPublished ?? [];
  const [body] = bodies;
  return [
    ...(call.kind === 'operation' && call.url === undefined
      ? ['The path is not documented: you can build the body, not the call.']
      : []),
    ...(gaps.includes('parameters') ? ['The parameters are not documented.'] : []),
    ...(body !== undefined && isUnconstrained(body.media, context.resolve) && body.isFile !== true
      ? ['The fields of the body are not documented: enter any JSON.']
      : []),
  ];
}
