import { withoutMisspelt } from '#src/shared/schema/describe-violation.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import { suggestionOf } from '#src/shared/text/nearest.ts';
import type { TextProblem } from '../check.ts';
import { readJson } from '../samples/json-text.ts';
import type { CurlCall } from './address.ts';

/**
 * Reports a request body that is missing, unexpected, of another media type, not JSON, or invalid against its schema.
 */
export function bodyProblems({ curl, operation, validator }: CurlCall): readonly TextProblem[] {
  const { requestBody, operationId } = operation;
  const { body, bodyOffsets, bodyKind, offset } = curl;
  if (bodyKind === undefined)
    return requestBody?.required === true
      ? [
          {
            offset,
            message: `\`${operationId}\` requires a body, but the command sends none.`,
            hint: "Add `-d '{…}'`.",
          },
        ]
      : [];
  if (requestBody === undefined)
    return [
      {
        offset: bodyOffsets?.[0] ?? offset,
        message: `\`${operationId}\` has no request body.`,
        hint: 'Remove `-d`, or describe the body.',
      },
    ];
  const mediaType = mediaTypeProblem({ curl, operation });
  const problems = mediaType === undefined ? [] : [mediaType];
  const sent = contentType({ curl })?.value;
  const json = requestBody.content.find((content) => /json/i.test(content.mediaType));
  const isJson = sent === undefined ? /^\s*[[{]/.test(body ?? '') : /json/i.test(sent);
  if (json === undefined || body === undefined || !isJson) return problems;
  const at = (index: number): number => bodyOffsets?.[index] ?? offset;
  const read = readJson(body);
  if (read.problem !== undefined) return [...problems, { ...read.problem, offset: at(read.problem.offset) }];
  return [
    ...problems,
    ...withoutMisspelt(validator.validate(asRecord(json.schema), read.value, 'request')).map((violation) => ({
      offset: at(read.offsetOf(violation.path, violation.onKey)),
      message: violation.message,
      ...suggestionOf(violation),
    })),
  ];
}

function mediaTypeProblem({ curl, operation }: Pick<CurlCall, 'curl' | 'operation'>): TextProblem | undefined {
  const types = operation.requestBody?.content.map(({ mediaType }) => mediaType) ?? [];
  if (curl.bodyKind === 'form' || types.length === 0 || types.includes('*/*')) return undefined;
  const header = contentType({ curl });
  if (header === undefined)
    return types.includes('application/x-www-form-urlencoded')
      ? undefined
      : {
          offset: curl.offset,
          message: 'The header `Content-Type` is missing, so cURL sends the body as a form.',
          hint: `Add \`-H 'Content-Type: ${types[0]}'\`.`,
        };
  const sent = header.value.split(';')[0]?.trim().toLowerCase();
  if (types.some((type) => type.toLowerCase() === sent) || /[$<{]/.test(header.value)) return undefined;
  return {
    offset: header.valueOffset,
    message: `\`${operation.operationId}\` has no request body of the media type \`${header.value}\`.`,
    hint: `Write \`${types.join('` or `')}\`.`,
  };
}

function contentType({ curl }: Pick<CurlCall, 'curl'>): CurlCall['curl']['headers'][number] | undefined {
  return curl.headers.find(({ name }) => name.toLowerCase() === 'content-type');
}
