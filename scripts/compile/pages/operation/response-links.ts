import type { Link, Response } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import type { ResponseLink } from '#src/model/operation-section.ts';
import { schemaName } from '#src/shared/schema/resolve-ref.ts';
import { omitUndefined, unlessEmpty } from '../../../text/omit-undefined.ts';
import { toProse } from '../../prose/description.ts';
import { phrase } from '../../prose/phrase.ts';
import type { PageContext } from '../context/page-context.ts';
import { extensionsOf } from '../fields/extensions.ts';
import { truncatedJson } from '../fields/truncate.ts';
import { expressionWords } from './expression-words.ts';

/** What a response makes possible (Link Object, OpenAPI 3.1, section 4.8.20). */
export function responseLinks({ links }: Response, context: PageContext): readonly ResponseLink[] {
  return links.map((link): ResponseLink => {
    const operation = linkedOperation(link, context);
    const href = operation && context.addresses.operations.get(operation.operationId);
    const target = operation && href && { label: operation.summary, href };
    return omitUndefined({
      name: link.name,
      description: toProse(link.description),
      target,
      leadsTo: target === undefined ? (link.operationId ?? link.operationRef) : undefined,
      values: link.parameters.map(({ name, value }) => ({ name, value: phrase(valueWords(value)) })),
      body: link.requestBody === undefined ? undefined : phrase(valueWords(link.requestBody)),
      server: link.server?.template,
      extensions: unlessEmpty(extensionsOf(link, context.config)),
    });
  });
}

/** Where a value is taken from, or the value itself. */
function valueWords(value: unknown): string {
  if (typeof value !== 'string') return `\`${truncatedJson(value)}\``;
  return expressionWords(value) ?? `\`${value}\``;
}

function linkedOperation({ operationId, operationRef }: Link, { api }: PageContext): Operation | undefined {
  if (operationId !== undefined) return api.operations.find((operation) => operation.operationId === operationId);
  const [, path = '', method = ''] = /^#\/paths\/([^/]+)\/([a-z]+)$/.exec(operationRef ?? '') ?? [];
  const template = schemaName(path);
  return api.operations.find((operation) => operation.path === template && operation.method === method.toUpperCase());
}
