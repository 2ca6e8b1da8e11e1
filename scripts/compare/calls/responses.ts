import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { listWords } from '#src/shared/text/words.ts';
import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import type { CallChange } from '../verdicts/call-verdicts.ts';
import { replacement, pairByKey } from '../pairing.ts';
import { note, noteSwitch, type Scope, at } from '../scope.ts';
import { directionOf } from '../change.ts';
import { compareSchemas } from '../schemas/compare-schemas.ts';
import { followed, partScope, type CallPair } from './call.ts';
import { compareContent } from './media-types.ts';

/** Compares the responses of an operation, webhook or callback by their statuses (OpenAPI 3.1, section 4.8.16). */
export function compareResponses(pair: CallPair): void {
  const { context, base, head } = pair;
  const before = byStatus(followed(context.base, base.operation['responses']));
  const after = byStatus(followed(context.head, head.operation['responses']));
  const gone = [...before.keys()].filter((status) => covering(status, after) === undefined);
  const fresh = [...after.keys()].filter((status) => covering(status, before) === undefined);
  const compare = (status: string, was: string, now: string): void => {
    const [older = {}, newer = {}] = [before.get(was), after.get(now)];
    compareResponse(responseScope(pair, status, [older, newer]), older, newer);
  };
  for (const status of before.keys()) {
    const now = covering(status, after);
    if (now !== undefined) compare(status, status, now);
  }
  // A status that only the newer version lists is compared with the older response that applied to it, such as `4XX`.
  // Errors are not compared with `default`.
  for (const status of after.keys()) {
    const was = before.has(status) ? undefined : covering(status, before);
    if (was !== undefined && (was !== 'default' || isSuccess(status))) compare(status, was, status);
  }
  const say = (
    status: string,
    kind: CallChange,
    { now = status, ...noted }: { what: string; now?: string | undefined; base?: undefined },
  ): void =>
    note(responseScope(pair, status, [before.get(status), after.get(now)]), kind, {
      ...noted,
      candidates: [status, now].map((one) => ['responses', one]),
      of: { base: base.operation, head: head.operation },
    });
  const isError = (status: string): boolean => !isSuccess(status);
  const replaced = [isSuccess, isError].flatMap((isOne) => {
    const pair = replacement(gone.filter(isOne), fresh.filter(isOne));
    return pair === undefined ? [] : [pair];
  });
  for (const [status, now] of replaced) {
    const kind = isSuccess(status) ? 'status-replaced-success' : 'status-replaced';
    say(status, kind, { what: `is \`${now}\` now`, now });
    compare(now, status, now);
  }
  const reported = new Set(replaced.flat());
  for (const status of gone.filter((one) => !reported.has(one))) {
    const own = new Map([[status, {}]]);
    const left = [...after.keys()].filter((one) => !before.has(one) && covering(one, own) !== undefined);
    if (left.length > 0) say(status, 'status-narrowed', { what: `is limited to ${codes(left)} now`, now: left[0] });
    else
      say(
        status,
        isSuccess(status) ? 'status-removed-success' : fresh.some(isError) ? 'status-replaced' : 'status-removed',
        { what: 'has been removed' },
      );
  }
  for (const status of fresh.filter((one) => !reported.has(one))) {
    const covered = [...before.keys()].filter((one) => covering(one, after) === status);
    const kind = isSuccess(status) || covered.some(isSuccess) ? 'status-added-success' : 'status-added';
    say(status, kind, {
      what: covered.length === 0 ? 'is new' : `replaces ${codes(covered)}`,
      base: undefined,
    });
  }
}

function codes(statuses: readonly string[]): string {
  const quoted = statuses.map((status) => `\`${status}\``);
  return listWords(quoted, 'and');
}

function byStatus(responses: ReadonlyMap<string, Raw>): ReadonlyMap<string, Raw> {
  return new Map(
    [...responses]
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, response]) => [status === 'default' ? status : status.toUpperCase(), response]),
  );
}

/**
 * Returns the key of the response that applies to a status; undefined if there is none. The status itself is tried
 * first, then its range such as `4XX`, then `default`. For a success, `default` is tried only if `responses` lists no
 * success. For the status `default`, only the key `default` is tried.
 */
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

/** Whether programs treat a status as a success: any status below 400. */
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
  for (const name of Object.keys({ ...before, ...after }))
    noteSwitch(
      scope,
      [Object.hasOwn(before, name), Object.hasOwn(after, name)],
      ['link-added', `has the new link \`${name}\``],
      ['link-removed', `no longer has the link \`${name}\``],
      { detail: name },
    );
}

function compareBodyOf(before: Raw, after: Raw, scope: Scope): void {
  const [had, has] = [Object.keys(before).length > 0, Object.keys(after).length > 0];
  if (!had && has) note(scope, 'body-added', { what: 'has a body now' });
  else if (had && !has) note(scope, 'body-removed', { what: 'no longer has a body' });
  else compareContent(before, after, scope);
}

/**
 * Compares the headers of a response. Header names are case-insensitive (OpenAPI 3.1, section 4.8.21; RFC 9110, section
 * 5.1).
 */
function compareHeaders(base: unknown, head: unknown, scope: Scope): void {
  const { pairs, removed, added } = pairByKey(
    byName(followed(scope.context.base, base)),
    byName(followed(scope.context.head, head)),
  );
  for (const [, { name, node }, now] of pairs)
    compareHeader(headerScope(scope, name, [node, now.node]), node, now.node);
  for (const [, { name, node }] of removed)
    note(headerScope(scope, name, [node, undefined]), 'header-removed', {
      what: 'has been removed',
      candidates: [['headers', name]],
      of: scope,
      lifecycle: lifecycleOf(node),
    });
  for (const [, { name, node }] of added) {
    const required = node['required'] === true && directionOf(scope.flow) === 'sent';
    note(headerScope(scope, name, [undefined, node]), required ? 'header-added-required' : 'header-added', {
      what: 'is new',
      base: undefined,
      candidates: [['headers', name]],
      of: scope,
    });
  }
}

interface Header {
  readonly name: string;
  readonly node: Raw;
}

/** Maps lower-case names to headers. `Content-Type` is left out, as OpenAPI ignores it here (section 4.8.17.1). */
function byName(headers: ReadonlyMap<string, Raw>): ReadonlyMap<string, Header> {
  return new Map(
    [...headers]
      .map(([name, node]) => [name.toLowerCase(), { name, node }] as const)
      .filter(([key]) => key !== 'content-type'),
  );
}

function headerScope(scope: Scope, name: string, nodes: readonly [unknown, unknown]): Scope {
  const named = { ...scope, where: `the header \`${name}\` of ${scope.where}`, key: `${scope.key}.header.${name}` };
  return at(named, ...nodes);
}

function compareHeader(scope: Scope, base: Raw, head: Raw): void {
  noteSwitch(
    scope,
    [base['required'] === true, head['required'] === true],
    ['header-required', 'is required now'],
    ['header-optional', 'is optional now'],
  );
  if (base['content'] !== undefined || head['content'] !== undefined)
    compareContent(base['content'], head['content'], scope);
  else compareSchemas(base['schema'], head['schema'], { ...scope, text: 'single' });
}
