/** Small things of the model for tests: everything a test does not care about has its plainest value. */
import type { Api, Operation } from '../../../src/model/api.ts';
import type { Schema } from '../../../src/model/schema.ts';
import type { SiteConfig } from '../../../src/model/site.ts';
import { createAddresses } from '../../../scripts/pages/addresses.ts';
import { createPageContext, type PageContext } from '../../../scripts/pages/page-context.ts';

export function operation(more: Partial<Operation>): Operation {
  return {
    operationId: 'getIt',
    method: 'GET',
    methodPublished: true,
    server: { template: 'https://api.example', url: 'https://api.example', description: '' },
    summary: 'Get it',
    description: '',
    tags: [],
    deprecated: false,
    requires: [],
    security: [],
    parameters: [],
    responses: [],
    notPublished: [],
    codeSamples: [],
    node: {},
    ...more,
  };
}

export function api(more: Partial<Api> = {}): Api {
  return { info: { title: 'API', version: '1', description: '' }, servers: [], tags: [], operations: [], webhooks: [], schemas: {}, examples: {}, securitySchemes: {}, catalogue: [], gaps: [], ...more };
}

export const CONFIG: SiteConfig = {
  brand: 'Shop', url: 'https://docs.example', supportEmail: 'help@shop.example', signInUrl: 'https://shop.example/login', signUpUrl: 'https://shop.example/signup',
  chatUrl: 'https://chat.example', partnerBank: 'Bank',
  values: { brand: 'Shop', supportEmail: 'help@shop.example', signInUrl: 'https://shop.example/login' },
};

/** A page at `/page` of a site with this API. */
export function pageContext(more: Partial<Api> = {}): PageContext {
  return createPageContext({ api: api(more), config: CONFIG, addresses: createAddresses() }, '/page');
}

/** Reference to a schema. */
export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
