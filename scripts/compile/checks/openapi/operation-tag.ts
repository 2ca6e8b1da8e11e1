import { asList, asRecord, asText, asTexts } from '#src/shared/schema/raw.ts';
import { operationsIn } from '../../model/path-item.ts';
import type { Check } from '../lookup/check.ts';
import { operationName } from '../lookup/operations.ts';

/** Every tag is used, and every operation has one where most do (Tag Object, OpenAPI 3.1, section 4.8.22). */
export const operationTag: Check = {
  id: 'operation-tag',
  *run({ document, locator }) {
    const operations = operationsIn(document);
    const untagged = operations.filter(({ operation }) => asTexts(operation['tags']).length === 0);
    for (const use of untagged.length * 2 < operations.length ? untagged : [])
      yield {
        message: `\`${operationName(use)}\` has no tag.`,
        hint: 'Give it the tag of the operations it belongs to.',
        location: locator.locate(use.operation, 'tags'),
        lacks: 'tags',
      };
    for (const tag of asList(document.tags).map(asRecord)) {
      const name = asText(tag['name']);
      if (operations.some(({ operation }) => asTexts(operation['tags']).includes(name))) continue;
      yield {
        message: `No operation has the tag \`${name}\`.`,
        hint: 'Tag the operations that belong to it, or remove it.',
        location: locator.locate(tag, 'name'),
        isUnused: true,
        lacks: name,
      };
    }
  },
};
