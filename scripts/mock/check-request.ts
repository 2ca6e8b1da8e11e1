import type { Operation } from '../../src/model/api.ts';
import { checkBody, type BodyCheck } from './body.ts';
import { cookiesOf } from './cookies.ts';
import { checkCredentials } from './credentials.ts';
import type { Finding } from './finding.ts';
import { parameterFindings, pathFindings } from './parameters.ts';
import { headerOf, type Read, type Received } from './received.ts';
import type { Candidate } from './router.ts';
import type { Target } from './target.ts';
import type { Typing } from './typed.ts';

/** All that was found out about a request to an operation. */
export interface Checked {
  readonly operation: Operation;
  readonly findings: readonly Finding[];
  readonly body: BodyCheck;
  readonly notes: readonly string[];
}

/**
 * Checks a request against the operations that its path may mean: the first whose path parameters fit is meant. Of
 * operations that only their servers tell apart, the first that takes the request.
 */
export async function checkRequest(
  candidates: readonly Candidate[],
  received: Received,
  target: Target,
  typing: Typing,
): Promise<Checked | undefined> {
  const [likeliest] = candidates;
  const meant =
    candidates.find(({ operation, values }) => pathFindings(operation, values, typing).length === 0) ?? likeliest;
  let first: Checked | undefined;
  for (const { operation, values } of candidates.filter(({ shape }) => shape === meant?.shape)) {
    const checked = await check(
      operation,
      { ...received, ...target, values, cookies: cookiesOf(headerOf(received, 'Cookie')) },
      typing,
    );
    if (checked.findings.length === 0) return checked;
    first ??= checked;
  }
  return first;
}

async function check(operation: Operation, request: Read, typing: Typing): Promise<Checked> {
  const credentials = checkCredentials(operation, request);
  const body = await checkBody(operation, request, typing);
  return {
    operation,
    body,
    findings: [...credentials.findings, ...parameterFindings(operation, request, typing), ...body.findings],
    notes: [...credentials.notes, ...body.notes],
  };
}
