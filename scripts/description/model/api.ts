import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Schema } from '#src/model/schema.ts';
import type { Locator } from '../source/locator.ts';
import { catalogueOf } from './catalogue.ts';
import { definitionsOf } from './definitions.ts';
import { examplesOf } from './example.ts';
import { extensionsOf } from './extension.ts';
import { externalDocsOf } from './external-docs.ts';
import { gapsOf } from './gap.ts';
import { infoOf } from './info.ts';
import { operationsOf } from './operation.ts';
import { evidenceOf } from '#src/shared/schema/evidence.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { withResources } from './resources.ts';
import { securitySchemes } from './security.ts';
import { serversOf } from './server.ts';
import { tagGroupsOf, tagsOf } from './tag.ts';
import { upgrade } from './upgrade.ts';
import { webhooksOf } from './webhook.ts';

/** The model stage: a bundled document becomes the `Api` that pages are made of. */
export function toApi(document: OpenApiDocument, locator: Locator, questions: Api['questions'] = []): Api {
  upgrade(document);
  const root = document as unknown as Raw;
  const schemes = securitySchemes(document);
  const operations = operationsOf(document, schemes);
  const webhooks = webhooksOf(document, schemes);
  const tags = tagsOf(document.tags, [...operations, ...webhooks]);
  return {
    ...withResources({ info: infoOf(document.info), operations, tags, tagGroups: tagGroupsOf(root['x-tagGroups']) }),
    ...externalDocsOf(root),
    servers: serversOf(document.servers),
    webhooks,
    schemas: asRecord(document.components?.schemas) as Readonly<Record<string, Schema>>,
    definitions: definitionsOf(document),
    examples: Object.fromEntries(
      examplesOf(document, document.components?.examples).map((example) => [example.name, example]),
    ),
    securitySchemes: schemes,
    catalogue: catalogueOf(document),
    gaps: gapsOf(document, locator),
    questions,
    evidence: evidenceOf(root),
    extensions: extensionsOf(root, asRecord(document.info)),
  };
}
