import { asList, asRecord, asText, asTexts, type Raw } from '../../model/raw.ts';
import { resolveRef } from '../../model/resolve-ref.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { aloneIn } from '../habit.ts';
import { isSlip } from '../site/word-fault.ts';
import { operationsIn, type OperationUse } from '../walk.ts';

/** Words that an operation id begins with when it only reads (RFC 9110, section 9.2.1), and when it changes something. */
const READS = /^(?:get|list|fetch|find|search|read)(?=[A-Z_-]|$)/;
const CHANGES =
  /^(?:create|add|make|start|initiali[sz]e|initiate|submit|send|pay|charge|complete|validate|update|delete|remove|cancel)(?=[A-Z_-]|$)/;
const SAFE: readonly string[] = ['get', 'head', 'query', 'options'];

/** Method, id, body and words of an operation fit each other, unless its method is marked as not published. */
export const operationMethod: Check = {
  id: 'operation-method',
  convention: true,
  *run(context) {
    const operations = operationsIn(context.document);
    for (const use of operations) yield* wrongMethods(context, use);
    yield* bodyless(context, operations);
    yield* silent(context, operations);
    yield* oddMediaTypes(context);
    yield* otherPlace(context, operations);
  },
};

function* wrongMethods(
  { locator }: CheckContext,
  { operation, pathItem, method, kind, path }: OperationUse,
): Iterable<Finding> {
  const id = asText(operation['operationId']);
  const location = locator.locate(pathItem, method);
  const name = method.toUpperCase();
  if (kind === 'path' && /^list(?=[A-Z_-])/.test(id) && path.endsWith('}'))
    yield {
      message: `\`${id}\` lists, but its path leads to one thing.`,
      hint: 'Give it another id, or mend the path.',
      location: locator.locate(operation, 'operationId'),
    };
  yield* answers(locator, operation, method);
  if (asTexts(operation['x-not-published']).includes('method')) return;
  const told = [operation['summary'], operation['description']].flatMap((words) =>
    [...asText(words).matchAll(/\bHTTP (GET|PUT|POST|DELETE|PATCH|HEAD)\b/g)].map(([, word = '']) => word),
  );
  const other = told.find((word) => word !== name);
  if (other !== undefined && !told.includes(name))
    yield {
      message: `\`${id}\` is a \`${name}\`, but its description speaks of HTTP ${other}.`,
      hint: 'Mend the method or the words.',
      location,
    };
  else if (kind !== 'webhook' && READS.test(id) && !SAFE.includes(method) && operation['requestBody'] === undefined)
    yield {
      message: `\`${id}\` only reads, but is a \`${name}\`.`,
      hint: 'Write `get`, or give it another id.',
      location,
    };
  else if (CHANGES.test(id) && SAFE.includes(method))
    yield {
      message: `\`${id}\` changes something, but is a \`${name}\`.`,
      hint: 'Write `post`, or give it another id.',
      location,
    };
}

/** An operation succeeds somehow, and one that only reads creates nothing. */
function* answers(locator: CheckContext['locator'], operation: Raw, method: string): Iterable<Finding> {
  const id = asText(operation['operationId']);
  const name = method.toUpperCase();
  const hasSuccess = Object.keys(asRecord(operation['responses'])).some((status) => /^(?:[123]|default)/.test(status));
  if (Object.keys(asRecord(operation['responses'])).length > 0 && !hasSuccess)
    yield {
      message: `\`${id}\` only fails: it has no answer below 400.`,
      hint: 'Add the answer of a success.',
      location: locator.locate(operation, 'responses'),
    };
  if (SAFE.includes(method) && asRecord(operation['responses'])['201'] !== undefined)
    yield {
      message: `\`${id}\` answers \`201\`, but a \`${name}\` creates nothing.`,
      hint: 'Write `200`, or mend the method.',
      location: locator.locate(operation['responses'], '201'),
    };
}

/** The one operation without a body where all others of its method, or all other webhooks, have one. */
function* bodyless({ locator }: CheckContext, operations: readonly OperationUse[]): Iterable<Finding> {
  const one = aloneIn(
    operations.filter(({ method }) => ['post', 'put', 'patch'].includes(method)),
    ({ operation }) => operation['requestBody'] !== undefined,
  );
  if (one !== undefined)
    yield {
      message: `\`${asText(one.operation['operationId'])}\` is the only \`${one.method.toUpperCase()}\` without a \`requestBody\`.`,
      hint: 'Describe what it is sent.',
      location: locator.locate(one.pathItem, one.method),
    };
}

/** The one operation whose success says nothing where all others have a body. */
function* silent({ document, locator }: CheckContext, operations: readonly OperationUse[]): Iterable<Finding> {
  const answers = operations
    .filter(({ kind }) => kind !== 'webhook')
    .flatMap(({ operation }) =>
      Object.entries(asRecord(operation['responses']))
        .filter(([status]) => /^20[0-3]$/.test(status))
        .map(([status, node]) => ({ operation, status, node: asRecord(resolveRef(document, asRecord(node))) })),
    );
  const one = aloneIn(answers, ({ node }) => 'content' in node);
  if (one !== undefined)
    yield {
      message: `The answer \`${one.status}\` of \`${asText(one.operation['operationId'])}\` alone has no \`content\`.`,
      hint: 'Describe its body, or mark its fields as not published.',
      location: locator.locate(one.operation['responses'], one.status),
    };
}

/** Media types one slip away from a usual one: `application/jsn`. */
function* oddMediaTypes({ document, locator }: CheckContext): Iterable<Finding> {
  const uses = [
    ...operationsIn(document).map(
      ({ operation }) => asRecord(resolveRef(document, asRecord(operation['requestBody'])))['content'],
    ),
    ...operationsIn(document).flatMap(({ operation }) =>
      Object.values(asRecord(operation['responses'])).map(
        (node) => asRecord(resolveRef(document, asRecord(node)))['content'],
      ),
    ),
  ];
  const count = new Map<string, number>();
  for (const type of uses.flatMap((content) => Object.keys(asRecord(content))))
    count.set(type, (count.get(type) ?? 0) + 1);
  for (const content of new Set(uses.map(asRecord))) {
    for (const type of Object.keys(content)) {
      const meant = [...count].find(
        ([other, times]) =>
          times > (count.get(type) ?? 0) &&
          (isSlip(type, other) || (type.startsWith(other) && /^\w/.test(type.slice(other.length)))),
      )?.[0];
      if (meant !== undefined)
        yield {
          message: `\`${type}\` is not spelt like \`${meant}\`.`,
          hint: 'Write both the same way.',
          location: locator.locate(content, type),
        };
    }
  }
}

/** The one parameter that goes elsewhere than all others of its operation, though its name is no header's. */
function* otherPlace({ document, locator }: CheckContext, operations: readonly OperationUse[]): Iterable<Finding> {
  for (const { operation, pathItem } of operations) {
    const parameters = [...asList(pathItem['parameters']), ...asList(operation['parameters'])]
      .map((node): Raw => asRecord(resolveRef(document, asRecord(node))))
      .filter((parameter) => parameter['in'] !== 'path');
    const one = aloneIn(parameters, (parameter) => parameter['in'] === 'query');
    if (one === undefined || /-|^[a-z]+$/.test(asText(one['name']))) continue;
    yield {
      message: `\`${asText(one['name'])}\` goes into the ${asText(one['in'])}, all other parameters of \`${asText(operation['operationId'])}\` into the query.`,
      hint: 'Write `in: query`, or give it a name that a header has: `X-Name`.',
      location: locator.locate(one, 'in'),
    };
  }
}
