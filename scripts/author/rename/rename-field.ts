import { asRecord, asTexts } from '#src/shared/schema/raw.ts';
import { partsOf } from '#src/shared/schema/view.ts';
import type { CheckContext } from '../../compile/checks/lookup/check.ts';
import { bodyOf } from '../../compile/checks/lookup/guides/fence-body.ts';
import { fencesIn } from '../../compile/checks/lookup/guides/nodes.ts';
import { mediaIn } from '../../compile/checks/lookup/media.ts';
import { follow } from '../../compile/checks/lookup/operations.ts';
import { placedExamples, valueOf, type PlacedExample } from '../../compile/checks/lookup/samples/examples.ts';
import { readJson } from '../../compile/checks/lookup/samples/json-text.ts';
import { likelySchema } from '../../compile/checks/lookup/samples/likely-schema.ts';
import { operationsIn } from '../../compile/model/path-item.ts';
import type { Edits } from './edits.ts';
import { pathsIn, renamedSteps, type Field } from './field.ts';

/** Gives a field another name: where it is declared, where schemas speak of it, and in all data that has it. */
export function renameField(context: CheckContext, field: Field, to: string, edits: Edits): void {
  const { document } = context;
  const names = [field.name, to] as const;
  for (const schema of [...field.declaredBy, ...field.around]) {
    for (const key of ['properties', 'dependentRequired', 'dependentSchemas'])
      edits.name(schema, [key, field.name], names, true);
    for (const list of [schema['required'], ...Object.values(asRecord(schema['dependentRequired']))])
      asTexts(list).forEach((item, index) => item === field.name && edits.name(list, [index], names));
    if (asRecord(schema['discriminator'])['propertyName'] === field.name)
      edits.name(schema, ['discriminator', 'propertyName'], names);
  }
  for (const { media } of mediaIn(document))
    if (partsOf(document, media['schema']).some((part) => field.declaredBy.has(part)))
      edits.name(media, ['encoding', field.name], names, true);
  for (const { holder, key, schema } of examplesWithSchema(context)) {
    const value = { value: valueOf({ holder, key }), parts: partsOf(document, schema) };
    for (const path of pathsIn(document, field, value)) edits.name(holder, [key, ...path], names, true);
  }
  for (const fence of context.guides.guides.flatMap(fencesIn)) {
    const json = /^json5?$/.test(fence.language) ? readJson(fence.node.value) : undefined;
    if (json === undefined || json.problem !== undefined) continue;
    const schema = bodyOf(context, fence).body?.schema ?? likelySchema(document, json.value);
    for (const path of pathsIn(document, field, { value: json.value, parts: partsOf(document, schema) }))
      edits.nameFrom(fence.at(json.offsetOf(path, true)), names);
  }
  renameExpressions(context, field, to, edits);
}

type Example = Pick<PlacedExample, 'holder' | 'key'> & { readonly schema: unknown };

/** Examples and defaults with their schemas; what no schema has by its likely one. */
function examplesWithSchema({ document }: CheckContext): readonly Example[] {
  const placed = placedExamples(document);
  const holders = new Set(placed.map(({ holder }) => holder));
  const others = Object.values(asRecord(document.components?.examples))
    .map((example) => ({ holder: asRecord(example), key: 'value' }))
    .filter(({ holder }) => !holders.has(holder));
  return [...placed, ...others.map((place) => ({ ...place, schema: likelySchema(document, valueOf(place)) }))];
}

/** Runtime expressions of links and callbacks (OpenAPI 3.1, section 4.8.20.4): `$response.body#/order/id`. */
function renameExpressions({ document }: CheckContext, field: Field, to: string, edits: Edits): void {
  for (const { operation } of operationsIn(document)) {
    const bodies = mediaIn(document).filter((use) => use.operation.operation === operation);
    const rewrite = (node: object, key: string, onKey: boolean): void =>
      edits.value(
        node,
        [key],
        /\$(?:request|response)\.body#\/[^\s'"}]+/g,
        (expression) => {
          const [from = '', ...steps] = expression.split('/');
          const schemas = bodies
            .filter(({ direction }) => from.includes(direction))
            .map(({ media }) => media['schema']);
          return [from, ...renamedSteps(document, field, to, { schemas, steps })].join('/');
        },
        onKey,
      );
    for (const callback of Object.values(asRecord(operation['callbacks'])).map((node) => follow(document, node)))
      for (const key of Object.keys(callback)) rewrite(callback, key, true);
    const links = Object.values(asRecord(operation['responses'])).flatMap((response) =>
      Object.values(asRecord(follow(document, response)['links'])).map((node) => follow(document, node)),
    );
    for (const link of links)
      for (const holder of [link, asRecord(link['parameters']), asRecord(link['requestBody'])])
        for (const key of Object.keys(holder)) if (typeof holder[key] === 'string') rewrite(holder, key, false);
  }
}
