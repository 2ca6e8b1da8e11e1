import { expect, it } from 'vitest';
import { highlight } from '#src/tools/panel/CodePanel.tsx';

/** Lines as the page shows them: `<b>curl</b> --data`. */
const shown = (text: string, syntax: string): readonly string[] =>
  highlight(text, syntax).map((line) =>
    line.map(([element, part]) => (element === undefined ? part : `<${element}>${part}</${element}>`)).join(''),
  );

it.each<[syntax: string, text: string, lines: readonly string[]]>([
  [
    'json',
    '{"a": "b: \\"c\\"",\n "d": [-1.5, null]}',
    ['{<b>"a"</b>: <i>"b: \\"c\\""</i>,', ' <b>"d"</b>: [<bdi>-1.5</bdi>, <bdi>null</bdi>]}'],
  ],
  [
    'bash',
    "# Pay.\ncurl --request POST 'https://a.example/#b' \\\n  --data-raw '{\n\"it\": 1}'\\'''",
    [
      '<var># Pay.</var>',
      "<b>curl</b> <bdi>--request</bdi> POST <i>'https://a.example/#b'</i> \\",
      "  <bdi>--data-raw</bdi> <i>'{</i>",
      "<i>\"it\": 1}'</i>\\'<i>''</i>",
    ],
  ],
  ['http', 'POST /a HTTP/1.1\nHost: b', ['<u>POST</u> /a HTTP/1.1', '<b>Host</b>: b']],
  [
    'javascript',
    "// Pay.\nconst a = await b('c', 12);",
    ['<var>// Pay.</var>', "<u>const</u> a = <u>await</u> <b>b</b>(<i>'c'</i>, <bdi>12</bdi>);"],
  ],
  ['text', '', ['']],
])('%s is highlighted line by line', (syntax, text, lines) => {
  expect(shown(text, syntax)).toEqual(lines);
});

it.each(['json', 'bash', 'http', 'python'])('nothing of a text is lost in %s', (syntax) => {
  const text = `"""a'\n'b"c\\"\`{"x": 'y'} # 1 <b>&\n\n--x\n`;
  const lines = highlight(text, syntax).map((line) => line.map(([, part]) => part).join(''));
  expect(lines.join('\n')).toBe(text);
});
