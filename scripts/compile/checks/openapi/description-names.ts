import type { OpenApiDocument } from '#src/model/openapi.ts';
import { valueText } from '#src/shared/schema/enums.ts';
import { partsOf } from '#src/shared/schema/parts.ts';
import { asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { subschemas } from '#src/shared/schema/subschemas.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { groupBy } from '../../../text/group-by.ts';
import { operationsIn, type OperationUse } from '../../model/path-item.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { enumsIn } from '../lookup/enums.ts';
import { isTypo, quoted } from '../lookup/names.ts';
import { isUnpublished, operationName, parametersOf, propertiesOf } from '../lookup/operations.ts';
import { mediaIn } from '../lookup/media.ts';
import { schemasIn } from '../lookup/references.ts';

/**
 * Inline code in the description of an operation names its own fields and parameters, spelt as they are; in the
 * description of an enum it is spelt like its values. Whether a name exists at all is for `guide-names`.
 */
export const descriptionNames: Check = {
  id: 'description-names',
  *run(context) {
    for (const use of operationsIn(context.document)) yield* operationProblems(context, use);
    yield* enumProblems(context);
  },
};

/** Names of the fields and parameters of all calls: a webhook may write fields with capitals where calls do not. */
const calledIn = memoize((document: OpenApiDocument): ReadonlySet<string> => {
  const called = new Set<string>();
  for (const use of operationsIn(document).filter(({ kind }) => kind !== 'webhook'))
    for (const name of namesOf(document, use).all) called.add(name);
  return called;
});

/** Names of all fields of a document. */
const fieldNamesIn = memoize(
  (document: OpenApiDocument): ReadonlySet<string> =>
    new Set(schemasIn(document).flatMap((schema) => propertiesOf(schema).map(([name]) => name))),
);

function* operationProblems({ document, locator }: CheckContext, use: OperationUse): Iterable<CheckProblem> {
  const { operation } = use;
  if (![asText(operation['description']), ...asTexts(operation['x-requires'])].some((text) => text.includes('`')))
    return;
  const own = namesOf(document, use);
  const called = use.kind === 'webhook' ? new Set<string>() : calledIn(document);
  const texts = [
    { text: asText(operation['description']), at: () => locator.locate(operation, 'description'), known: own.all },
    // `The `transactionId` from step 1` is what the request carries; other names tell of things elsewhere.
    ...asTexts(operation['x-requires']).map((text, index) => ({
      text,
      at: () => locator.trace(operation['x-requires'], [index]),
      known: own.isOpen || !/^(?:the |an? |your )?`/i.test(text) ? own.all : own.request,
    })),
  ];
  const fields = fieldNamesIn(document);
  // Names of schemas, and constants such as `SORT_KEY`, are spelt otherwise by nature.
  const isOtherwise = (name: string): boolean =>
    /^[A-Z][A-Z\d_]*$/.test(name) || name in asRecord(document.components?.schemas);
  for (const { text, at, known } of texts) {
    for (const name of codeIn(text).filter((one) => !isOtherwise(one))) {
      const isOther = known === own.request && known.size > 0 && fields.has(name) && !known.has(name);
      if (own.all.has(name) && !isOther) continue;
      const spelt = [...own.all, ...(called.has(name) ? [] : called)].find(
        (one) => one !== name && one.toLowerCase() === name.toLowerCase(),
      );
      if (spelt !== undefined)
        yield {
          message: `\`${name}\` is spelt \`${spelt}\` in ${own.all.has(spelt) ? `\`${operationName(use)}\` itself` : 'other operations'}.`,
          hint: 'Use the same spelling.',
          location: at(),
        };
      else if (isOther)
        yield {
          message: `\`${operationName(use)}\` has no parameter or request field \`${name}\`.`,
          hint: `It has ${quoted(known)}.`,
          location: at(),
        };
    }
  }
}

const mediaByOperation = memoize((document: OpenApiDocument) =>
  groupBy(mediaIn(document), ({ operation }) => operation.operation),
);

interface Names {
  readonly all: ReadonlySet<string>;
  /** Parameters, and fields of the request body. */
  readonly request: ReadonlySet<string>;
  /** Whether fields of the request are not published. */
  readonly isOpen: boolean;
}

function namesOf(document: OpenApiDocument, use: OperationUse): Names {
  const schemasOf = (direction: 'request' | 'response'): readonly unknown[] =>
    (mediaByOperation(document).get(use.operation) ?? [])
      .filter((media) => media.direction === direction)
      .map(({ media }) => media['schema']);
  const body = schemasOf('request');
  const request = new Set([
    ...parametersOf(document, use).map((parameter) => asText(parameter['name'])),
    ...fieldsIn(document, body),
  ]);
  return {
    all: new Set([...request, ...fieldsIn(document, schemasOf('response'))]),
    request,
    isOpen:
      request.size === 0 ||
      body.flatMap((schema) => partsOf(document, schema)).some((part) => isUnpublished(part, 'fields')),
  };
}

/** Names of the fields of some schemas, at any depth. */
function fieldsIn(document: OpenApiDocument, schemas: readonly unknown[]): readonly string[] {
  const seen = new Set<Raw>(schemas.flatMap((schema) => partsOf(document, schema)));
  // A set is walked in its order, with what is added on the way.
  for (const part of seen)
    for (const inner of subschemas(part).flatMap((one) => partsOf(document, one))) seen.add(inner);
  return [...seen].flatMap(propertiesOf).map(([name]) => name);
}

/** Quoted values that the enum spells otherwise, and numbers that an enum of numbers lacks. */
function* enumProblems({ document, locator }: CheckContext): Iterable<CheckProblem> {
  const enums = enumsIn(document);
  const order = new Map(enums.map((one, index) => [one.schema, index]));
  const fields = fieldNamesIn(document);
  for (const schema of schemasIn(document)) {
    const names = codeIn(asText(schema['description']));
    if (names.length === 0) continue;
    const own = enums[Math.min(...partsOf(document, schema).map((part) => order.get(part) ?? Infinity))];
    if (own === undefined || own.schema['properties'] !== undefined) continue;
    const values = own.members.map(({ value }) => valueText(value));
    const isNumbers = values.every((value) => /^\d+$/.test(value));
    for (const name of names) {
      const isOther = values.some((value) => value.toLowerCase() === name.toLowerCase() || isTypo(value, name));
      if (values.includes(name) || fields.has(name) || !(isNumbers ? /^\d+$/.test(name) : isOther)) continue;
      yield {
        message: `\`${name}\` is not a value of the enum described here.`,
        hint: `Values: ${quoted(values)}.`,
        location: locator.locate(schema, 'description'),
      };
    }
  }
}

function codeIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, name = '']) => name.trim());
}
