import { asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { nearest } from '#src/shared/text/nearest.ts';
import { operationsIn } from '../../description/model/path-item.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { follow, operationName, parametersOf } from '../lookup/operations.ts';

/**
 * The variables of a path are well-formed, unique, and declared as required parameters. No two paths differ only in
 * capitals (Paths Object and Parameter Object, OpenAPI 3.1, sections 4.8.8 and 4.8.12).
 */
export const pathParameters: Check = {
  id: 'path-parameters',
  subject: 'structure',
  *run(context) {
    yield* pathProblems(context);
    yield* optionalParameters(context);
  },
};

function* pathProblems(context: CheckContext): Iterable<CheckProblem> {
  const { document, locator } = context;
  const paths = asRecord(document.paths);
  const shape = (path: string): string => path.replace(/\{[^{}]*\}/g, '{}');
  const seen = new Map<string, string>();
  for (const path of Object.keys(paths).filter((name) => name.startsWith('/'))) {
    const problem = (message: string, hint: string): CheckProblem => ({
      message,
      hint,
      location: locator.locate(paths, path),
    });
    const names = [...path.matchAll(/\{([^{}/]+)\}/g)].map(([, name = '']) => name);
    const repeated = names.find((name, index) => names.indexOf(name) < index);
    if (repeated !== undefined)
      yield problem(`The path \`${path}\` has the variable \`${repeated}\` twice.`, 'Give each variable its own name.');
    if (/[{}]/.test(path.replace(/\{[^{}/]+\}/g, '')))
      yield problem(`The path \`${path}\` has an unmatched brace.`, 'Write each variable as `{name}`.');
    yield* declarationProblems(context, path, names);
    const plain = shape(path).toLowerCase();
    const first = seen.get(plain);
    if (first === undefined) seen.set(plain, path);
    else if (shape(first) !== shape(path))
      yield problem(
        `The path \`${path}\` differs from \`${first}\` only in letter case.`,
        'Use the same letter case in both, or remove one.',
      );
  }
}

/** Reports path variables that no parameter declares, and path parameters that the path does not contain. */
function* declarationProblems(context: CheckContext, path: string, names: readonly string[]): Iterable<CheckProblem> {
  const { document, locator } = context;
  const operations = operationsIn(document)
    .filter((use) => use.kind === 'path' && use.path === path)
    .map((use) => ({ use, declared: parametersOf(document, use).filter((parameter) => parameter['in'] === 'path') }));
  const all = new Set(operations.flatMap(({ declared }) => declared));
  const unused = [...all].filter(({ name }) => !names.includes(asText(name)));
  const explained = new Set<Raw>();
  for (const name of names) {
    const lacking = operations.filter(({ declared }) => !declared.some((parameter) => parameter['name'] === name));
    if (lacking.length === 0) continue;
    const suggested = unused.find((parameter) => nearest(asText(parameter['name']), [name]) !== undefined) ?? unused[0];
    if (suggested !== undefined) explained.add(suggested);
    const advice =
      suggested === undefined
        ? declaration(context, name)
        : { hint: `The declared parameter is called \`${asText(suggested['name'])}\`: use one name for both.` };
    if (lacking.length === operations.length)
      yield {
        message: `The variable \`${name}\` of the path \`${path}\` is not declared.`,
        ...advice,
        location: locator.locate(document.paths, path),
      };
    else
      for (const { use } of lacking)
        yield {
          message: `\`${operationName(use)}\` does not declare the variable \`${name}\` of its path.`,
          ...advice,
          location: locator.locate(use.pathItem, use.method),
        };
  }
  for (const parameter of unused.filter((one) => !explained.has(one)))
    yield {
      message: `The path \`${path}\` has no variable \`${asText(parameter['name'])}\`, which this parameter declares.`,
      hint: 'Add the variable to the path, or remove the parameter.',
      location: locator.trace(parameter, ['name']),
    };
}

/**
 * Returns a hint for an undeclared variable: to refer to a parameter component of that name or, without one, to add a
 * parameter.
 */
function declaration({ document, locator }: CheckContext, name: string): Pick<CheckProblem, 'hint' | 'related'> {
  const parameters = document.components?.parameters;
  const component = Object.entries(asRecord(parameters)).find(([, node]) => {
    const parameter = follow(document, node);
    return parameter['in'] === 'path' && parameter['name'] === name;
  })?.[0];
  return component === undefined
    ? { hint: `Add a parameter \`${name}\` with \`in: path\`.` }
    : {
        hint: `Add a \`$ref\` to the parameter \`${component}\` under \`parameters\`.`,
        related: [{ message: 'Parameter', location: locator.locate(parameters, component) }],
      };
}

function* optionalParameters({ document, locator }: CheckContext): Iterable<CheckProblem> {
  for (const parameter of new Set(operationsIn(document).flatMap((use) => parametersOf(document, use)))) {
    if (parameter['in'] !== 'path' || parameter['required'] === true) continue;
    yield {
      message: `The path parameter \`${asText(parameter['name'])}\` is not required.`,
      hint: 'Set `required: true`, as OpenAPI demands for every path parameter.',
      location: 'required' in parameter ? locator.trace(parameter, ['required']) : locator.locate(parameter, 'in'),
    };
  }
}
