/** Small things of the model for tests: everything a test does not care about has its plainest value. */
import type { Api } from '#src/model/api.ts';
import type { Server } from '#src/model/server.ts';
import type { MediaType, Parameter, Response } from '#src/model/media-type.ts';
import type { Operation, Webhook } from '#src/model/operation.ts';
import type { SecurityRequirement } from '#src/model/security.ts';
import type { DocumentedPath, WebhookSample } from '#src/model/sample.ts';
import type { Schema } from '#src/model/schema.ts';
import type { SiteConfig } from '#src/model/site.ts';
import { createAddresses } from '#scripts/pages/context/addresses.ts';
import { createPageContext, type PageContext } from '#scripts/pages/context/page-context.ts';

export const SERVER: Server = {
  template: 'https://api.example',
  url: 'https://api.example',
  description: '',
  variables: [],
};

export function operation(more: Partial<Operation>): Operation {
  return {
    operationId: 'getIt',
    method: 'GET',
    methodPublished: true,
    server: SERVER,
    servers: [SERVER],
    summary: 'Get it',
    description: '',
    tags: [],
    deprecated: false,
    requires: [],
    security: [],
    parameters: [],
    responses: [],
    callbacks: [],
    evidence: {},
    notPublished: [],
    codeSamples: [],
    extensions: [],
    node: {},
    ...more,
  };
}

export function api(more: Partial<Api> = {}): Api {
  return {
    info: { title: 'API', version: '1', description: '' },
    servers: [],
    tags: [],
    tagGroups: [],
    operations: [],
    webhooks: [],
    schemas: {},
    definitions: more.schemas ?? {},
    examples: {},
    securitySchemes: {},
    catalogue: [],
    gaps: [],
    questions: [],
    evidence: {},
    extensions: [],
    ...more,
  };
}

export function parameter(place: Parameter['in'], name: string, more: Partial<Parameter> = {}): Parameter {
  const form = place === 'query' || place === 'cookie';
  return {
    name,
    in: place,
    required: true,
    deprecated: false,
    description: '',
    schema: {},
    style: form ? 'form' : 'simple',
    explode: form,
    allowReserved: false,
    allowEmptyValue: false,
    examples: [],
    ...more,
  };
}

/** JSON, unless said otherwise. */
export function mediaType(more: Partial<MediaType> = {}): MediaType {
  return {
    mediaType: 'application/json',
    schema: {},
    examples: [],
    externalExamples: [],
    files: [],
    encoding: [],
    prefixEncoding: [],
    ...more,
  };
}

export function response(status: string, more: Partial<Response> = {}): Response {
  return { status, description: '', headers: [], content: [], links: [], ...more };
}

export function scheme(type: string, more: Partial<SecurityRequirement> = {}): SecurityRequirement {
  return { name: 'Key', type, description: '', deprecated: false, scopes: [], ...more };
}

export function webhook(name: string, more: Partial<Webhook> = {}): Webhook {
  return {
    id: name,
    name,
    method: 'POST',
    summary: name,
    description: '',
    tags: [],
    deprecated: false,
    security: [],
    parameters: [],
    responses: [],
    callbacks: [],
    evidence: {},
    notPublished: [],
    codeSamples: [],
    extensions: [],
    node: {},
    ...more,
  };
}

/** What a receiver knows of a webhook of which no member is documented. */
/** Names that lead to a documented field. */
export const documentedPath = (...names: readonly string[]) => names as DocumentedPath;

export const WEBHOOK_SAMPLE: WebhookSample = { method: 'POST', port: 8000, path: '/webhooks', success: 200 };

export const CONFIG: SiteConfig = {
  brand: 'Shop',
  url: 'https://docs.example',
  supportEmail: 'help@shop.example',
  signInUrl: 'https://shop.example/login',
  signUpUrl: 'https://shop.example/signup',
  chatUrl: 'https://chat.example',
  poweredBy: 'Bank',
  lang: 'en-GB',
  suffix: 'Docs',
  extensions: {},
  values: { brand: 'Shop', supportEmail: 'help@shop.example', signInUrl: 'https://shop.example/login' },
};

/** A page at `/page` of a site with this API. */
export function pageContext(more: Partial<Api> = {}): PageContext {
  return createPageContext(
    { api: api(more), config: CONFIG, complete: (call) => call, addresses: createAddresses() },
    '/page',
  );
}

/** Reference to a schema. */
export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
