import { asList, asRecord, asText, asTexts } from '#src/shared/schema/raw.ts';
import { operationsIn } from '../../description/model/path-item.ts';
import type { Check } from '../lookup/check.ts';
import { operationName } from '../lookup/operations.ts';

/**
 * Every tag has operations or child tags, and every operation has a tag if most do (Tag Object, OpenAPI 3.1, section
 * 4.8.22; 3.2, section 4.22). An unused tag with a description or `externalDocs` is only a warning: the author may want
 * a chapter with text alone.
 */
export const operationTag: Check = {
  id: 'operation-tag',
  *run({ document, locator }) {
    const operations = operationsIn(document);
    const untagged = operations.filter(({ operation }) => asTexts(operation['tags']).length === 0);
    for (const use of untagged.length * 2 < operations.length ? untagged : [])
      yield {
        message: `\`${operationName(use)}\` has no tag.`,
        hint: 'Add `tags` with the tag of related operations.',
        location: locator.locate(use.operation, 'tags'),
        lacks: 'tags',
      };
    const tags = asList(document.tags).map(asRecord);
    const used = new Set<unknown>([
      ...operations.flatMap(({ operation }) => asTexts(operation['tags'])),
      ...tags.map(({ parent }) => parent),
    ]);
    for (const tag of tags) {
      const name = asText(tag['name']);
      const isChapter = asText(tag['description']) !== '' || tag['externalDocs'] !== undefined;
      if (used.has(name)) continue;
      yield {
        ...(isChapter ? { severity: 'warning' as const } : {}),
        message: `No operation has the tag \`${name}\`.`,
        hint: isChapter
          ? 'The reference shows only the text of the tag. Tag the operations that belong to it, or remove the tag.'
          : 'Tag the operations that belong to it, or remove the tag.',
        location: locator.locate(tag, 'name'),
        isUnused: true,
        lacks: name,
      };
    }
  },
};
