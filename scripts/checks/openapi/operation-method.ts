import { isJsonSequence } from '#src/shared/samples/body.ts';
import { asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { suggestion } from '#src/shared/text/nearest.ts';
import { operationsIn, type OperationUse } from '../../description/model/path-item.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { isTypo } from '../lookup/names.ts';
import { follow, isUnpublished, operationName } from '../lookup/operations.ts';

/**
 * Match an `operationId` by its verb: `READS` if the verb changes no data (`getOrder`), `CHANGES` if it does
 * (`createOrder`; RFC 9110, section 9.2.1).
 */
const READS = /^(?:get|list|fetch|find|search|read)(?=[A-Z-]|$)/;
const CHANGES = /^(?:create|add|update|delete|remove|cancel)(?=[A-Z-]|$)/;
const SAFE: readonly string[] = ['get', 'head', 'query', 'options'];
const MEDIA_TYPES = [
  'application/json',
  'application/json5',
  'application/merge-patch+json',
  'application/octet-stream',
  'application/pdf',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
  'text/csv',
  'text/event-stream',
  'text/html',
  'text/plain',
];

/**
 * The method of an operation agrees with the responses and the `operationId` (RFC 9110, section 9). A method that is
 * marked as not published need not agree with the `operationId`. Media types are spelt as registered.
 */
export const operationMethod: Check = {
  id: 'operation-method',
  *run(context) {
    const operations = operationsIn(context.document);
    for (const use of operations) {
      yield* wrongResponses(context, use);
      yield* wrongMethod(context, use);
    }
    yield* misspeltMediaTypes(context, operations);
  },
};

/** Reports an operation without a successful response, and a safe method with the response `201`. */
function* wrongResponses({ locator }: CheckContext, use: OperationUse): Iterable<CheckProblem> {
  const { operation, method } = use;
  const responses = asRecord(operation['responses']);
  const statuses = Object.keys(responses);
  if (statuses.length > 0 && !statuses.some((status) => /^(?:[123]|default)/.test(status)))
    yield {
      message: `\`${operationName(use)}\` has no successful response.`,
      hint: 'Describe what the operation returns when it succeeds, for example under `200`.',
      location: locator.locate(operation, 'responses'),
    };
  if (SAFE.includes(method) && '201' in responses)
    yield {
      message: `\`${operationName(use)}\` has the response \`201\`, but a \`${method.toUpperCase()}\` creates nothing.`,
      hint: 'Change the status to `200`, or correct the method.',
      location: locator.locate(responses, '201'),
    };
}

/**
 * Reports a method that contradicts the `operationId`. A safe method for an id such as `createOrder` is an error. An
 * unsafe method for an id such as `getOrder` is only a warning, as an id is just a name.
 */
function* wrongMethod({ locator }: CheckContext, { operation, method, kind }: OperationUse): Iterable<CheckProblem> {
  if (isUnpublished(operation, 'method') || kind === 'webhook') return;
  const id = asText(operation['operationId']);
  const isSafe = SAFE.includes(method);
  const location = locator.locate(operation, 'operationId');
  if (READS.test(id) && !isSafe && operation['requestBody'] === undefined)
    yield {
      severity: 'warning',
      message: `The operation id \`${id}\` implies that the operation only reads data, but its method is \`${method.toUpperCase()}\`.`,
      hint: 'Change the method to `get`, or change the operation id.',
      location,
    };
  else if (CHANGES.test(id) && isSafe)
    yield {
      message: `The operation id \`${id}\` implies that the operation changes data, but its method is \`${method.toUpperCase()}\`.`,
      hint: 'Change the method to `post`, `put`, `patch` or `delete`, or change the operation id.',
      location,
    };
}

/** Reports media types that differ from a registered one by a letter or two: `application/jsn`. */
function* misspeltMediaTypes(
  { document, locator }: CheckContext,
  operations: readonly OperationUse[],
): Iterable<CheckProblem> {
  const contents = operations
    .flatMap(({ operation }) => [operation['requestBody'], ...Object.values(asRecord(operation['responses']))])
    .map((node): Raw => asRecord(follow(document, node)['content']));
  for (const content of new Set(contents))
    for (const type of Object.keys(content)) {
      const suggested =
        MEDIA_TYPES.includes(type) || isJsonSequence(type)
          ? undefined
          : MEDIA_TYPES.find((known) => isNearly(type, known));
      if (suggested !== undefined)
        yield {
          message: `There is no media type \`${type}\`.`,
          ...suggestion(suggested),
          location: locator.locate(content, type),
        };
    }
}

function isNearly(type: string, known: string): boolean {
  return isTypo(type, known) || (type.startsWith(known) && /^\w/.test(type.slice(known.length)));
}
