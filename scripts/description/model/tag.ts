import type { Tag, TagGroup } from '#src/model/api.ts';
import type { OperationObject } from '#src/model/operation.ts';
import { externalDocsOf } from './external-docs.ts';
import { asList, asRecord, asText, asTexts, textsOf, type Raw } from '#src/shared/schema/raw.ts';
import { plainTitle } from '../markdown/html/plain-title.ts';

/**
 * Tag Objects (OpenAPI 3.2, section 4.22), then the tags that operations use without declaring them, in the order of
 * use.
 */
export function tagsOf(node: unknown, operations: readonly OperationObject[]): readonly Tag[] {
  const declared = asList(node).map((tag) => toTag(asRecord(tag)));
  const names = new Set(declared.map(({ name }) => name));
  const used = new Set(operations.flatMap(({ tags }) => tags).filter((name) => !names.has(name)));
  return [...declared, ...[...used].map((name) => toTag({ name }))];
}

/** Groups of tags (`x-tagGroups`). */
export function tagGroupsOf(node: unknown): readonly TagGroup[] {
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
