import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { operationsIn } from '../../model/path-item.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { quoted } from '../lookup/names.ts';
import { parametersOf } from '../lookup/operations.ts';

/**
 * The variables of a path are well-formed, unique, and declared as required parameters; no two paths differ in capitals
 * alone (Paths Object and Parameter Object, OpenAPI 3.1, sections 4.8.8 and 4.8.12). The lint reports operations that
 * do not declare them all, or others.
 */
export const pathParameters: Check = {
  id: 'path-parameters',
  *run(context) {
    yield* pathProblems(context);
    yield* optionalParameters(context);
  },
};

function* pathProblems({ document, locator }: CheckContext): Iterable<CheckProblem> {
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
      yield problem(`The path \`${path}\` has an unmatched brace.`, 'Write a variable as `{name}`.');
    const operations = operationsIn(document).filter((use) => use.kind === 'path' && use.path === path);
    const declared = new Set(
      operations
        .flatMap((use) => parametersOf(document, use))
        .flatMap(({ in: place, name }) => (place === 'path' ? asText(name) : [])),
    );
    const known = declared.size === 0 ? '' : `, or correct the path: it declares ${quoted(declared)}`;
    for (const name of operations.length === 0 ? [] : names.filter((one) => !declared.has(one)))
      yield problem(
        `The variable \`${name}\` of the path \`${path}\` is not declared.`,
        `Declare a parameter \`${name}\` in \`path\`${known}.`,
      );
    const plain = shape(path).toLowerCase();
    const first = seen.get(plain);
    if (first === undefined) seen.set(plain, path);
    else if (shape(first) !== shape(path))
      yield problem(
        `The path \`${path}\` differs from \`${first}\` in capitals alone.`,
        'Write both alike, or remove one.',
      );
  }
}

function* optionalParameters({ document, locator }: CheckContext): Iterable<CheckProblem> {
  for (const parameter of new Set(operationsIn(document).flatMap((use) => parametersOf(document, use)))) {
    if (parameter['in'] !== 'path' || parameter['required'] === true) continue;
    yield {
      message: `The path parameter \`${asText(parameter['name'])}\` is not required.`,
      hint: 'Write `required: true`: without it there is no path to call.',
      location: 'required' in parameter ? locator.trace(parameter, ['required']) : locator.locate(parameter, 'in'),
    };
  }
}
