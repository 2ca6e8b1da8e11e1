import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { note, type Scope } from '../scope.ts';
import { followed, partScope, type CallPair } from './call.ts';
import { compareHeaders } from './headers.ts';
import { compareContent } from './media-types.ts';

/** Compares the responses of a call by their statuses (OpenAPI 3.1, section 4.8.16). */
export function compareResponses(pair: CallPair): void {
  const { context, base, head } = pair;
  const before = byStatus(followed(context.base, base.operation['responses']));
  const after = byStatus(followed(context.head, head.operation['responses']));
  const gone = [...before.keys()].filter((status) => covering(status, after) === undefined);
  const fresh = [...after.keys()].filter((status) => covering(status, before) === undefined);
  for (const [status, response] of before) {
    const now = covering(status, after);
    if (now !== undefined)
      compareResponse(responseScope(pair, status, [response, after.get(now)]), response, after.get(now) ?? {});
  }
  // A range that is written out: each of its statuses is compared with the range.
  for (const [status, response] of after) {
    const was = before.has(status) ? undefined : covering(status, before);
    if (was !== undefined && was !== 'default')
      compareResponse(responseScope(pair, status, [before.get(was), response]), before.get(was) ?? {}, response);
  }
  const replaced = fresh.some((status) => !isSuccess(status));
  for (const status of gone) {
    const kind = isSuccess(status) ? 'status-removed-success' : replaced ? 'status-replaced' : 'status-removed';
    note(responseScope(pair, status, [before.get(status), undefined]), kind, { what: 'has been removed' });
  }
  for (const status of fresh)
    note(
      responseScope(pair, status, [undefined, after.get(status)]),
      isSuccess(status) ? 'status-added-success' : 'status-added',
      {
        what: 'is new',
        base: undefined,
      },
    );
}

function byStatus(responses: ReadonlyMap<string, Raw>): ReadonlyMap<string, Raw> {
  return new Map(
    [...responses]
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, response]) => [status === 'default' ? status : status.toUpperCase(), response]),
  );
}

/** The entry that a status falls under: itself, its range, for errors the default. A default falls under itself alone. */
function covering(status: string, responses: ReadonlyMap<string, Raw>): string | undefined {
  const range = `${status.charAt(0)}XX`;
  if (responses.has(status)) return status;
  if (status === 'default') return undefined;
  if (responses.has(range)) return range;
  return responses.has('default') &&
    !(isSuccess(status) && [...responses.keys()].some((one) => one !== 'default' && isSuccess(one)))
    ? 'default'
    : undefined;
}

/** Statuses that programs take for a success: those below 400. */
function isSuccess(status: string): boolean {
  return /^[123]/.test(status);
}

function responseScope(pair: CallPair, status: string, nodes: readonly [unknown, unknown]): Scope {
  const [, flow] = pair.flows;
  const part = `${flow === 'response' ? 'the response' : 'the reply'} \`${status}\``;
  return partScope(pair, { flow, part, key: status, nodes });
}

function compareResponse(scope: Scope, base: Raw, head: Raw): void {
  compareHeaders(base['headers'], head['headers'], scope);
  compareBodyOf(asRecord(base['content']), asRecord(head['content']), scope);
  const [before, after] = [asRecord(base['links']), asRecord(head['links'])];
  for (const name of Object.keys(before).filter((one) => !Object.hasOwn(after, one)))
    note(scope, 'link-removed', { what: `no longer has the link \`${name}\``, detail: name });
  for (const name of Object.keys(after).filter((one) => !Object.hasOwn(before, one)))
    note(scope, 'link-added', { what: `has the new link \`${name}\``, detail: name });
}

function compareBodyOf(before: Raw, after: Raw, scope: Scope): void {
  const [had, has] = [Object.keys(before).length > 0, Object.keys(after).length > 0];
  if (!had && has) note(scope, 'body-added', { what: 'has a body now' });
  else if (had && !has) note(scope, 'body-removed', { what: 'no longer has a body' });
  else compareContent(before, after, scope);
}
