import { expect, it } from 'vitest';
import { APPLICATORS, UNIONS } from '#src/shared/schema/applicators.ts';
import { filesOf, textOf } from '../../../imports.ts';

const HOME = 'src/shared/schema/applicators.ts';

/** Modules that name several applicators, each with what it does with them by itself. */
const OTHERS: Readonly<Record<string, string>> = {
  'scripts/author/rename/field.ts': 'changes names in the text of a file',
  'scripts/compare/schemas/rules.ts': 'has a verdict for each rule',
  'scripts/description/model/gap.ts': 'leaves them out of a path',
  'scripts/description/model/upgrade.ts': 'writes in words of OpenAPI 3.1 what 3.0 says otherwise',
  'scripts/pages/fields/alternatives.ts': 'labels rules that have a table',
  'scripts/pages/fields/contents.ts': 'finds rules that need a table',
  'src/model/field.ts': 'is a type',
  'src/shared/schema/weakened.ts': 'writes what lists the values of a schema as one of its alternatives',
};

/** Lists between brackets in which two applicators or more stand, and expressions that ask for both unions. */
function listsIn(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const named = (part: string): number => APPLICATORS.filter((keyword) => part.includes(`'${keyword}'`)).length;
  const lists = [...code.matchAll(/[[(][^[\](){}]*[\])]/g)].map(([list]) => list).filter((list) => named(list) > 1);
  const lines = code.split('\n').filter((line) => UNIONS.every((keyword) => new RegExp(`\\b${keyword}\\b`).test(line)));
  return [...lists, ...lines];
}

it('no other module names a list of applicators: the composed view answers what applies', () => {
  const modules = [...filesOf('src', '.ts', '.tsx'), ...filesOf('scripts', '.ts')].filter((file) => file !== HOME);
  const naming = modules.filter((file) => listsIn(textOf(file)).length > 0);
  expect(naming.sort()).toEqual(Object.keys(OTHERS));
});

it.each([
  ["for (const keyword of ['allOf', 'then']) walk(schema[keyword]);", 1],
  ['const branches = schema.oneOf ?? schema.anyOf;', 1],
  ["const fields = schema['properties'];", 0],
])('finds lists in %s', (code, lists) => {
  expect(listsIn(code)).toHaveLength(lists);
});
