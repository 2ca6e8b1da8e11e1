import type { MediaType } from '#src/model/media-type.ts';
import type { Operation, OperationObject } from '#src/model/operation.ts';
import { curl } from '#src/shared/samples/curl.ts';
import { sampleProgram } from '#src/shared/samples/index.ts';
import { payloadText } from '#src/shared/samples/payload-text.ts';
import { sampleRequest } from '#src/shared/samples/request.ts';
import type { Change } from '../compare/change.ts';
import { labelOf, matchOperations } from '../compare/description/match-operations.ts';
import { withExamples, type Completion } from '../examples/complete.ts';
import { createExampleGenerator } from '../examples/generate.ts';
import { operationNames } from '../pages/operation/call-places.ts';
import { requestCandidates } from '../examples/requests.ts';
import type { ReadVersion } from '../description/read-version.ts';
import { groupBy } from '../text/group-by.ts';
import { omitUndefined } from '../text/omit-undefined.ts';

/**
 * A sample request or response before and after a change. One of the two is absent if its version has no such sample.
 */
interface ChangeSamples {
  readonly before?: string;
  readonly after?: string;
}

/** Maximum number of changed operations and webhooks whose samples are compared. */
const LOOKED_AT = 20;

/**
 * Finds a sample request or response that differs between two versions, and returns the text of both. Operations and
 * webhooks with the most changes are searched first. If all samples are equal, samples with only the required fields
 * are compared. If these are equal, too, returns an empty object.
 */
export function changeSamples(changes: readonly Change[], before: ReadVersion, after: ReadVersion): ChangeSamples {
  const effects = changes.flatMap((change) => change.operations.map((name) => ({ name, change })));
  const felt = groupBy(effects, ({ name }) => name);
  // Changes use the names of the newer version.
  const { pairs } = matchOperations(before, after);
  const former = new Map(pairs.map(([base, head]) => [labelOf(head), labelOf(base)]));
  const calls = [...felt].sort(([, one], [, other]) => other.length - one.length).slice(0, LOOKED_AT);
  for (const isLeast of [false, true]) {
    const [older, newer] = [createPrinter(before, isLeast), createPrinter(after, isLeast)];
    for (const [name, found] of calls)
      for (const part of new Set(found.map(({ change }) => partOf(change)))) {
        const [was, is] = [older(former.get(name) ?? name, part), newer(name, part)];
        const label = [...was.keys(), ...is.keys()].find((one) => was.get(one) !== is.get(one));
        if (label !== undefined) return omitUndefined({ before: was.get(label), after: is.get(label) });
      }
  }
  return {};
}

type Part = 'request' | 'responses';

/**
 * Returns which part of an operation or webhook a change affects: the request or the responses. The id of the change
 * says so.
 */
function partOf({ id }: Change): Part {
  return /^(webhook-)?response-/.test(id) ? 'responses' : 'request';
}

/**
 * Returns the sample texts of the operation or webhook `name`, by label. The label is `request` for a request, and the
 * status for a response; all 2xx statuses share the label `2XX`.
 */
type Printer = (name: string, part: Part) => ReadonlyMap<string, string>;

function createPrinter({ document, toApi }: ReadVersion, isLeast: boolean): Printer {
  const { operations, webhooks } = toApi();
  const generator = createExampleGenerator(document, isLeast ? [[]] : undefined);
  const completed: Completion = (call) => withExamples(isLeast ? withoutExamples(call) : call, generator);
  return (name, part) => {
    const operation = operations.find((one) => operationNames(one).includes(name));
    const webhook = webhooks.find(({ id }) => id === name);
    const call = operation ? completed(operation) : webhook && completed(webhook);
    if (call === undefined) return new Map();
    const texts =
      part === 'request'
        ? [[part, 'server' in call ? requestText(call) : bodyText(call.requestBody?.content)] as const]
        : call.responses.map(({ status, content }) => [status.replace(/^2.*/, '2XX'), bodyText(content)] as const);
    return new Map(texts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]])));
  };
}

/** Returns a request as a cURL command; if its method or path is not published, only the body. */
function requestText(operation: Operation): string | undefined {
  const [{ example, media } = {}] = requestCandidates(operation);
  const request = sampleRequest(operation, example, media);
  return request === undefined ? bodyText(operation.requestBody?.content) : sampleProgram(curl, request);
}

function bodyText([media]: readonly MediaType[] = []): string | undefined {
  return media && payloadText(media, media.examples[0]);
}

/** Returns an operation or webhook without its request examples, so that its samples are generated from the schema. */
function withoutExamples<Call extends OperationObject>(call: Call): Call {
  const { requestBody } = call;
  if (requestBody === undefined) return call;
  return {
    ...call,
    requestBody: { ...requestBody, content: requestBody.content.map((media) => ({ ...media, examples: [] })) },
  };
}
