import { expect, it } from 'vitest';
import { allBranches, compose } from '#src/shared/schema/view.ts';

const named: Readonly<Record<string, object>> = {
  Base: { title: 'Base', anyOf: [{ title: 'inside Base' }] },
  Itself: { title: 'Itself', allOf: [{ $ref: 'Itself' }] },
};

/** Titles of the parts in their order; a part without one by its reference. */
function titles(schema: unknown): readonly unknown[] {
  return compose([schema], (ref) => named[ref], allBranches).map(({ title, $ref }) => title ?? $ref);
}

it.each([
  [
    'a schema alone',
    { title: 'own', properties: { a: { title: 'a' } }, items: { title: 'item' }, not: { title: 'not' } },
    ['own'],
  ],
  [
    'the outermost first, in the order they are written',
    { title: 'own', allOf: [{ $ref: 'Base' }, { title: 'second' }] },
    ['own', 'Base', 'Base', 'inside Base', 'second'],
  ],
  [
    'alternatives and what depends',
    {
      title: 'own',
      oneOf: [{ title: 'one' }],
      if: { title: 'if' },
      then: { title: 'then' },
      else: { title: 'else' },
      dependentSchemas: { a: { title: 'with a' } },
    },
    ['own', 'one', 'then', 'else', 'with a'],
  ],
  ['each once', { $ref: 'Itself' }, ['Itself', 'Itself', 'Itself']],
  ['nothing of a reference that leads nowhere', { title: 'own', allOf: [{ $ref: 'Gone' }, true] }, ['own', 'Gone']],
  ['nothing of what is no schema', true, []],
])('finds %s', (_name, schema, want) => {
  expect(titles(schema)).toEqual(want);
});
