import { describe, expect, it } from 'vitest';
import { parseYaml, yamlProblems } from '#scripts/description/source/yaml.ts';

const place = (text: string) =>
  parseYaml(text, 'a.yaml').problems.map(({ message, location: { line, column } }) => `${line}:${column} ${message}`);

const BOMB = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...'bcdefghi'
    .split('')
    .map((name, index) => `${name}: &${name} [${Array.from({ length: 9 }, () => `*${'abcdefgh'[index]}`).join(', ')}]`),
].join('\n');

const PROBLEMS: readonly (readonly [name: string, given: string, ...want: string[]])[] = [
  ['a key that is given twice', 'a: 1\nb: 2\na: 3\n', '3:1 The key `a` occurs twice in one object.'],
  ['a tab as indentation', 'a:\n\tb: 2\n', '2:1 The line is indented by a tab.'],
  ['a mapping in a line', 'title: a: b\n', '1:8 The value `a: b` contains a colon.'],
  ['a second document', 'a: 1\n---\nb: 2\n', '2:1 The file contains a second document.'],
  [
    'every key of a text that is given twice',
    'a: 1\na: 2\nb: 3\nb: 4\n',
    '2:1 The key `a` occurs twice in one object.',
    '4:1 The key `b` occurs twice in one object.',
  ],
  ['one fault of what follows from it', 'a:\n  b:\n\tc: 1\n    d: 2\n  e: 3\n', '3:1 The line is indented by a tab.'],
  [
    'a line that is indented like none above',
    'a:\n   b: 1\n  c: 2\n',
    '3:1 The line is indented by 2 spaces, which fits no line above it.',
  ],
  [
    'a line that is indented below a value',
    'a:\n   b: c\n    d: e\n',
    '2:7 `b` already has a value, but line 3 is indented as if it belonged to that key.',
  ],
  ['a quote that is not closed', 'a: "x\nb: 1\n', '3:1 A text in quotes is not closed.'],
  ['a brace that is not closed', 'a: {b: 1\nc: 2\n', '2:1 A `{` is not closed.'],
  ['a character that begins no value', 'a: @x\n', '1:4 A value cannot begin with `@`.'],
  ['a colon without a space', 'a:b\nc: d\n', '1:1 `a:b` is not `key: value`.'],
  ['an entry without its hyphen', 'a:\n  - x: 1\n   y: 2\n', '3:1 This line is in a list, but has no hyphen.'],
  ['a word alone', 'a: 1\nb\n', '2:1 This line has no colon.'],
  ['an escape that is none', 'a: "\\q"\n', '1:5 `\\q` is not an escape sequence.'],
  ['text behind a quote', "a: 'x'y\n", '1:7 The text in quotes already ends before this place.'],
  ['text behind what begins like an alias', 'a: *x* y\n', '1:8 A value cannot begin with `*`.'],
  [
    'an indent that is no space',
    'a:\n  b: 1\n \u00a0c: 2\n',
    '3:1 The line is indented by a character that only looks like a space.',
  ],
  ['a hyphen without a space', 'a:\n  -b: 1\n  - c: 2\n', '3:1 `-b:` above has no space after its hyphen.'],
  ['a comma that is missing', 'a: { b: 1 c: 2 }\n', '1:9 A comma is missing here, or a bracket is not closed.'],
  ['text behind a bracket', 'a: [1] b\n', '1:8 The YAML cannot be read from here on.'],
  [
    'an alias without an anchor',
    'a: 1\nb:\n  - &c 1\n  - *c\n  - *d\n',
    '5:5 The alias `*d` has no anchor `&d` above it.',
  ],
  ['aliases that expand beyond all bounds', BOMB, '2:8 The aliases expand to too many values.'],
];

describe('parseYaml', () => {
  it.each(PROBLEMS)('reports %s', (_, given, ...want) => {
    expect(place(given)).toEqual(want);
    expect(parseYaml(given, 'a.yaml').value).toBeUndefined();
  });

  it('reads YAML 1.2: yes is a word, a date is text, a fraction is a number', () => {
    expect(parseYaml('a: yes\nb: 2026-01-31\nc: 1.50\nd: "1"\ne: ~\nf: 0o17\n', 'a.yaml').value).toEqual({
      a: 'yes',
      b: '2026-01-31',
      c: 1.5,
      d: '1',
      e: null,
      f: 15,
    });
  });

  it('shares parts by aliases', () =>
    expect(parseYaml('a: &x [1]\nb: *x\n', 'a.yaml').value).toEqual({ a: [1], b: [1] }));

  it('adds the lines above the text where it sits inside another file', () => {
    expect(parseYaml('a: 1\na: 2\n', 'guide.mdx', 4).problems[0]?.location).toMatchObject({
      file: 'guide.mdx',
      line: 6,
      column: 1,
    });
  });

  const file = parseYaml('# Head\nfirst: 1\nlist:\n  - name: A\n    note:   two words\n  - B\nempty:\n', 'a.yaml');
  const PLACES: readonly { path: readonly (string | number)[]; onKey?: boolean; want: string }[] = [
    { path: ['first'], want: '2:8' },
    { path: ['first'], onKey: true, want: '2:1' },
    { path: ['list', 0, 'note'], want: '5:13' },
    { path: ['list', 0, 'note'], onKey: true, want: '5:5' },
    { path: ['list', 1], want: '6:5' },
    { path: ['list', 0, 'missing'], want: '4:5' },
    { path: ['list', 7], want: '3:1' },
    { path: ['missing'], want: '2:1' },
    { path: ['empty'], onKey: true, want: '7:1' },
    { path: [], want: '2:1' },
  ];
  for (const { path, onKey = false, want } of PLACES) {
    it(`finds ${onKey ? 'the key ' : ''}${path.join('.') || 'the whole'} at ${want}`, () => {
      const { line, column } = file.locate(path, onKey);
      expect(`${line}:${column}`).toBe(want);
    });
  }
});

describe('yamlProblems', () => {
  it('has at least one problem for a text that a stricter parser refused', () => {
    expect(yamlProblems('a: 1\n', 'a.yaml')).toEqual([
      {
        check: 'yaml-syntax',
        severity: 'error',
        message: 'The YAML cannot be read.',
        hint: expect.any(String),
        location: { file: 'a.yaml', line: 1, column: 1 },
      },
    ]);
  });
});
