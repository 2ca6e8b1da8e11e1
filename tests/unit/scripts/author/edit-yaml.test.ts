import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { addItem, addMember, removeAt, type Member, type Path } from '#scripts/author/edit-yaml.ts';

const MEMBERS: readonly (readonly [name: string, text: string, path: Path, member: Member, want: string])[] = [
  [
    'at the end of a map',
    'a:\n  x: 1 # one\n\nb: 2\n',
    ['a'],
    { key: 'y', value: 2 },
    'a:\n  x: 1 # one\n  y: 2\n\nb: 2\n',
  ],
  [
    'before a member and its comment',
    '# All.\na: 1\n# Of b.\nb: 2\n',
    [],
    { key: 'x', value: 0, before: 'b' },
    '# All.\na: 1\nx: 0\n# Of b.\nb: 2\n',
  ],
  ['in a map of one line', 'a: { x: 1 }\n', ['a'], { key: 'y', value: [1] }, 'a: { x: 1, y: [1] }\n'],
  ['in an empty map', 'a: {}\nb: 1\n', ['a'], { key: 'y', value: 2 }, 'a:\n  y: 2\nb: 1\n'],
  ['in no value', 'a:\nb: 1\n', ['a'], { key: 'y', value: 2 }, 'a:\n  y: 2\nb: 1\n'],
  ['in a map that does not exist', 'a: 1\n', ['b', 'c'], { key: 'y', value: 2 }, 'a: 1\nb:\n  c:\n    y: 2\n'],
  [
    'below a block text',
    'a:\n  x: |\n    text\n\n# end\nb: 1\n',
    ['a'],
    { key: 'y', value: 2 },
    'a:\n  x: |\n    text\n  y: 2\n\n# end\nb: 1\n',
  ],
  ['without a last newline', 'a: 1', [], { key: 'b', value: 2 }, 'a: 1\nb: 2\n'],
  ['in a file of comments', '# Nothing yet.\n', [], { key: 'a', value: 1 }, '# Nothing yet.\na: 1\n'],
  ['in an item of a list', '- a: 1\n- b: 2\n', [0], { key: 'c', value: 3 }, '- a: 1\n  c: 3\n- b: 2\n'],
];

const ITEMS: readonly (readonly [name: string, text: string, path: Path, value: unknown, want: string])[] = [
  ['of the file', '- a: 1\n# end\n', [], { a: 2, b: 3 }, '- a: 1\n- a: 2\n  b: 3\n# end\n'],
  ['of one line', 'a: [x]\n', ['a'], 'y', 'a: [x, y]\n'],
  ['of several lines', 'a: [\n    x,\n  ]\n', ['a'], 'y', 'a: [\n    x, y\n  ]\n'],
  ['that does not exist', 'a: 1\n', ['b'], { c: 1 }, 'a: 1\nb:\n  - c: 1\n'],
  ['in an empty file', '', [], { a: 1 }, '- a: 1\n'],
  ['inside an object', 'a:\n  b:\n    - x\n  c: 1\n', ['a', 'b'], 'y', 'a:\n  b:\n    - x\n    - y\n  c: 1\n'],
];

describe('a member is added', () => {
  it.each(MEMBERS)('%s', (_, text, path, member, want) => {
    expect(addMember(text, path, member)).toBe(want);
    expect(() => parse(want)).not.toThrow();
  });
});

describe('an item is added to a list', () => {
  it.each(ITEMS)('%s', (_, text, path, value, want) => expect(addItem(text, path, value)).toBe(want));
});

describe('what is removed', () => {
  it.each<readonly [name: string, text: string, path: Path, want: string]>([
    ['is a member with its comment', 'a: 1\n# Of b.\nb:\n  - x # one\n# Of c.\nc: 2\n', ['b'], 'a: 1\n# Of c.\nc: 2\n'],
    ['is a block text', 'a: |\n  text\n\nb: 1\n', ['a'], '\nb: 1\n'],
    ['is the last member', 'a: 1\nb: 2', ['b'], 'a: 1\n'],
    ['is the first of one line', 'a: { x: 1, y: 2 }\n', ['a', 'x'], 'a: { y: 2 }\n'],
    ['is another of one line', 'a: [x, y, z]\n', ['a', 1], 'a: [x, z]\n'],
    ['is an item', 'a:\n  - x: 1\n    y: 2\n  - z\n', ['a', 0], 'a:\n  - z\n'],
    ['is the first member of an item', '- a: 1\n  b: 2\n', [0, 'a'], '- b: 2\n'],
    ['takes with it what would be empty', 'a:\n  b: { c: 1 }\nd: 2\n', ['a', 'b', 'c'], 'd: 2\n'],
    ['is nothing where nothing is', 'a: 1\n', ['b', 'c'], 'a: 1\n'],
  ])('%s', (_, text, path, want) => {
    expect(removeAt(text, path)).toBe(want);
    const lines = removeAt(text, path, true);
    expect(parse(lines)).toEqual(parse(want));
    expect(lines.split('\n')).toHaveLength(text.split('\n').length);
  });
});
