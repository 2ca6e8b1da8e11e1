import { asRecord } from '../model/raw.ts';
import { readJson } from './json-text.ts';
import type { CurlCall, CurlFault } from './curl-faults.ts';

/** A body that is missing, not asked for, labelled wrong, no JSON, or not what the schema describes. */
export function bodyFaults({ curl, operation, validator }: CurlCall): CurlFault[] {
  const { requestBody } = operation;
  const { body, bodyOffsets, bodyKind, offset } = curl;
  if (bodyKind === undefined)
    return requestBody?.required === true
      ? [
          {
            offset,
            message: `\`${operation.operationId}\` needs a body, and the command sends none.`,
            hint: "Add `-d '{…}'`.",
          },
        ]
      : [];
  if (requestBody === undefined)
    return [
      {
        offset: bodyOffsets?.[0] ?? offset,
        message: `\`${operation.operationId}\` takes no body.`,
        hint: 'Take `-d` out, or describe the body.',
      },
    ];
  const types = requestBody.content.map(({ mediaType }) => mediaType);
  const header = curl.headers.find(({ name }) => name.toLowerCase() === 'content-type');
  const json = requestBody.content.find(({ mediaType }) => /json/i.test(mediaType));
  const sent = header?.value.split(';')[0]?.trim();
  const label = ((): CurlFault[] => {
    if (bodyKind === 'form' || types.length === 0 || types.includes('*/*')) return [];
    if (header !== undefined)
      return types.some((type) => type.toLowerCase() === sent?.toLowerCase()) || /[$<{]/.test(header.value)
        ? []
        : [
            {
              offset: header.valueOffset,
              message: `\`${header.value}\` is no media type that \`${operation.operationId}\` takes.`,
              hint: `Write \`${types.join('` or `')}\`.`,
            },
          ];
    return types.includes('application/x-www-form-urlencoded')
      ? []
      : [
          {
            offset,
            message: 'The header `Content-Type` is missing, so cURL sends the body as a form.',
            hint: `Add \`-H 'Content-Type: ${types[0]}'\`.`,
          },
        ];
  })();
  if (
    json === undefined ||
    body === undefined ||
    (header === undefined && !/^\s*[[{]/.test(body)) ||
    (sent !== undefined && !/json/i.test(sent))
  )
    return label;
  const at = (index: number): number => bodyOffsets?.[index] ?? offset;
  const read = readJson(body);
  if (read.fault !== undefined) return [...label, { ...read.fault, offset: at(read.fault.offset) }];
  return [
    ...label,
    ...validator
      .validate(asRecord(json.schema), read.value, 'request')
      .map(({ path, onKey, message, hint }) => ({ offset: at(read.offsetOf(path, onKey)), message, hint })),
  ];
}
