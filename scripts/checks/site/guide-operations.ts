import type { GuideSource } from '../../guides/guide-source.ts';
import type { MdxElement } from '../../prose/content.ts';
import { displayPath } from '../../problem.ts';
import { walkElements } from '../../pages/vocabulary/walk.ts';
import type { Check } from '../check.ts';
import { operationsIn } from '../walk.ts';
import { placeOf } from './guide-nodes.ts';
import { namesOf } from './named-operation.ts';

/** A place where a guide shows an operation. */
interface Embedding {
  readonly guide: GuideSource;
  readonly node: MdxElement;
  readonly id: string;
}

/**
 * Every operation with a published path is in a guide, and none has two homes. Where guides show no operation at all, the
 * reference stands alone.
 */
export const guideOperations: Check = {
  id: 'guide-operations',
  *run({ document, guides: { guides }, locator }) {
    const operations = operationsIn(document);
    const known = new Set(operations.flatMap(namesOf));
    const shown = guides.flatMap((guide) =>
      walkElements(guide.tree).flatMap((node): Embedding[] => {
        const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
        return ['Operation', 'Request', 'Response'].includes(node.name ?? '') && typeof id === 'string' && known.has(id)
          ? [{ guide, node, id }]
          : [];
      }),
    );
    const homes = new Map<string, Embedding>();
    for (const embedding of shown) {
      const { guide, node, id } = embedding;
      // In the middle of a sentence it is a mention.
      if (node.name !== 'Operation' || node.type !== 'mdxJsxFlowElement') continue;
      const first = homes.get(id);
      if (first === undefined) homes.set(id, embedding);
      else
        yield {
          message: `The operation \`${id}\` is already shown in \`${displayPath(first.guide.file)}\`.`,
          hint: `Link to it: \`[…](operation:${id})\`.`,
          location: placeOf(guide, node),
        };
    }
    for (const use of shown.length === 0 ? [] : operations) {
      const names = namesOf(use);
      if (use.kind !== 'path' || shown.some(({ id }) => names.includes(id))) continue;
      const key = 'operationId' in use.operation ? ['operationId'] : [];
      yield {
        message: `No guide shows the operation \`${names[0]}\`.`,
        hint: `Write \`<Operation id="${names[0]}" />\` in the guide it belongs to.`,
        location: locator.trace(use.operation, key),
      };
    }
  },
};
