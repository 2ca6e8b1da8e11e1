import type { Operation } from '#src/model/operation.ts';
import { checkBody, type BodyCheck } from './body.ts';
import { checkCredentials } from './credentials.ts';
import { headerOf, type ParsedRequest, type ReceivedRequest, type RequestProblem, type Target } from './request.ts';
import { parameterProblems, pathProblems } from './parameters.ts';
import type { Candidate } from './router.ts';
import type { Coercer } from '#src/shared/request/coerce.ts';
import { cookiesOf } from '#src/shared/request/pairs.ts';

/** The operation that a request calls, and the result of checking the request. */
export interface Checked {
  readonly operation: Operation;
  readonly problems: readonly RequestProblem[];
  readonly body: BodyCheck;
  readonly notes: readonly string[];
}

/**
 * Finds the operation that a request calls, and checks the request. Undefined if there are no candidates.
 *
 * If several paths match the request, the first path with valid path parameters is used, or else the first path. If
 * several operations have this path, for example on different servers, the first operation that accepts the request is
 * used, or else the first operation.
 *
 * @param candidates operations whose paths match the request, the most specific path first
 */
export async function checkRequest(
  candidates: readonly Candidate[],
  received: ReceivedRequest,
  target: Target,
  coercer: Coercer,
): Promise<Checked | undefined> {
  const [likeliest] = candidates;
  const suggested =
    candidates.find(({ operation, values }) => pathProblems(operation, values, coercer).length === 0) ?? likeliest;
  let first: Checked | undefined;
  for (const { operation, values } of candidates.filter(({ shape }) => shape === suggested?.shape)) {
    const checked = await check(
      operation,
      { ...received, ...target, values, cookies: cookiesOf(headerOf(received, 'Cookie') ?? '') },
      coercer,
    );
    if (checked.problems.length === 0) return checked;
    first ??= checked;
  }
  return first;
}

const NO_TYPE = 'the header Content-Type is missing: every request must have it';

async function check(operation: Operation, request: ParsedRequest, coercer: Coercer): Promise<Checked> {
  const credentials = checkCredentials(operation, request);
  const body = await checkBody(operation, request, coercer);
  return {
    operation,
    body,
    problems: [...credentials.problems, ...parameterProblems(operation, request, coercer), ...body.problems],
    notes: [
      ...credentials.notes,
      ...body.notes,
      ...(operation.contentType !== undefined && headerOf(request, 'Content-Type') === undefined ? [NO_TYPE] : []),
    ],
  };
}
