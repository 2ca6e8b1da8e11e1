import { description, testCheck, type Files } from '../check-case.ts';

const operation = (id: string, tags = ''): string =>
  `  /${id}: { get: { operationId: ${id},${tags} responses: { '200': { description: Done. } } } }\n`;
const api = (tags: string, ...operations: readonly string[]): Files =>
  description(`tags: [${tags}]\npaths:\n${operations.join('')}`);
const CARDS = '{ name: Cards }';

testCheck('operation-tag', {
  'tags that are used': [api(CARDS, operation('a', ' tags: [Cards],'), operation('b', ' tags: [Other],'))],
  'one that no operation has': [
    api(`${CARDS}, { name: Banks }`, operation('a', ' tags: [Cards],')),
    '3:27 No operation has the tag `Banks`.',
  ],
  'one with a text, without operations': [
    api(`${CARDS}, { name: Banks, description: About banks. }`, operation('a', ' tags: [Cards],')),
    '3:27 No operation has the tag `Banks`.',
  ],
  'one with tags below it': [api(`{ name: Cards, parent: Money }, { name: Money }`, operation('a', ' tags: [Cards],'))],
  'an operation without one, where most have one': [
    api(CARDS, operation('a', ' tags: [Cards],'), operation('b', ' tags: [Cards],'), operation('c')),
    '7:9 `c` has no tag.',
  ],
  'a description that tags little': [api(CARDS, operation('a', ' tags: [Cards],'), operation('b'), operation('c'))],
});
