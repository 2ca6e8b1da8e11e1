import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { toContent } from '#scripts/compile/prose/content.ts';
import { parseMdx } from '#scripts/compile/source/markdown/markdown.ts';
import type { Content } from '#src/model/content.ts';

/** Content of a guide and what its surroundings were asked. */
function convert(text: string): { content: Content; asked: readonly string[] } {
  const asked: string[] = [];
  const at = ({ position }: Nodes) => `${position?.start.line}:${position?.start.column}`;
  const content = toContent(parseMdx(text).children, {
    heading: (words, level) => {
      asked.push(`heading ${level} ${words}`);
      return words.toLowerCase();
    },
    link: (url, node) => {
      asked.push(`link ${url} ${at(node)}`);
      return url.startsWith('no') ? undefined : { href: url, external: true };
    },
    embed: (node) => {
      asked.push(`embed ${node.name} ${at(node)}`);
      return [{ kind: 'text', value: `<${node.name}>` }];
    },
    codeBlock: ({ lang, value }) => {
      asked.push(`code ${lang}`);
      return { kind: 'codeBlock', code: { text: value, syntax: lang ?? 'text' } };
    },
    picture: () => undefined,
    refuse: (node) => {
      asked.push(`refuse ${node.type} ${at(node)}`);
    },
  });
  return { content, asked };
}

const ASKED: readonly (readonly [name: string, given: string, ...want: string[]])[] = [
  [
    'headings for their anchor, of levels two to four',
    '# A *b*\n\n## `C`\n\n###### D',
    'heading 2 A b',
    'heading 2 C',
    'heading 4 D',
  ],
  ['links and images for their address', 'A [b](c "d") ![e](f)', 'link c 1:3', 'link f 1:14'],
  ['components, in a line and on their own', '<A />\n\nB <C /> d', 'embed A 1:1', 'embed C 3:3'],
  ['code blocks for what they are', '```sequence\nA\n```\n\n    indented is text in MDX', 'code sequence'],
  [
    'what a guide cannot hold',
    "import a from 'b'\n\n{c}\n\nD {e}\n\nexport const f = 1",
    'refuse mdxjsEsm 1:1',
    'refuse mdxFlowExpression 3:1',
    'refuse mdxTextExpression 5:3',
    'refuse mdxjsEsm 7:1',
  ],
];

describe('toContent', () => {
  it.each(ASKED)('asks about %s', (_, given, ...want) => expect(convert(given).asked).toEqual(want));

  it('leaves the text of a link that leads nowhere, and the words for a picture', () => {
    expect(convert('[a *b*](nowhere) ![c](nothing)').content).toEqual([
      {
        kind: 'element',
        name: 'p',
        children: [
          { kind: 'text', value: 'a ' },
          { kind: 'element', name: 'em', children: [{ kind: 'text', value: 'b' }] },
          { kind: 'text', value: ' ' },
          { kind: 'text', value: 'c' },
        ],
      },
    ]);
  });

  it('leaves frontmatter and definitions out', () => expect(convert('---\na: b\n---\n\n[c]: d').content).toEqual([]));

  it('keeps a table in its parts, and alignment where it is given', () => {
    const [table] = convert('| a | b |\n|:-:|---|\n| 1 | 2 |\n| 3 | 4 |').content;
    expect(table).toMatchObject({
      name: 'table',
      children: [
        { name: 'thead', children: [{ name: 'tr', children: [{ name: 'th', align: 'center' }, { name: 'th' }] }] },
        { name: 'tbody', children: [{ children: [{ name: 'td' }, { name: 'td' }] }, {}] },
      ],
    });
    expect(JSON.stringify(table).match(/"align"/g)).toHaveLength(3);
  });
});
