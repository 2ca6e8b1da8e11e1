import { asList, asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { operationsIn, type OperationUse } from '../../model/path-item.ts';
import { attributesOf } from '../../pages/vocabulary/component.ts';
import { walkElements } from '../../pages/vocabulary/walk.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { operationName } from '../lookup/operations.ts';

/** With fewer guides, one that differs says nothing. */
const FEWEST = 5;

/**
 * Every tag is used, and every operation has one where most do. Where the operations of each guide have one tag, none
 * has another than those beside it (Tag Object, OpenAPI 3.1, section 4.8.22). Several guides may show a tag.
 */
export const operationTag: Check = {
  id: 'operation-tag',
  *run(context) {
    const { document, locator } = context;
    const operations = operationsIn(document);
    const untagged = operations.filter(({ operation }) => asTexts(operation['tags']).length === 0);
    for (const use of untagged.length * 2 < operations.length ? untagged : [])
      yield {
        message: `\`${operationName(use)}\` has no tag.`,
        hint: 'Give it the tag of the operations it belongs to.',
        location: locator.locate(use.operation, 'operationId'),
      };
    for (const tag of asList(document.tags).map(asRecord)) {
      const name = asText(tag['name']);
      if (operations.some(({ operation }) => asTexts(operation['tags']).includes(name))) continue;
      yield {
        message: `No operation has the tag \`${name}\`.`,
        hint: 'Tag the operations that belong to it, or remove it.',
        location: locator.locate(tag, 'name'),
      };
    }
    yield* misplaced(context, operations);
  },
};

/** The tag of an operation, and the guide that shows it. */
interface Placed {
  readonly operation: Raw;
  readonly name: string;
  readonly tag: string;
  readonly guide: string;
}

/** The one operation without which each guide would have one tag. */
function* misplaced({ guides, locator }: CheckContext, operations: readonly OperationUse[]): Iterable<CheckProblem> {
  const home = new Map(
    guides.guides.flatMap(({ file, tree }) =>
      walkElements(tree).flatMap((node) => {
        const id = attributesOf(node)['id'];
        return node.name === 'Operation' && id !== undefined ? [[id, file] as const] : [];
      }),
    ),
  );
  const placed = operations.flatMap((use): readonly Placed[] => {
    const [tag, ...others] = asTexts(use.operation['tags']);
    const name = operationName(use);
    const guide = home.get(name);
    if (tag === undefined || others.length > 0 || guide === undefined) return [];
    return [{ operation: use.operation, name, tag, guide }];
  });
  if (isOrderly(placed) || new Set(placed.map(({ guide }) => guide)).size < FEWEST) return;
  const odd = placed.find((one) => isOrderly(placed.filter((other) => other !== one)));
  const other = odd && placed.find((one) => disagree(one, odd));
  if (odd === undefined || other === undefined) return;
  yield {
    message: `\`${odd.name}\` has the tag \`${odd.tag}\`, but its guide shows it beside \`${other.name}\`, which has the tag \`${other.tag}\`.`,
    hint: 'Correct the tag, or show the operation in the other guide.',
    location: locator.locate(odd.operation, 'tags'),
  };
}

function isOrderly(placed: readonly Placed[]): boolean {
  return placed.every((one) => !placed.some((other) => disagree(one, other)));
}

function disagree(one: Placed, other: Placed): boolean {
  return one.guide === other.guide && one.tag !== other.tag;
}
