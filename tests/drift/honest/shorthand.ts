import type { Description } from './description.ts';

/** Schemas, bodies and operations as authors write them, in few words. Each description is required. */
type Members = Readonly<Record<string, unknown>>;

export function text(description: string, more: Members = {}): Members {
  return { type: 'string', ...more, description };
}

export function time(description: string): Members {
  return text(description, { format: 'date-time' });
}

export function integer(description: string, more: Members = {}): Members {
  return { type: 'integer', ...more, description };
}

export function flag(description: string): Members {
  return { type: 'boolean', description };
}

/** An object; `required` are the names of fields. */
export function object(description: string, properties: Members, required: readonly string[] = []): Members {
  return { type: 'object', description, ...(required.length === 0 ? {} : { required }), properties };
}

export function list(description: string, items: Members, more: Members = {}): Members {
  return { type: 'array', description, ...more, items };
}

/** Values with their titles: `choice('State.', { open: 'Open' })`. */
export function choice(description: string, titles: Readonly<Record<string, string>>): Members {
  return {
    type: 'string',
    description,
    oneOf: Object.entries(titles).map(([value, title]) => ({ const: value, title })),
  };
}

/** A reference to a component, with a description of its own where it needs one. */
export function ref(kind: string, name: string, description?: string): Members {
  return { $ref: `#/components/${kind}/${name}`, ...(description === undefined ? {} : { description }) };
}

export function schema(name: string, description?: string): Members {
  return ref('schemas', name, description);
}

/** A JSON body with an example that is written in its place. */
export function json(bodySchema: Members, value?: unknown, summary = 'As it is sent'): Members {
  const examples = value === undefined ? {} : { examples: { sample: { summary, value } } };
  return { 'application/json': { schema: bodySchema, ...examples } };
}

/** A JSON body with the schema and the example of one name. */
export function named(name: string): Members {
  return { 'application/json': { schema: schema(name), examples: { [name]: ref('examples', name) } } };
}

/** A success. */
export function answer(description: string, content?: Members, more: Members = {}): Members {
  return { description, ...more, ...(content === undefined ? {} : { content }) };
}

/** A request. */
export function body(description: string, content: Members): Members {
  return { description, required: true, content };
}

/** What an operation has of its own; the rest is what every operation has. */
interface Own {
  readonly summary: string;
  readonly description: string;
  readonly tag: string;
  readonly responses: Members;
  readonly security?: unknown;
  readonly more?: Members;
}

/** An operation with the key that calls need and the errors that all have. */
export function operation(
  operationId: string,
  { summary, description, tag, responses, security, more = {} }: Own,
): Members {
  return {
    operationId,
    summary,
    description,
    tags: [tag],
    security: security ?? [{ SubscriptionKey: [] }],
    ...more,
    responses: {
      ...responses,
      400: ref('responses', 'BadRequest'),
      401: ref('responses', 'Unauthorized'),
      422: ref('responses', 'UnprocessedEntity'),
      '5XX': ref('responses', 'ServerError'),
    },
  };
}

/** Servers as path items name them, with another last word. */
export function servers(api: Description, word: string): Members {
  const [server] = api.js<readonly { readonly url: string }[]>(api.at(api.pathItem('listWallets'), 'servers'));
  return { servers: [{ ...server, url: (server?.url ?? '').replace(/-\w+$/, `-${word}`) }] };
}

/** A response that fails, with its entry in the catalogue. */
export function failure(code: string, title: string, description: string, remedy: string, more: Members = {}): Members {
  return { description, 'x-catalogue': { code, title, remedy }, ...more, content: json(schema('ErrorEnvelope')) };
}
