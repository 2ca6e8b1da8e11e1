import { expect, it } from 'vitest';
import { settingsProblems, parseYaml } from '#scripts/description/source/yaml.ts';

const SCHEMA = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', pattern: '\\S', description: 'What it is called.' },
    order: { type: 'number' },
    isOpen: { type: 'boolean' },
    words: {
      type: 'array',
      items: { type: 'string', description: 'A word.' },
      minItems: 2,
      description: 'Two or more.',
    },
    state: { enum: ['open', 'done'], description: 'How it is.' },
  },
};

it.each([
  ['', '1:1 `title` is missing. Add `title: …`. What it is called.'],
  ['title:', '1:1 `title` is missing. Add `title: …`. What it is called.'],
  ['- title: A', '1:1 The file is not a map. Write one of `title`, `order`, `isOpen`, `words`, `state`.'],
  ['title: A\ntilte: B', '2:1 There is no key `tilte` here. Did you mean `title`?'],
  ['title: A\nzzz: B', '2:1 There is no key `zzz` here. Write one of `title`, `order`, `isOpen`, `words`, `state`.'],
  ['title: 401', '1:1 `title` is `401`, not a string. Put the value in quotes.'],
  ['title: A\norder: "5"', '2:1 `order` is `"5"`, not a number. Write a number without quotes.'],
  ['title: A\nisOpen: "yes"', '2:1 `isOpen` is `"yes"`, not a boolean. Write a boolean without quotes.'],
  ['title: " "', '1:1 `title` is empty. What it is called.'],
  ['title: A\nwords: { a: b }', '2:1 `words` is not a list. Two or more.'],
  ['title: A\nwords: [a]', '2:1 `words` cannot be `["a"]`. Two or more.'],
  ['title: A\nwords: [a, 5]', '2:12 This entry is `5`, not a string. Put the value in quotes.'],
  ['title: A\nstate: opne', '2:1 `state` cannot be `"opne"`. Did you mean `open`?'],
  ['title: A\nstate: elsewhere', '2:1 `state` cannot be `"elsewhere"`. How it is.'],
  ['title: "A', '1:10 A text in quotes is not closed. Add the missing quote where the text ends.'],
])('of %j it is said what is wrong and what to write', (text, want) => {
  const [problem] = settingsProblems(parseYaml(text, 'a.yaml'), SCHEMA, 'site-config');
  const { message, hint, location } = problem ?? {};
  expect(`${location?.line}:${location?.column} ${message} ${hint}`).toBe(want);
});
