import type { Api } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import type { Schema } from '../../src/model/schema.ts';
import type { Locator } from '../locator.ts';
import { catalogueOf } from './catalogue.ts';
import { gapsOf } from './gap.ts';
import { examplesOf } from './media-type.ts';
import { operationsOf } from './operation.ts';
import { asList, asRecord, asText } from './raw.ts';
import { securitySchemes } from './security.ts';
import { serversOf } from './server.ts';
import { upgrade } from './upgrade.ts';
import { webhooksOf } from './webhook.ts';

/** The model stage: a bundled document becomes the `Api` that pages are made of. `catalogue` is the extension that holds the error catalogue, where it is a list of its own. */
export function toApi(document: OpenApiDocument, locator: Locator, catalogue?: string): Api {
  upgrade(document);
  const schemes = securitySchemes(document);
  const info = asRecord(document.info);
  return {
    info: { title: asText(info['title'], 'API'), version: asText(info['version']), description: asText(info['description']) },
    servers: serversOf(document.servers),
    tags: asList(document.tags).map((tag) => ({ name: asText(asRecord(tag)['name']), description: asText(asRecord(tag)['description']) })),
    operations: operationsOf(document, schemes),
    webhooks: webhooksOf(document),
    schemas: asRecord(document.components?.schemas) as Readonly<Record<string, Schema>>,
    examples: Object.fromEntries(examplesOf(document, document.components?.examples).map((example) => [example.name, example])),
    securitySchemes: schemes,
    catalogue: catalogueOf(document, catalogue),
    gaps: gapsOf(document, locator),
  };
}
