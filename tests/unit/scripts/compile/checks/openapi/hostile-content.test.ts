import { describe, expect, it } from 'vitest';
import { description, problemsOf } from '../check-case.ts';

const ADDRESS = 'runs code or contains data.';

/** One line of a description, where it is, and what is wrong with it. */
const BAD: readonly (readonly [line: string, column: number, message: string])[] = [
  ['Pay. <script>alert(1)</script>', 21, 'The text contains the tag `<script>`.'],
  ['Pay. <IMG src=x oNerror=alert(1)>', 21, 'The tag `<IMG>` has the event handler `oNerror`.'],
  ['Pay. <svg/onload=alert(1)>', 21, 'The tag `<svg>` has the event handler `onload`.'],
  ['Pay. <img src=x onerror=alert(1)', 21, 'The tag `<img>` has the event handler `onerror`.'],
  ['Pay. <iframe src=//evil.example>', 21, 'The text contains the tag `<iframe>`.'],
  ['Pay. <a href=" jaVa&#115;cript:x()">now</a>', 21, 'The tag `<a>` has the address `jaVa&#115;cript:x()`.'],
  ['Pay. <b style="width:expression(x)">now</b>', 21, 'The tag `<b>` has the address `width:expression(x)`.'],
  ['Pay. <form action=x>', 21, 'The text contains the tag `<form>`.'],
  ['Pay. <!-- hidden -->', 21, 'The text contains the markup `<!--`.'],
  ['Pay. &lt;script&gt;', 16, 'The text contains the tag `<script>`.'],
  ['Pay [now](javascript:x).', 26, `The address \`javascript:x\` ${ADDRESS}`],
  ['Pay [now](JavaScript&colon;x).', 20, `The address \`JavaScript:x\` ${ADDRESS}`],
  ['Pay ![now](data:text/html;base64,PHA+).', 27, `The address \`data:text/html;base64,PHA+\` ${ADDRESS}`],
  ['Pay <vbscript:x>.', 21, `The address \`vbscript:x\` ${ADDRESS}`],
  ['Pay [now](file:///etc/passwd).', 26, `The address \`file:///etc/passwd\` ${ADDRESS}`],
  ['Pay javascript:x().', 20, `The address \`javascript:x().\` ${ADDRESS}`],
  ['Pay \u202Ewon.', 20, 'The text contains the invisible character `U+202E`.'],
  ['Pay no\u200Bw.', 22, 'The text contains the invisible character `U+200B`.'],
  ['"Pay no\\u0000w."', 16, 'The text contains the invisible character `U+0000`.'],
  ['"Pay no\\u001bw."', 16, 'The text contains the invisible character `U+001B`.'],
  ['"Pay no\\uD800w."', 16, 'The text contains the invisible character `U+D800`.'],
  ['Pay no\u{10FFFF}w.', 22, 'The text contains the invisible character `U+10FFFF`.'],
  [
    `${'a'.repeat(200)}${'['.repeat(60)}`,
    16,
    'Quotes, lists, brackets or emphasis stand inside one another more than 50 deep.',
  ],
];

const GOOD = [
  'a < b and c > d, with `<script>` and `javascript:x` in backticks.',
  'One<br>two, <b>bold</b> <a href="https://shop.example">shop</a> <img src="https://shop.example/x.png">.',
  'Call GET /<object>/<id>, send <link>.',
  'data: the payload. file: the upload. See [the shop](https://shop.example), [us](mailto:a@shop.example), [here](/orders#data:).',
  'A family \u{1F468}\u200D\u{1F469}\u200D\u{1F467} pays.',
  'Fish &amp; chips &lt; 5.',
];

function operation(text: string): Readonly<Record<string, string>> {
  return description(
    `paths:\n  /pay:\n    post:\n      # the text begins in column 16\n      summary: ${text.includes(': ') || text.includes(' #') ? `|-\n        ${text}` : text}\n`,
  );
}

describe('hostile-content', () => {
  for (const [text, column, message] of BAD) {
    it(`refuses ${JSON.stringify(text)}`, async () => {
      expect(await problemsOf('hostile-content', operation(text))).toEqual([`openapi.yaml:7:${column} ${message}`]);
    });
  }

  for (const text of GOOD) {
    it(`lets ${JSON.stringify(text)} pass`, async () => {
      expect(await problemsOf('hostile-content', operation(text))).toEqual([]);
    });
  }

  it('reads every text that is shown, however it is written', async () => {
    const found = await problemsOf(
      'hostile-content',
      description(`tags:
  - name: Pay
    externalDocs: { url: ' java\u0009script:1' }
x-catalogue: { remedy: 'Try <script>' }
paths:
  /pay:
    post:
      x-requires: [fine, a <script>]
      requestBody:
        content:
          application/json:
            examples: { one: { summary: <object data=x>, value: { html: <script> } } }
            schema:
              oneOf: [{ const: <script>, title: The <iframe> }]
              pattern: <script>
              properties:
                description:
                  description: >-
                    Folded, then
                    <script> on the second line.
                "a\\u200b": {}
              x-enumDescriptions: { a: '[x](data:x)' }
components:
  securitySchemes:
    Key: { type: oauth2, flows: { implicit: { authorizationUrl: 'javascript:1', scopes: { read: <script> } } } }
`),
    );
    expect(found.map((problem) => problem.replace(/ .*`(.*)`.*/, ' $1'))).toEqual([
      'openapi.yaml:5:27 java script:1',
      'openapi.yaml:6:29 <script>',
      'openapi.yaml:10:28 <script>',
      'openapi.yaml:14:41 <object>',
      'openapi.yaml:16:53 <iframe>',
      'openapi.yaml:22:21 <script>',
      'openapi.yaml:23:17 U+200B',
      'openapi.yaml:24:45 data:x',
      'openapi.yaml:27:66 javascript:1',
      'openapi.yaml:27:97 <script>',
    ]);
  });
});
