import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { markdown } from './markdown.ts';
import { text, texts } from './text.ts';
import { url } from './urls.ts';
import { word } from './words.ts';

const pick = (list: string): Arbitrary<string> => fc.constantFrom(...list.split(' '));
const component = pick(
  'Operation Request Response Webhook SchemaTable EnumTable ErrorCatalogue Example BaseUrl Field Value Ask Questions MenuPath Steps Callout Tabs Tab Cards Card Readiness Option ScriptSample script Script constructor a.b svg:a __proto__',
);
const attribute = pick(
  'id name title kind href icon schema path enum of status header site blocks heading level short ask onClick style dangerouslySetInnerHTML constructor',
);
const name = pick('changeOrder Order State open 200 404 orderPaid note home brand id lines.name');

/** Text with the start of components and expressions escaped, so that MDX reads the rest of it. */
const escaped = (part: Arbitrary<string>): Arbitrary<string> =>
  part.map((raw) => raw.replace(/[<{]/g, String.raw`\$&`));
const quoted = (part: Arbitrary<string>): Arbitrary<string> => part.map((raw) => JSON.stringify(raw));
const value = fc.oneof(name, word, url).map((raw) => raw.replace(/"/g, '&quot;'));
const attributes = texts(text`${attribute}="${value}"`, { min: 0, max: 3, separators: [' '] });

/** Mostly what MDX can read: a guide that cannot be read is refused as a whole. */
const piece = fc.oneof(
  { weight: 5, arbitrary: escaped(markdown) },
  { weight: 2, arbitrary: text`<${component} ${attributes} />` },
  { weight: 2, arbitrary: text`<Callout ${attributes}>\n\n${escaped(markdown)}\n\n</Callout>` },
  { weight: 1, arbitrary: text`<Steps>\n\n1. ${escaped(markdown)}\n\n</Steps>` },
  { weight: 1, arbitrary: text`<Tabs>\n\n<Tab title="A">a</Tab>\n<Tab title="A">b</Tab>\n\n</Tabs>` },
  { weight: 1, arbitrary: text`<Card title="a" href="${url.map((to) => to.replace(/["{<\n]/g, ''))}">b</Card>` },
  { weight: 1, arbitrary: text`## ${escaped(word)}` },
  { weight: 1, arbitrary: text`\`\`\`sequence\ntitle: ${word}\nA -> B: ${escaped(markdown)}\n${word}\n\`\`\`` },
  {
    weight: 1,
    arbitrary: fc.oneof(markdown, text`{${word}}`, text`export const a = ${word}`, text`import x from '${word}'`),
  },
  { weight: 1, arbitrary: fc.constantFrom('<Operation {...x} />', '<Callout kind={hacked} title="a">b</Callout>') },
);
const frontmatter = fc.oneof(
  { weight: 4, arbitrary: text`title: ${quoted(word)}\ndescription: ${quoted(word)}\n` },
  { weight: 1, arbitrary: text`title: ${word}\n${word}: ${word}\ndescription: x\n` },
);
const guide = text`---\n${frontmatter}---\n\n${texts(piece, { min: 1, max: 6, separators: ['\n\n'] })}\n`;

/** Guides of a folder that would do harm, and what the folder needs beside them: texts by path. */
export const guides: Arbitrary<Readonly<Record<string, string>>> = fc
  .array(guide, { minLength: 2, maxLength: 4 })
  .map((written) => ({
    'guides/groups.yaml': '- folder: start\n  label: Start\n  icon: rocket\n',
    'guides/site.yaml':
      'brand: Shop\nurl: https://docs.shop.example\nsupportEmail: help@shop.example\nsignInUrl: https://shop.example/in\nsignUpUrl: https://shop.example/up\nchatUrl: https://shop.example/chat\npoweredBy: Bank\n',
    ...Object.fromEntries(written.map((each, index) => [`guides/start/guide-${index}.mdx`, each])),
  }));
