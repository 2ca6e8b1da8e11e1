import { asList, asRecord, asText } from '../../model/raw.ts';
import type { Check } from '../check.ts';
import { operationsIn } from '../walk.ts';

/**
 * Every operation that merchants call asks for something: no empty requirement, none that may be left out, and no
 * operation without any (Security Requirement Object, OpenAPI 3.1, section 4.8.30). Webhooks are called by the provider.
 */
export const operationSecurity: Check = {
  id: 'operation-security',
  *run({ document, locator }) {
    const general = document.security;
    const hint = 'Name the security scheme that protects it. Where it is meant to be open, excuse it in `checks.yaml`.';
    for (const index of openAlternatives(general)) {
      yield {
        message: 'Every operation may be called without security: one alternative is `{}`.',
        hint,
        location: locator.trace(general, [index]),
      };
    }
    if (Array.isArray(general) && general.length === 0)
      yield {
        message: 'Operations are called without security: `security` is `[]`.',
        hint,
        location: locator.locate(document, 'security'),
      };
    const guarded = Object.keys(asRecord(document.components?.securitySchemes)).length > 0;
    for (const { operation, pathItem, method, path, kind } of operationsIn(document)) {
      if (kind === 'webhook') continue;
      const own = operation['security'];
      const name = asText(operation['operationId'], `${method} ${path}`);
      if (own === undefined && general === undefined && guarded)
        yield {
          message: `The operation \`${name}\` has no \`security\`.`,
          hint,
          location: locator.locate(pathItem, method),
        };
      if (Array.isArray(own) && own.length === 0)
        yield {
          message: `The operation \`${name}\` is called without security: its list is \`[]\`.`,
          hint,
          location: locator.locate(operation, 'security'),
        };
      for (const index of openAlternatives(own)) {
        yield {
          message: `The operation \`${name}\` may be called without security: one alternative is \`{}\`.`,
          hint,
          location: locator.trace(operation, ['security', index]),
        };
      }
    }
  },
};

/** Alternatives that ask for nothing. */
function openAlternatives(security: unknown): readonly number[] {
  return asList(security).flatMap((requirement, index) =>
    Object.keys(asRecord(requirement)).length === 0 ? [index] : [],
  );
}
