import { asRecord } from '#src/shared/schema/raw.ts';
import { note, noteSwitch } from '../scope.ts';
import { type CallPair, follow, partScope } from './call.ts';
import { compareParameters } from './parameters.ts';
import { compareResponses } from './responses.ts';
import { compareContent } from './media-types.ts';

/** Compares the parameters, bodies and responses of an operation, webhook or callback. */
export function compareCall(pair: CallPair): void {
  compareParameters(pair);
  compareBodies(pair);
  compareResponses(pair);
}

/** Compares the request bodies of an operation, webhook or callback (OpenAPI 3.1, section 4.8.13). */
function compareBodies(pair: CallPair): void {
  const { context, base, head, flows } = pair;
  const before = follow(context.base, base.operation['requestBody']);
  const after = follow(context.head, head.operation['requestBody']);
  const has = (body: object): boolean => Object.keys(body).length > 0;
  if (!has(before) && !has(after)) return;
  const [flow] = flows;
  const part = flow === 'request' ? 'the request' : 'the notification';
  const scope = partScope(pair, { flow, part, key: 'request', nodes: [before, after] });
  const required = after['required'] === true;
  const place = { candidates: [['requestBody']], of: { base: base.operation, head: head.operation } };
  if (!has(before)) {
    const what = required ? 'has a required body now' : 'may have a body now';
    note(scope, required ? 'body-added-required' : 'body-added', { what, base: undefined, ...place });
  } else if (!has(after)) note(scope, 'body-removed', { what: 'no longer has a body', ...place });
  else {
    noteSwitch(
      scope,
      [before['required'] === true, required],
      ['body-required', 'needs a body now'],
      ['body-optional', 'no longer needs a body'],
    );
    compareContent(asRecord(before['content']), asRecord(after['content']), scope);
  }
}
