import { asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { groupBy } from '../../../text/group-by.ts';
import { operationsIn, type OperationUse } from '../../model/path-item.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { isTypo } from '../lookup/names.ts';
import { follow, isUnpublished, parametersOf } from '../lookup/operations.ts';
import { outlier } from '../lookup/outlier.ts';

/** Verbs of an `operationId` that only reads (RFC 9110, section 9.2.1), and of one that changes something. */
const READS = /^(?:get|list|fetch|find|search|read)(?=[A-Z_-]|$)/;
const CHANGES =
  /^(?:create|add|make|start|initiali[sz]e|initiate|submit|send|pay|charge|complete|validate|update|delete|remove|cancel)(?=[A-Z_-]|$)/;
const SAFE: readonly string[] = ['get', 'head', 'query', 'options'];

/** The method, id, body and description of an operation agree, unless its method is marked as not published. */
export const operationMethod: Check = {
  id: 'operation-method',
  convention: true,
  *run(context) {
    const operations = operationsIn(context.document);
    for (const use of operations) {
      yield* wrongResponses(context, use);
      yield* wrongMethod(context, use);
    }
    yield* missingBodies(context, operations);
    yield* misspeltMediaTypes(context, operations);
    yield* otherPlaces(context, operations);
  },
};

/** An operation has a successful response, and one that only reads does not create anything. */
function* wrongResponses(
  { locator }: CheckContext,
  { operation, method, kind, path }: OperationUse,
): Iterable<CheckProblem> {
  const id = asText(operation['operationId']);
  const responses = asRecord(operation['responses']);
  const statuses = Object.keys(responses);
  if (kind === 'path' && /^list(?=[A-Z_-])/.test(id) && path.endsWith('}'))
    yield {
      message: `\`${id}\` is called a list, but its path leads to one object.`,
      hint: 'Rename it, or correct the path.',
      location: locator.locate(operation, 'operationId'),
    };
  if (statuses.length > 0 && !statuses.some((status) => /^(?:[123]|default)/.test(status)))
    yield {
      message: `\`${id}\` has no successful response.`,
      hint: 'Add one.',
      location: locator.locate(operation, 'responses'),
    };
  if (SAFE.includes(method) && '201' in responses)
    yield {
      message: `\`${id}\` has the response \`201\`, but a \`${method.toUpperCase()}\` creates nothing.`,
      hint: 'Write `200`, or correct the method.',
      location: locator.locate(responses, '201'),
    };
}

function* wrongMethod(
  { locator }: CheckContext,
  { operation, pathItem, method, kind }: OperationUse,
): Iterable<CheckProblem> {
  if (isUnpublished(operation, 'method')) return;
  const id = asText(operation['operationId']);
  const name = method.toUpperCase();
  const text = `${asText(operation['summary'])}\n${asText(operation['description'])}`;
  const told = [...text.matchAll(/\bHTTP (GET|PUT|POST|DELETE|PATCH|HEAD)\b/g)].map(([, word]) => word);
  const isSafe = SAFE.includes(method);
  const problem = (message: string, hint: string): CheckProblem => ({
    message,
    hint,
    location: locator.locate(pathItem, method),
  });
  if (told.length > 0 && !told.includes(name))
    yield problem(
      `\`${id}\` is a \`${name}\`, but its description says HTTP ${told[0]}.`,
      'Correct the method or the description.',
    );
  else if (kind !== 'webhook' && READS.test(id) && !isSafe && operation['requestBody'] === undefined)
    yield problem(`\`${id}\` only reads, but is a \`${name}\`.`, 'Write `get`, or rename it.');
  else if (CHANGES.test(id) && isSafe)
    yield problem(`\`${id}\` changes something, but is a \`${name}\`.`, 'Write `post`, or rename it.');
}

/** The only request without a body, and the only successful response without one. */
function* missingBodies(
  { document, locator }: CheckContext,
  operations: readonly OperationUse[],
): Iterable<CheckProblem> {
  const request = outlier(
    operations.filter(({ method }) => ['post', 'put', 'patch'].includes(method)),
    ({ operation }) => operation['requestBody'] !== undefined,
  );
  if (request !== undefined)
    yield {
      message: `\`${asText(request.operation['operationId'])}\` is the only \`${request.method.toUpperCase()}\` without a \`requestBody\`.`,
      hint: 'Describe its request body.',
      location: locator.locate(request.pathItem, request.method),
    };
  const successes = operations
    .filter(({ kind }) => kind !== 'webhook')
    .flatMap(({ operation }) =>
      Object.entries(asRecord(operation['responses']))
        .filter(([status]) => /^20[0-3]$/.test(status))
        .map(([status, node]) => ({ operation, status, response: follow(document, node) })),
    );
  const empty = outlier(successes, ({ response }) => 'content' in response);
  if (empty !== undefined)
    yield {
      message: `The response \`${empty.status}\` of \`${asText(empty.operation['operationId'])}\` is the only one without \`content\`.`,
      hint: 'Describe its body, or mark its fields as not published.',
      location: locator.locate(empty.operation['responses'], empty.status),
    };
}

/** Media types that differ from a more frequent one by a letter: `application/jsn`. */
function* misspeltMediaTypes(
  { document, locator }: CheckContext,
  operations: readonly OperationUse[],
): Iterable<CheckProblem> {
  const contents = operations
    .flatMap(({ operation }) => [operation['requestBody'], ...Object.values(asRecord(operation['responses']))])
    .map((node): Raw => asRecord(follow(document, node)['content']));
  const byType = groupBy(contents.flatMap(Object.keys), (type) => type);
  const count = (type: string): number => byType.get(type)?.length ?? 0;
  const isLonger = (type: string, other: string): boolean =>
    type.startsWith(other) && /^\w/.test(type.slice(other.length));
  for (const content of new Set(contents)) {
    for (const type of Object.keys(content)) {
      const meant = [...byType.keys()].find(
        (other) => count(other) > count(type) && (isTypo(type, other) || isLonger(type, other)),
      );
      if (meant !== undefined)
        yield {
          message: `\`${type}\` is not spelt like \`${meant}\`.`,
          hint: 'Spell both alike.',
          location: locator.locate(content, type),
        };
    }
  }
}

/** The only parameter of an operation that is not in the query, although its name is not that of a header. */
function* otherPlaces(
  { document, locator }: CheckContext,
  operations: readonly OperationUse[],
): Iterable<CheckProblem> {
  for (const use of operations) {
    const parameters = parametersOf(document, use).filter((parameter) => parameter['in'] !== 'path');
    const one = outlier(parameters, (parameter) => parameter['in'] === 'query');
    if (one === undefined || /-|^[a-z]+$/.test(asText(one['name']))) continue;
    yield {
      message: `\`${asText(one['name'])}\` is in the ${asText(one['in'])}, but all other parameters of \`${asText(use.operation['operationId'])}\` are in the query.`,
      hint: 'Write `in: query`, or give it the name of a header, such as `X-Name`.',
      location: locator.locate(one, 'in'),
    };
  }
}
