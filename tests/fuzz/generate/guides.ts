import type { Random } from '../random.ts';
import { address } from './addresses.ts';
import { markdown } from './markdown.ts';
import { word } from './words.ts';

const COMPONENTS = [
  'Operation',
  'Request',
  'Response',
  'Webhook',
  'SchemaTable',
  'EnumTable',
  'ErrorCatalogue',
  'Example',
  'BaseUrl',
  'Field',
  'Value',
  'MenuPath',
  'Steps',
  'Callout',
  'Tabs',
  'Tab',
  'Cards',
  'Card',
  'Readiness',
  'Option',
  'ScriptSample',
  'script',
  'Script',
  'constructor',
  'a.b',
  'svg:a',
  '__proto__',
];
const ATTRIBUTES = [
  'id',
  'name',
  'title',
  'kind',
  'href',
  'icon',
  'schema',
  'path',
  'enum',
  'of',
  'status',
  'header',
  'site',
  'heading',
  'level',
  'short',
  'ask',
  'onClick',
  'style',
  'dangerouslySetInnerHTML',
  'constructor',
];
const NAMES = [
  'changeOrder',
  'Order',
  'State',
  'open',
  '200',
  '404',
  'orderPaid',
  'note',
  'home',
  'brand',
  'id',
  'lines.name',
];

/** Guides of a folder that would do harm, and what the folder needs beside them. */
export function guides(random: Random): Readonly<Record<string, string>> {
  const files = random
    .many(2, 4, () => guide(random))
    .map((text, index) => [`guides/start/guide-${index}.mdx`, text] as const);
  return {
    'guides/groups.yaml': '- folder: start\n  label: Start\n  icon: rocket\n',
    'guides/site.yaml':
      'brand: Shop\nurl: https://docs.shop.example\nsupportEmail: help@shop.example\nsignInUrl: https://shop.example/in\nsignUpUrl: https://shop.example/up\nchatUrl: https://shop.example/chat\npoweredBy: Bank\n',
    ...Object.fromEntries(files),
  };
}

function guide(random: Random): string {
  const quoted = (text: string): string => JSON.stringify(text);
  const front = random.chance(0.8)
    ? `title: ${quoted(random.chance(0.5) ? 'Guide' : word(random))}\ndescription: ${quoted(random.chance(0.5) ? 'What it says.' : word(random))}\n`
    : `title: ${word(random)}\n${word(random)}: ${word(random)}\ndescription: x\n`;
  return `${random.chance(0.03) ? word(random) : ''}---\n${front}---\n\n${random.many(1, 6, () => piece(random)).join('\n\n')}\n`;
}

/** Mostly what MDX can read: a guide that cannot be read is refused as a whole. */
function piece(random: Random): string {
  const kind = random.int(10);
  if (kind < 4) return escaped(markdown(random));
  if (kind < 7) return component(random);
  if (kind === 7)
    return escaped(
      `## ${word(random)}\n\n[${word(random).replace(/[[\]\n]/g, '')}](${address(random).replace(/[\s()]/g, '')})`,
    );
  return kind === 8
    ? `\`\`\`sequence\ntitle: ${word(random)}\nA -> B: ${escaped(markdown(random)).replace(/\n/g, ' ')}\n${word(random)}\n\`\`\``
    : random.pick([
        markdown(random),
        `{${word(random)}}`,
        `export const a = ${word(random)}`,
        `import x from '${word(random)}'`,
        '<Operation {...x} />',
        `<Callout kind={hacked} title="a">b</Callout>`,
      ]);
}

function component(random: Random): string {
  const name = random.pick(COMPONENTS);
  const attributes = random
    .many(
      0,
      3,
      () =>
        `${random.pick(ATTRIBUTES)}="${(random.chance(0.6) ? random.pick(NAMES) : random.chance(0.5) ? word(random) : address(random)).replace(/"/g, '&quot;')}"`,
    )
    .join(' ');
  const inside =
    name === 'Steps'
      ? `1. ${escaped(markdown(random)).replace(/\n/g, '\n   ')}`
      : name === 'Tabs'
        ? '<Tab title="A">a</Tab>\n<Tab title="A">b</Tab>'
        : name === 'Cards'
          ? `<Card title="a" href="${address(random).replace(/["{<\n]/g, '')}">b</Card>`
          : escaped(markdown(random));
  return random.chance(0.4) ? `<${name} ${attributes} />` : `<${name} ${attributes}>\n\n${inside}\n\n</${name}>`;
}

/** Escapes the start of components and expressions, so that MDX reads the rest of the text. */
function escaped(text: string): string {
  return text.replace(/[<{]/g, '\\$&');
}
