import type { OpenApiDocument } from '../../../src/model/openapi.ts';
import { asList, asRecord, asText, asTexts, type Raw } from '../../model/raw.ts';
import { resolveRef } from '../../model/resolve-ref.ts';
import { valueText } from '../../pages/enum-table.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { enumsIn } from '../enums.ts';
import { partsOf } from '../schema-parts.ts';
import { operationsIn, schemasIn, subschemas, type OperationUse } from '../walk.ts';

/**
 * Code in a description names what is there: in that of an operation its own fields and parameters, spelt as they are,
 * in that of a field with listed values one of these. That a name exists at all is `guide-names`'s.
 */
export const ownWords: Check = {
  id: 'own-words',
  convention: true,
  *run(context) {
    const operations = operationsIn(context.document);
    // A webhook may spell fields with capitals; calls do not.
    const called = new Set(
      operations
        .filter(({ kind }) => kind !== 'webhook')
        .flatMap(({ operation, pathItem }) => [...namesOf(context.document, operation, pathItem).all]),
    );
    for (const use of operations) yield* ofOperation(context, use, use.kind === 'webhook' ? new Set() : called);
    yield* ofEnums(context);
  },
};

function* ofOperation(
  { document, locator }: CheckContext,
  { operation, pathItem, method, path }: OperationUse,
  called: ReadonlySet<string>,
): Iterable<Finding> {
  const own = namesOf(document, operation, pathItem);
  const requires = asTexts(operation['x-requires']);
  const said = [
    { text: asText(operation['description']), at: () => locator.locate(operation, 'description'), known: own.all },
    ...requires.map((text, index) => ({
      text,
      at: () => locator.trace(operation['x-requires'], [index]),
      known: own.isOpen ? own.all : own.request,
    })),
  ];
  const fields = new Set(schemasIn(document).flatMap((schema) => Object.keys(asRecord(schema['properties']))));
  for (const { text, at, known } of said) {
    for (const name of codeIn(text)) {
      const meant = [...own.all, ...(called.has(name) ? [] : called)].find(
        (one) => one !== name && one.toLowerCase() === name.toLowerCase(),
      );
      const isStray = known === own.request && known.size > 0 && fields.has(name) && !known.has(name);
      if (own.all.has(name) && !isStray) continue;
      if (meant !== undefined)
        yield {
          message: `\`${name}\` is written \`${meant}\` by ${own.all.has(meant) ? `\`${asText(operation['operationId'], `${method} ${path}`)}\` itself` : 'the operations'}.`,
          hint: 'Write it the same way.',
          location: at(),
        };
      else if (isStray)
        yield {
          message: `\`${asText(operation['operationId'], `${method} ${path}`)}\` takes no \`${name}\`.`,
          hint: `It takes ${[...known].map((one) => `\`${one}\``).join(', ')}.`,
          location: at(),
        };
    }
  }
}

interface Names {
  readonly all: ReadonlySet<string>;
  /** Of the request alone. */
  readonly request: ReadonlySet<string>;
  /** Whether the fields of the request are not published. */
  readonly isOpen: boolean;
}

function namesOf(document: OpenApiDocument, operation: Raw, pathItem: Raw): Names {
  const parameters = [...asList(pathItem['parameters']), ...asList(operation['parameters'])].map((node) =>
    asText(asRecord(resolveRef(document, asRecord(node)))['name']),
  );
  const schemasOf = (holder: unknown): readonly unknown[] =>
    Object.values(asRecord(asRecord(resolveRef(document, asRecord(holder)))['content'])).map(
      (media) => asRecord(media)['schema'],
    );
  const request = fieldsOf(document, schemasOf(operation['requestBody']));
  const answers = fieldsOf(document, Object.values(asRecord(operation['responses'])).flatMap(schemasOf));
  const own = new Set([...parameters, ...request.names]);
  return { all: new Set([...own, ...answers.names]), request: own, isOpen: request.isOpen || own.size === 0 };
}

function fieldsOf(
  document: OpenApiDocument,
  schemas: readonly unknown[],
): { names: readonly string[]; isOpen: boolean } {
  const seen = new Set<Raw>();
  const pending = schemas.flatMap((schema) => partsOf(document, schema));
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if (seen.has(part)) continue;
    seen.add(part);
    pending.push(...subschemas(part).flatMap((inner) => partsOf(document, inner)));
  }
  const parts = [...seen];
  return {
    names: parts.flatMap((part) => Object.keys(asRecord(part['properties']))),
    isOpen: schemas.some((schema) =>
      partsOf(document, schema).some((part) => asTexts(part['x-not-published']).includes('fields')),
    ),
  };
}

/** Values that a description quotes, of a field that lists its own: signs and numbers, and words that another enum lists. */
function* ofEnums({ document, locator }: CheckContext): Iterable<Finding> {
  const enums = enumsIn(document);
  const listed = new Set(enums.flatMap(({ members }) => members.map(({ value }) => valueText(value))));
  for (const schema of schemasIn(document)) {
    const own = enums.find((one) => partsOf(document, schema).includes(one.schema));
    if (own === undefined || own.schema['properties'] !== undefined) continue;
    const values = own.members.map(({ value }) => valueText(value));
    for (const name of codeIn(asText(schema['description']))) {
      const meant = values.find((value) => value.toLowerCase() === name.toLowerCase());
      if (values.includes(name) || (meant === undefined && !listed.has(name) && !/^(?:\d+|\W)$/.test(name))) continue;
      yield {
        message: `\`${name}\` is none of the values that this description is about.`,
        hint: `Values: ${values.map((value) => `\`${value}\``).join(', ')}.`,
        location: locator.locate(schema, 'description'),
      };
    }
  }
}

function codeIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, name = '']) => name.trim());
}
