import { stringifyJson } from '#src/shared/schema/number-text.ts';
import { readVersion, type ReadVersion } from '#scripts/description/read-version.ts';

/** The part of a description that a case gives; the rest is the same in all cases. */
export const FRAMES = ['request', 'response', 'webhook', 'parameters', 'operation', 'description'] as const;
export type Frame = (typeof FRAMES)[number];

const OK = { responses: { 200: { description: 'Done.' } } };
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

/** The description around a part of it. */
const DESCRIPTIONS: Readonly<Record<Frame, (part: unknown, components: unknown) => object>> = {
  request: (schema, components) =>
    paths({ post: { operationId: 'pay', requestBody: { required: true, ...json(schema) }, ...OK } }, components),
  response: (schema, components) =>
    paths({ get: { operationId: 'pay', responses: { 200: { description: 'Done.', ...json(schema) } } } }, components),
  webhook: (schema, components) => ({
    paths: {},
    webhooks: { paid: { post: { operationId: 'paid', requestBody: { required: true, ...json(schema) }, ...OK } } },
    components,
  }),
  parameters: (parameters, components) => paths({ get: { operationId: 'list', parameters, ...OK } }, components),
  operation: (operation, components) =>
    paths({ post: { operationId: 'pay', ...OK, ...(operation as object) } }, components),
  description: (description, components) => ({ paths: {}, components, ...(description as object) }),
};

function paths(item: object, components: unknown): object {
  return { paths: { '/payments': item }, ...(components === undefined ? {} : { components }) };
}

/** The text of such a description. */
export function sourceWith(frame: Frame, part: unknown, components?: unknown): string {
  const { openapi = '3.1.1', ...rest } = DESCRIPTIONS[frame](part, components) as { openapi?: string };
  return stringifyJson({ openapi, info: { title: 'Payments', version: '1' }, ...rest }, 1);
}

/** A version with a part of a description in it. */
export function versionWith(frame: Frame, part: unknown, components?: unknown): Promise<ReadVersion> {
  const source = sourceWith(frame, part, components);
  return readVersion('openapi.json', {
    has: () => Promise.resolve(true),
    read: () => Promise.resolve(Buffer.from(source)),
  });
}
