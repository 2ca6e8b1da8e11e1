import type { SampleLanguage, SampleRequest } from '../../model/sample.ts';
import { sampleProgram } from '../samples/index.ts';
import { deprecationRemarks } from '../samples/deprecated.ts';
import { missingBody, missingParameters } from '../samples/incomplete.ts';
import { sampleRequest, type SampledOperation } from '../samples/request.ts';
import type { SampleRenderer } from '../samples/sample-renderer.ts';
import { bodyField, type RequestForm, type RequestState } from './form.ts';
import { valueAt } from './path.ts';
import { localAddress, localUrl } from './webhook-call.ts';

/**
 * The request of a form. `remarks` become comments in its sample. A `note` says what cannot be built: the request, or
 * only its body.
 */
export type BuiltRequest =
  | { readonly request: SampleRequest; readonly remarks: readonly string[]; readonly note?: string }
  | { readonly request?: undefined; readonly note: string };

/** Builds the request from the values of a form, in the same way as the samples on the pages. */
export function toRequest(form: RequestForm, state: RequestState): BuiltRequest {
  const { call } = form;
  const url = call.kind === 'webhook' ? localUrl(localAddress(state.values)) : call.url;
  if (url === undefined || call.method === undefined)
    return {
      note: `The ${url === undefined ? 'path' : 'method'} of this ${call.kind} is not documented: only its body can be built.`,
    };
  const body = bodyField(form, state);
  const value = valueAt(state.values, ['body']);
  const example =
    value === undefined
      ? undefined
      : (body?.media.examples.find((one) => one.value === value) ?? { name: '', summary: '', description: '', value });
  const operation = operationOf(form, state, url, call.method);
  const request = sampleRequest(operation, example, body?.media);
  if (request === undefined) return { note: 'The method of this operation is not documented.' };
  const hasNoForm = value !== undefined && request.body.kind === 'none';
  const isUnknown = request.body.kind === 'none' && call.body?.content.every(({ examples }) => examples.length === 0);
  const incomplete =
    value === undefined && isUnknown === true
      ? missingBody(body?.media)
      : missingParameters({ ...operation, notPublished: call.request?.notPublished ?? [] });
  return {
    request,
    remarks: [
      ...(incomplete === undefined ? [] : [incomplete]),
      ...deprecationRemarks(
        { ...operation, deprecated: call.request?.deprecated },
        { schema: body?.media.schema, value },
        form.context.resolve,
      ),
    ],
    ...(hasNoForm
      ? {
          note: `A body of type ${body?.media.mediaType ?? ''} cannot be generated: the description does not say how its fields are written.`,
        }
      : {}),
  };
}

/** Returns the program that sends a request in one language, or the reason why the language cannot send it. */
export function programOf(
  renderer: SampleRenderer,
  { request, remarks }: Extract<BuiltRequest, { request: SampleRequest }>,
): { readonly text: string } | { readonly reason: string } {
  const reason = reasonAgainst(renderer.language, request);
  if (reason !== undefined) return { reason };
  return { text: sampleProgram(renderer, request, ...remarks) };
}

/**
 * Returns the reason why `fetch` refuses a request (Fetch Standard, sections 2.2.1 and 5.4). Undefined if it accepts
 * the request, and for languages other than JavaScript.
 */
function reasonAgainst({ id }: SampleLanguage, { method, body }: SampleRequest): string | undefined {
  if (id !== 'javascript') return undefined;
  if (/^(connect|trace|track)$/i.test(method)) return `\`fetch\` does not send ${method}.`;
  return body.kind !== 'none' && /^(get|head)$/i.test(method)
    ? `\`fetch\` sends no body with ${method}. Choose another language.`
    : undefined;
}

function operationOf(
  { call, places }: RequestForm,
  state: RequestState,
  url: string,
  method: string,
): SampledOperation {
  const fields = new Map(places.flatMap((one) => one.fields.map((field) => [field.parameter, field] as const)));
  return {
    method,
    methodPublished: true,
    path: url,
    server: { url: '' },
    security: call.request?.security ?? [],
    ...(call.request?.contentType === undefined ? {} : { contentType: call.request.contentType }),
    parameters: call.parameters.flatMap((parameter) => {
      const field = fields.get(parameter);
      // A parameter without a field is a credential: samples read it from a variable.
      if (field === undefined) return [parameter];
      const value = valueAt(state.values, field.path);
      if (value === undefined && !parameter.required) return [];
      const { example: _, ...plain } = parameter;
      return [{ ...plain, required: true, ...(value === undefined ? {} : { example: value }) }];
    }),
    ...(call.body === undefined ? {} : { requestBody: { content: call.body.content } }),
    responses: call.responses,
  };
}
