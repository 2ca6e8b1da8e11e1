import { asList, asRecord, asText, asTexts, type Raw } from '../../model/raw.ts';
import { walkElements } from '../../pages/vocabulary/walk.ts';
import { displayPath } from '../../problem.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { operationsIn, type OperationUse } from '../walk.ts';

/** Fewer guides show no habit. */
const HABIT = 5;

/**
 * Every tag is used and every operation has one, where tags are declared; and where guides and tags divide the
 * operations alike, no operation is tagged otherwise than those beside it (Tag Object, OpenAPI 3.1, section 4.8.22).
 */
export const operationTag: Check = {
  id: 'operation-tag',
  convention: true,
  *run(context) {
    const { document, locator } = context;
    const operations = operationsIn(document);
    const tags = asList(document.tags).map(asRecord);
    const isTagged = (use: OperationUse): boolean => asTexts(use.operation['tags']).length > 0;
    for (const use of operations.filter(isTagged).length * 2 > operations.length
      ? operations.filter((one) => !isTagged(one))
      : []) {
      yield {
        message: `\`${asText(use.operation['operationId'])}\` has no tag.`,
        hint: 'Give it the tag of the operations it belongs to.',
        location: locator.locate(use.operation, 'operationId'),
      };
    }
    for (const tag of tags) {
      const name = asText(tag['name']);
      if (operations.some(({ operation }) => asTexts(operation['tags']).includes(name))) continue;
      yield {
        message: `No operation has the tag \`${name}\`.`,
        hint: 'Tag the operations that belong to it, or take it out.',
        location: locator.locate(tag, 'name'),
      };
    }
    yield* divided(context, operations);
  },
};

/** Where an operation was put: under which tag, and into which guide. */
interface Placed {
  readonly operation: Raw;
  readonly tag: string;
  readonly home: string;
}

/** The one operation without which each guide would have one tag, and each tag one guide. */
function* divided({ guides, locator }: CheckContext, operations: readonly OperationUse[]): Iterable<Finding> {
  const homes = new Map(
    guides.guides.flatMap(({ file, tree }) =>
      walkElements(tree).flatMap(({ name, attributes }) => {
        const id = attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
        return name === 'Operation' && typeof id === 'string' ? [[id, file] as const] : [];
      }),
    ),
  );
  const placed = operations.flatMap(({ operation }): Placed[] => {
    const [tag, ...others] = asTexts(operation['tags']);
    const home = homes.get(asText(operation['operationId']));
    return tag === undefined || others.length > 0 || home === undefined ? [] : [{ operation, tag, home }];
  });
  const culprit =
    isOrderly(placed) || new Set(placed.map(({ home }) => home)).size < HABIT
      ? undefined
      : placed.find((one) => isOrderly(placed.filter((other) => other !== one)));
  const other = culprit && placed.find((one) => disagree(one, culprit));
  if (culprit === undefined || other === undefined) return;
  const where =
    other.home === culprit.home
      ? `beside \`${asText(other.operation['operationId'])}\`, which is tagged \`${other.tag}\``
      : `away from \`${asText(other.operation['operationId'])}\` in \`${displayPath(other.home)}\``;
  yield {
    message: `\`${asText(culprit.operation['operationId'])}\` is tagged \`${culprit.tag}\`, but its guide shows it ${where}.`,
    hint: 'Mend the tag, or show it where its kind is shown.',
    location: locator.locate(culprit.operation, 'tags'),
  };
}

function isOrderly(placed: readonly Placed[]): boolean {
  return placed.every((one) => !placed.some((other) => disagree(one, other)));
}

function disagree(one: Placed, other: Placed): boolean {
  return (one.tag === other.tag) !== (one.home === other.home);
}
