import { expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

const TAGS = ['Cards', 'Banks', 'Phones', 'Wallets', 'Links'];

/** Two operations for each tag, in a guide of its own; `tagged` gives one another tag. */
function site(tagged: Readonly<Record<string, string>> = {}): Files {
  const ids = TAGS.flatMap((tag) => [1, 2].map((index) => ({ tag, id: `${tag}${index}` })));
  const paths = ids.map(
    ({ tag, id }) =>
      `  /${id}: { get: { operationId: ${id}, tags: [${tagged[id] ?? tag}], responses: { '200': { description: Done. } } } }`,
  );
  const guides = TAGS.map((tag) => [
    `guides/start/${tag}.mdx`,
    `---\ntitle: ${tag}\ndescription: D\n---\n<Operation id="${tag}1" />\n\n<Operation id="${tag}2" />\n`,
  ]);
  return {
    ...description(`tags: [${TAGS.map((tag) => `{ name: ${tag} }`).join(', ')}]\npaths:\n${paths.join('\n')}`),
    ...(Object.fromEntries(guides) as Files),
  };
}

/** The same, with the second operation of a tag in the guide of none. */
function inTwoGuides(): Files {
  const files = site();
  const file = 'guides/start/Cards.mdx';
  const more = '---\ntitle: More\ndescription: D\n---\n<Operation id="Cards2" />\n';
  return {
    ...files,
    [file]: (files[file] ?? '').replace('<Operation id="Cards2" />', ''),
    'guides/start/more.mdx': more,
  };
}

it.each([
  [site(), []],
  [
    site({ Cards1: 'Banks' }),
    [
      'openapi.yaml:5:42 `Cards1` has the tag `Banks`, but its guide shows it beside `Cards2`, which has the tag `Cards`.',
    ],
  ],
  [site({ Cards1: 'Banks', Links1: 'Phones' }), []],
  [inTwoGuides(), []],
  [site({ Cards1: 'Banks', Cards2: 'Banks' }), ['openapi.yaml:3:10 No operation has the tag `Cards`.']],
])('case %#', async (files, problems) => {
  expect(await problemsOf('operation-tag', files)).toEqual(problems);
});
