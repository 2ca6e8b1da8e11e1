import { composedValues, type ComposedValue } from '#src/shared/schema/composed-values.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { resolverOf } from '#src/shared/schema/schema-ref.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import { allBranches, branchesFor, type BranchSelector } from '#src/shared/schema/view.ts';
import type { CheckContext } from '../../checks/lookup/check.ts';
import { bodyOf } from '../../checks/lookup/guides/fence-body.ts';
import { fencesIn } from '../../checks/lookup/guides/passages.ts';
import { placedExamples, valueOf, type PlacedExample } from '../../checks/lookup/samples/examples.ts';
import { readJson } from '../../checks/lookup/samples/json-text.ts';
import { likelySchema } from '../../checks/lookup/samples/likely-schema.ts';
import type { Path } from '../edit-yaml.ts';
import type { Edits } from './edits.ts';

/**
 * Renames a key or a value in examples, defaults and JSON code blocks.
 *
 * @param pathOf is called with each value in an example, default or code block, and the schemas of the value; returns
 * the path of the key or value to rename, or undefined if there is nothing to rename
 */
export function renameInData(
  context: CheckContext,
  names: readonly [from: string, to: string],
  edits: Edits,
  pathOf: (found: ComposedValue) => Path | undefined,
): void {
  const { document, guides } = context;
  const resolve = resolverOf(document);
  const fits = (schema: Raw, value: unknown): boolean =>
    validatorOf(document).validate(schema, value, 'either').length === 0;
  const select = (value: unknown): BranchSelector => {
    const chosen = branchesFor(value, resolve, fits);
    // A value that matches no alternative may be meant for any of them.
    return (schema) => {
      const branches = chosen(schema);
      return branches.length > 0 ? branches : allBranches(schema);
    };
  };
  const placesIn = (whole: unknown, schema: unknown) =>
    [...composedValues(whole, [schema], resolve, select)].flatMap((found) => {
      const path = pathOf(found);
      // If the path is longer than that of the value, its last step is a key of the value: this key is renamed.
      return path === undefined ? [] : [{ path, onKey: path.length > found.path.length }];
    });
  for (const { holder, key, schema } of examplesWithSchema(context))
    for (const { path, onKey } of placesIn(valueOf({ holder, key }), schema))
      edits.name(holder, [key, ...path], names, onKey);
  for (const fence of guides.guides.flatMap(fencesIn)) {
    const json = /^json5?$/.test(fence.language) ? readJson(fence.node.value) : undefined;
    if (json === undefined || json.problem !== undefined) continue;
    const schema = bodyOf(context, fence).body?.schema ?? likelySchema(document, json.value);
    for (const { path, onKey } of placesIn(json.value, schema))
      edits.nameFrom(fence.at(json.offsetOf(path, onKey)), names);
  }
}

type Example = Pick<PlacedExample, 'holder' | 'key'> & { readonly schema: unknown };

/**
 * Returns examples and defaults, each with its schema. If nothing refers to an example in `components`, its schema is
 * unknown. Then the schema whose fields match the example best is used, if any.
 */
function examplesWithSchema({ document }: CheckContext): readonly Example[] {
  const placed = placedExamples(document);
  const holders = new Set(placed.map(({ holder }) => holder));
  const others = Object.values(asRecord(document.components?.examples))
    .map((example) => ({ holder: asRecord(example), key: 'value' }))
    .filter(({ holder }) => !holders.has(holder));
  return [...placed, ...others.map((place) => ({ ...place, schema: likelySchema(document, valueOf(place)) }))];
}
