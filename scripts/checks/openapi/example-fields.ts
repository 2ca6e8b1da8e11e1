import type { OpenApiDocument } from '#src/model/openapi.ts';
import { alternativesOf, unionsOf } from '#src/shared/schema/applicators.ts';
import { composedValues } from '#src/shared/schema/composed-values.ts';
import { branchesFor, noBranches, type BranchSelector } from '#src/shared/schema/view.ts';
import { asRecord, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { componentName } from '#src/shared/schema/resolve-ref.ts';
import { isExcluded, type Direction } from '#src/shared/schema/strictness.ts';
import { resolverOf } from '#src/shared/schema/schema-ref.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { mediaIn, sideOf, type MediaUse, follow, operationName, propertiesOf } from '../lookup/operations.ts';
import { quoted } from '../lookup/names.ts';
import { valuesOf } from '../lookup/samples/examples.ts';

/** The fields and alternatives that occur in the examples of one body. */
interface Shown {
  readonly use: MediaUse;
  /** Schemas with `properties`, each with the field names that occur in some example. */
  readonly fields: ReadonlyMap<Raw, ReadonlySet<string>>;
  /** Schemas with `oneOf` or `anyOf`, each with the alternatives that occur in some example. */
  readonly unions: ReadonlyMap<Raw, ReadonlySet<Raw>>;
}

/**
 * Together, the examples of a schema contain every field, and every alternative of a `oneOf` or `anyOf`. A single
 * example may leave out optional parts.
 */
export const exampleFields: Check = {
  id: 'example-fields',
  subject: 'use',
  *run(context) {
    const bodies = mediaIn(context.document).flatMap((use) => shownBy(context.document, use) ?? []);
    yield* missingFields(context, bodies);
    yield* missingAlternatives(context, bodies);
  },
};

/** Reports fields that no example of the description contains, one problem for each schema. */
function* missingFields({ document, locator }: CheckContext, bodies: readonly Shown[]): Iterable<CheckProblem> {
  for (const schema of new Set(bodies.flatMap(({ fields }) => [...fields.keys()]))) {
    const uses = bodies.filter(({ fields }) => fields.has(schema));
    const expected = new Set(uses.flatMap(({ use }) => expectedFields(document, schema, sideOf(use))));
    const missing = [...expected].filter((name) => !uses.some(({ fields }) => fields.get(schema)?.has(name) === true));
    const [first, ...others] = missing;
    if (first === undefined) continue;
    yield {
      message: `No example shows the field${others.length > 0 ? 's' : ''} ${quoted(missing)}.`,
      hint: `Add the field${others.length > 0 ? 's' : ''} to an example of ${uses[0] === undefined ? 'the schema' : bodyName(uses[0].use)}.`,
      location: locator.locate(schema['properties'], first),
    };
  }
}

/** Reports alternatives that no example of the description uses. Alternatives without fields are ignored. */
function* missingAlternatives({ document, locator }: CheckContext, bodies: readonly Shown[]): Iterable<CheckProblem> {
  for (const union of new Set(bodies.flatMap(({ unions }) => [...unions.keys()]))) {
    const taken = new Set(bodies.flatMap(({ unions }) => [...(unions.get(union) ?? [])]));
    const missing = alternativesOf(union).filter(
      (one) => !taken.has(follow(document, one)) && propertiesOf(follow(document, one)).length > 0,
    );
    const [first] = missing;
    if (first === undefined) continue;
    yield {
      message: `No example uses the alternative${missing.length > 1 ? 's' : ''} ${missing.map((one) => nameOf(union, one)).join(', ')}.`,
      hint: `Add an example of ${missing.length > 1 ? 'each alternative' : 'this alternative'}.`,
      location: locator.locate(union, unionsOf(union)[0]?.keyword),
    };
  }
}

function nameOf(union: Raw, alternative: unknown): string {
  const name = componentName(alternative) ?? asRecord(alternative)['title'];
  return typeof name === 'string' ? `\`${name}\`` : `number ${alternativesOf(union).indexOf(alternative) + 1}`;
}

/**
 * Returns the names of the fields that examples have to show. Leaves out deprecated fields, read-only fields of
 * requests and write-only fields of responses.
 */
function expectedFields(document: OpenApiDocument, schema: Raw, direction: Direction): readonly string[] {
  return propertiesOf(schema)
    .map(([name, node]) => ({ name, field: { ...follow(document, node), ...asRecord(node) } }))
    .filter(({ field }) => !('x-callback' in field) && field['deprecated'] !== true)
    .filter(({ field }) => !isExcluded(field, direction, resolverOf(document)))
    .map(({ name }) => name);
}

function shownBy(document: OpenApiDocument, use: MediaUse): Shown | undefined {
  const examples = valuesOf(document, use.media);
  if (examples.length === 0) return undefined;
  const fields = new Map<Raw, Set<string>>();
  const unions = new Map<Raw, Set<Raw>>();
  const resolve = resolverOf(document);
  const fits = (schema: Raw, value: unknown): boolean =>
    validatorOf(document).validate(schema, value, sideOf(use)).length === 0;
  const takenAndNoted = (value: unknown): BranchSelector => {
    if (typeof value !== 'object' || value === null) return noBranches;
    const taken = branchesFor(value, resolve, fits);
    return (part) => {
      const alternatives = taken(part);
      if (alternativesOf(part).some(isRecord))
        unions.set(part, new Set([...(unions.get(part) ?? []), ...alternatives.map((one) => follow(document, one))]));
      return alternatives;
    };
  };
  for (const { holder, key } of examples)
    for (const { value, parts } of composedValues(holder[key], [use.media['schema']], resolve, takenAndNoted)) {
      if (typeof value !== 'object' || value === null) continue;
      for (const part of parts.filter((one) => 'properties' in one)) {
        const names = fields.get(part) ?? new Set();
        fields.set(part, names);
        Object.keys(value).forEach((name) => names.add(name));
      }
    }
  return { use, fields, unions };
}

/** Returns the name of a body: `the request of createOrder`, `the response 200 of createOrder`. */
function bodyName({ direction, status, operation }: MediaUse): string {
  const name = `\`${operationName(operation)}\``;
  return direction === 'request' ? `the request of ${name}` : `the response \`${status ?? ''}\` of ${name}`;
}
