import type { Api, Info, Tag, TagGroup } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Schema } from '#src/model/schema.ts';
import type { Locator } from '../source/locator.ts';
import { catalogueOf } from './catalogue.ts';
import { definitionsOf } from './definitions.ts';
import { examplesOf } from './example.ts';
import { extensionsOf, externalDocsOf } from './extension.ts';
import { gapsOf } from './gap.ts';
import { operationsOf } from './operation.ts';
import { evidenceOf } from '#src/shared/schema/evidence.ts';
import { asRecord, type Raw, asText, textsOf, asList, asTexts } from '#src/shared/schema/raw.ts';
import type { OperationObject } from '#src/model/operation.ts';
import { withResources } from './resources.ts';
import { securitySchemes } from './security.ts';
import { serversOf } from './server.ts';
import { upgrade } from './upgrade.ts';
import { webhooksOf } from './webhook.ts';
import { plainTitle } from '../markdown/html/plain-title.ts';

/** The model stage: converts a bundled document to the `Api` from which pages are made. */
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

/**
 * Reads the Info Object with contact and licence (OpenAPI 3.1, sections 4.8.2 to 4.8.4). With `x-unversioned: true`,
 * the version is an empty string. Authors of an API without versions write this, as OpenAPI requires a `version`.
 */
function infoOf(node: unknown): Info {
  const raw = asRecord(node);
  const contact = textsOf(asRecord(raw['contact']), ['name', 'url', 'email']);
  const license = asRecord(raw['license']);
  const { name = '', ...where } = textsOf(license, ['name', 'identifier', 'url']);
  return {
    title: plainTitle(raw['title'], 'API'),
    version: raw['x-unversioned'] === true ? '' : asText(raw['version']),
    description: asText(raw['description']),
    ...textsOf(raw, ['summary', 'termsOfService']),
    ...(Object.keys(contact).length === 0 ? {} : { contact }),
    ...(name === '' && Object.keys(where).length === 0 ? {} : { license: { name, ...where } }),
  };
}

/**
 * Returns the tags under `tags` (OpenAPI 3.2, section 4.22), then the tags that only operations name, in the order of
 * first use.
 */
function tagsOf(node: unknown, operations: readonly OperationObject[]): readonly Tag[] {
  const declared = asList(node).map((tag) => toTag(asRecord(tag)));
  const names = new Set(declared.map(({ name }) => name));
  const used = new Set(operations.flatMap(({ tags }) => tags).filter((name) => !names.has(name)));
  return [...declared, ...[...used].map((name) => toTag({ name }))];
}

/** Reads the tag groups (`x-tagGroups`). */
function tagGroupsOf(node: unknown): readonly TagGroup[] {
  return asList(node)
    .map(asRecord)
    .map(({ name, tags }) => ({ name: asText(name), tags: asTexts(tags) }));
}

function toTag(raw: Raw): Tag {
  const name = asText(raw['name']);
  return {
    name,
    displayName: plainTitle(raw['summary'], plainTitle(raw['x-displayName'], name)),
    description: asText(raw['description']),
    ...textsOf(raw, ['parent', 'kind']),
    ...externalDocsOf(raw),
  };
}
