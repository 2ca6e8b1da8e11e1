import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import type { OperationUse } from '../../description/model/path-item.ts';
import { callsIn } from '../lookup/catalogue.ts';
import type { Check, CheckProblem } from '../lookup/check.ts';
import { operationName } from '../lookup/operations.ts';

/**
 * Every operation that clients call requires credentials: `security` is not missing, is not an empty list and has no
 * entry `{}` (Security Requirement Object, OpenAPI 3.1, section 4.8.30). Operations that are described as public are
 * exempt. So are webhooks, as the provider calls them.
 */
export const operationSecurity: Check = {
  id: 'operation-security',
  *run({ document, locator }) {
    const problem = (message: string, location: CheckProblem['location']): CheckProblem => ({
      message,
      hint: 'Add the security scheme that protects it. If it is meant to be open, say so in its description: `It is public.`',
      location,
    });
    const general = document.security;
    const isPublicApi = saysPublic(asRecord(document.info));
    for (const index of isPublicApi ? [] : openAlternatives(general))
      yield problem(
        'Every operation can be called without security: one alternative is `{}`.',
        locator.trace(general, [index]),
      );
    if (Array.isArray(general) && general.length === 0 && !isPublicApi)
      yield problem(
        '`security: []` lets everybody call all operations without credentials.',
        locator.locate(document, 'security'),
      );
    const hasSchemes = Object.keys(asRecord(document.components?.securitySchemes)).length > 0;
    for (const use of callsIn(document)) {
      const { operation } = use;
      const own = operation['security'];
      if (isPublic(use)) continue;
      if (own === undefined && general === undefined && hasSchemes)
        // The same `target` merges these problems into one, because one line in the entry file would correct them all.
        yield {
          message: `The operation \`${operationName(use)}\` has no \`security\`.`,
          hint: 'Add `security` to the entry file, for all operations, or name here the scheme that protects it. If it is meant to be open, say so in its description: `It is public.`',
          location: locator.locate(operation, 'security'),
          target: 'security',
        };
      if (Array.isArray(own) && own.length === 0)
        yield problem(
          `The operation \`${operationName(use)}\` requires no security: \`security\` is \`[]\`.`,
          locator.locate(operation, 'security'),
        );
      for (const index of openAlternatives(own))
        yield problem(
          `The operation \`${operationName(use)}\` can be called without security: one alternative is \`{}\`.`,
          locator.trace(operation, ['security', index]),
        );
    }
  },
};

/** Phrases that describe an operation as public. */
const PUBLIC =
  /\bpublic(?:ly)?\b(?! keys?\b)|\b(?:any|every)(?:one|body) (?:can|may)\b|\bunauthenticated\b|\b(?:no|without(?: an?| any| the)?|not (?:need|require)s?(?: an?| any)?)(?: \w+){0,2} (?:keys?|tokens?|credentials?|authenti[cs]\w+|authori[sz]ation|security|log-?in)\b|\bkey is optional\b/i;
/** Paths of operations that only report that the API is available. */
const SIGN_OF_LIFE = /^[^{}]*\/(?:ping|status|health(?:z|-?check)?|heartbeat|livez|readyz|up|version|time)$/i;

function saysPublic(object: Raw): boolean {
  return PUBLIC.test(`${asText(object['summary'])} ${asText(object['description'])}`);
}

function isPublic({ operation, path, method }: OperationUse): boolean {
  return saysPublic(operation) || (['get', 'head'].includes(method) && SIGN_OF_LIFE.test(path ?? ''));
}

/** Returns the indexes of the entries of `security` that require no credentials (`{}`). */
function openAlternatives(security: unknown): readonly number[] {
  return asList(security).flatMap((requirement, index) =>
    Object.keys(asRecord(requirement)).length === 0 ? [index] : [],
  );
}
