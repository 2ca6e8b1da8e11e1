import type { OpenApiDocument } from '../../../src/model/openapi.ts';
import { asList, asRecord, asText, type Raw } from '../../model/raw.ts';
import { resolveRef } from '../../model/resolve-ref.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { operationsIn, type OperationUse } from '../walk.ts';

/**
 * The variables of a path are whole, each once, and declared as required parameters; no two paths differ by capitals
 * alone (Paths Object and Parameter Object, OpenAPI 3.1, sections 4.8.8 and 4.8.12). That each operation declares them
 * all and no others is the lint's.
 */
export const pathParameters: Check = {
  id: 'path-parameters',
  *run(context) {
    yield* wrongPaths(context);
    yield* optionalParameters(context);
  },
};

function* wrongPaths({ document, locator }: CheckContext): Iterable<Finding> {
  const paths = asRecord(document.paths);
  const operations = operationsIn(document);
  const seen = new Map<string, string>();
  for (const path of Object.keys(paths).filter((name) => name.startsWith('/'))) {
    const at = locator.locate(paths, path);
    const names = variables(path);
    const twice = names.find((name, index) => names.indexOf(name) < index);
    if (twice !== undefined)
      yield {
        message: `The path \`${path}\` has the variable \`${twice}\` twice.`,
        hint: 'Give each variable a name of its own.',
        location: at,
      };
    if (/[{}]/.test(path.replace(/\{[^{}/]+\}/g, '')))
      yield {
        message: `The path \`${path}\` has a brace without its partner.`,
        hint: 'Write a variable as `{name}`.',
        location: at,
      };
    const declared = declaredIn(
      document,
      operations.filter((one) => one.kind === 'path' && one.path === path),
    );
    const known =
      declared === undefined || declared.size === 0
        ? ''
        : `, or mend the path: declared are ${[...declared].map((one) => `\`${one}\``).join(', ')}`;
    for (const name of declared === undefined ? [] : names.filter((one) => !declared.has(one))) {
      yield {
        message: `Nothing declares the variable \`${name}\` of the path \`${path}\`.`,
        hint: `Declare a parameter \`${name}\` in \`path\`${known}.`,
        location: at,
      };
    }
    const alike = path.replace(/\{[^{}]*\}/g, '{}').toLowerCase();
    const first = seen.get(alike);
    if (first !== undefined && first.replace(/\{[^{}]*\}/g, '{}') !== path.replace(/\{[^{}]*\}/g, '{}'))
      yield {
        message: `The path \`${path}\` differs from \`${first}\` by capitals alone.`,
        hint: 'Write both alike, or take one out.',
        location: at,
      };
    seen.set(alike, first ?? path);
  }
}

function variables(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}/]+)\}/g)].map(([, name = '']) => name);
}

/** Names that a path item or any of its operations declares in `path`; undefined where it has no operation. */
function declaredIn(document: OpenApiDocument, operations: readonly OperationUse[]): ReadonlySet<string> | undefined {
  if (operations.length === 0) return undefined;
  return new Set(
    operations
      .flatMap(({ pathItem, operation }) => [pathItem['parameters'], operation['parameters']])
      .flatMap((list) => inPath(document, list).map((parameter) => asText(parameter['name']))),
  );
}

function inPath(document: OpenApiDocument, list: unknown): readonly Raw[] {
  return asList(list)
    .map((parameter) => asRecord(resolveRef(document, asRecord(parameter))))
    .filter((parameter) => parameter['in'] === 'path');
}

function* optionalParameters({ document, locator }: CheckContext): Iterable<Finding> {
  const lists = operationsIn(document).flatMap(({ pathItem, operation }) => [
    pathItem['parameters'],
    operation['parameters'],
  ]);
  for (const parameter of new Set(lists.flatMap((list) => inPath(document, list)))) {
    if (parameter['required'] === true) continue;
    const hint = 'Write `required: true`: without it there is no address to call.';
    yield {
      message: `The path parameter \`${asText(parameter['name'])}\` is not required.`,
      hint,
      location: 'required' in parameter ? locator.trace(parameter, ['required']) : locator.locate(parameter, 'in'),
    };
  }
}
