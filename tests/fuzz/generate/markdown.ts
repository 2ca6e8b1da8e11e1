import type { Random } from '../random.ts';
import { address } from './addresses.ts';
import { word } from './words.ts';

const TAGS = [
  'script',
  'style',
  'iframe',
  'svg',
  'math',
  'object',
  'embed',
  'base',
  'meta',
  'link',
  'form',
  'input',
  'button',
  'textarea',
  'select',
  'option',
  'template',
  'noscript',
  'title',
  'plaintext',
  'xmp',
  'marquee',
  'table',
  'tr',
  'td',
  'a',
  'p',
  'div',
  'main',
  'body',
  'html',
  'h1',
  'img',
  'video',
  'audio',
  'details',
  'dialog',
  'slot',
  'SCRIPT',
  'svg:a',
  'x-a',
  'b',
  'br',
  'image',
  'isindex',
  'frameset',
  'foreignObject',
];
const ATTRIBUTES = [
  'onclick=hacked=1',
  'onerror="hacked=1"',
  'ONLOAD=hacked=1',
  'on\u0000load=hacked=1',
  'style="position:fixed;inset:0"',
  'srcdoc="<script>hacked=1</script>"',
  'id=content',
  'class=x',
  'name=submit',
  'autofocus onfocus=hacked=1',
  'formaction=javascript:hacked=1',
  'http-equiv=refresh content="0;url=javascript:hacked=1"',
  'target=_top',
  'popover',
  'is=x',
  'xlink:href=javascript:hacked=1',
  'background=//evil.example',
  '/',
  '"',
  "'",
  '=',
  '`',
];
const MARKS = [
  '*',
  '**',
  '_',
  '__',
  '~~',
  '`',
  '``',
  '[',
  ']',
  '](',
  '![',
  '<',
  '>',
  '&',
  '\\',
  '|',
  '~',
  '***',
  '[^',
  '$',
  '{',
  '}',
  '(',
  ')',
  '- ',
  '> ',
  '1. ',
  '# ',
  '<!--',
  '*a **b ',
  '[a](',
  '[a]:',
  '&#',
  '<a',
  '_a__b',
  '`a``',
  '![[',
  'a*_',
  '](<',
  ':',
  'www.',
  'http://',
  '@',
  '\t',
  '    ',
  '\n',
  '  \n',
  '*a_',
  '<?',
  '"',
];
const INFOS = [
  'json',
  'constructor',
  '__proto__',
  'toString',
  'js onclick=x',
  '"><script>',
  'sequence',
  'mermaid',
  'html',
  '{.x}',
  '',
  'JSON',
  'a'.repeat(300),
  'html\u202e',
  'php',
  'python title="</main>"',
];

/** What descriptions write as HTML: parts belong together, and many leave their ends out. */
const FORMATS =
  'sub sup details summary table thead tbody tr th td ul ol li dl dt dd p b em code pre blockquote h2 a span script style title'.split(
    ' ',
  );

type Piece = (random: Random) => string;

const PIECES: readonly Piece[] = [
  tag,
  tag,
  (random) => `${tag(random)}${word(random)}</${random.pick(TAGS)}>`,
  formatted,
  formatted,
  (random) => `[${inline(random)}](${address(random)})`,
  (random) => `![${word(random)}](${address(random)} "${word(random)}")`,
  (random) => `[${word(random)}](<${address(random)}>)`,
  (random) => `[![a](${address(random)})](${address(random)})`,
  (random) => `[a [b](${address(random)}) www.evil.example c](${address(random)})`,
  (random) => `<${address(random)}>`,
  address,
  (random) =>
    `[a][${random.int(9)}] ![a][${random.int(9)}]\n\n[${random.int(9)}]: ${address(random)} "${word(random)}"\n[${random.int(9)}]: <${address(random)}>`,
  (random) => `\n\n\`\`\`${random.pick(INFOS)}\n${block(random)}\n${random.chance(0.8) ? '```\n' : ''}`,
  (random) => `\n~~~ ${random.pick(INFOS)}\n${word(random)}\n~~~\n`,
  (random) => `\`${word(random)}\``,
  (random) =>
    `\n\n| ${word(random)} | ${inline(random)} |\n|:-:|--:|\n${random.many(0, 5, () => `| ${inline(random)} | ${word(random)} | x |\n`).join('')}`,
  (random) => `\n\n${'#'.repeat(1 + random.int(7))} ${inline(random)}\n\n`,
  (random) => `\n\n${word(random)}\n===\n`,
  () => '\n\n---\n\n',
  (random) => `<!-- ${word(random)} --${random.pick(['>', '!>', '', '->'])}`,
  (random) => `\n\n<![CDATA[${word(random)}]]>`,
  (random) => `<?${word(random)}?>`,
  () => '<!DOCTYPE html>',
  (random) => `{{${word(random)}}}`,
  (random) => `\${${word(random)}}`,
  (random) => `{${word(random)}}`,
  (random) => `\n\n[^${random.int(3)}]: ${inline(random)}\n\na[^${random.int(3)}]`,
  (random) => `&#${random.pick(['0', 'x202e', '106', 'xD800', '99999999', 'x3c', 'x0'])};&colon;&lt;script&gt;`,
  (random) =>
    `\n\n${random.pick(['- ', '1. ', '> ', '999999999. ', '0) ', '- [x] ', '* ', '+ '])}${block(random).replaceAll('\n', `\n${random.pick(['', '  ', '> ', '   '])}`)}`,
  (random) => `\n\n---\ntitle: ${word(random)}\n---\n\n`,
  (random) => `$$${word(random)}$$`,
  (random) => `:::${word(random)}\n:::`,
  word,
  word,
];

/** A tag, whole or broken, with attributes that would do harm. */
function tag(random: Random): string {
  const attributes = random
    .many(0, 3, () =>
      random.chance(0.4)
        ? `${random.pick(['href', 'src', 'action', 'data', 'srcset'])}=${random.pick(['"', "'", ''])}${address(random)}${random.pick(['"', "'", ''])}`
        : random.pick(ATTRIBUTES),
    )
    .join(' ');
  return `<${random.pick(['', '', '', '/'])}${random.pick(TAGS)} ${attributes}${random.pick(['>', '>', '>', '/>', '', ' \n>'])}`;
}

/** Elements inside one another, some without an end, some ended in another order, some around Markdown. */
function formatted(random: Random): string {
  const open: string[] = [];
  const parts = random.many(2, 24, () => {
    if (random.chance(0.3)) return random.chance(0.2) ? `\n\n${random.pick(PIECES)(random)}\n\n` : word(random);
    const ended = random.chance(0.45) ? open.splice(-1 - random.int(2), 1)[0] : undefined;
    if (ended !== undefined) return `</${ended}>`;
    const name = random.pick(FORMATS);
    if (random.chance(0.9)) open.push(name);
    const attributes = random.chance(0.2) ? ` href=${address(random)} ${random.pick(ATTRIBUTES)}` : '';
    return `<${name}${attributes}>${random.pick(['', '', '\n', ' '])}`;
  });
  return (
    parts.join('') +
    (random.chance(0.5)
      ? open
          .reverse()
          .map((name) => `</${name}>`)
          .join('')
      : '')
  );
}

function inline(random: Random): string {
  return random
    .many(1, 3, () => random.pick(PIECES)(random))
    .join(random.pick(['', ' ']))
    .replace(/\n+/g, ' ')
    .slice(0, 2000);
}

function block(random: Random): string {
  return random
    .many(1, 2, () => word(random))
    .join('\n')
    .slice(0, 800);
}

/** Many of the same: parsers that look back at every mark take their time to the square. */
function repeated(random: Random): string {
  const marks = random.many(1, 2, () => random.pick(MARKS)).join(random.pick(['', 'a', ' ']));
  return marks.repeat(10 ** (1 + random.int(3)) * (1 + random.int(9))) + random.pick(['', 'a', '>', ')', ']']);
}

/** Lists and quotes inside one another. */
function nested(random: Random): string {
  const mark = random.pick(['> ', '- ', '1. ', '> - ', '* > ', '>']);
  return `${mark.repeat(random.pick([10, 45, 1000]))}${inline(random)}\n\n${word(random)}`;
}

/** A text of Markdown that would do harm, hold up the parser or break out of its page. */
export function markdown(random: Random): string {
  if (random.chance(0.06)) return repeated(random);
  if (random.chance(0.03)) return nested(random);
  return random.many(1, 5, () => random.pick(PIECES)(random)).join(random.pick(['', ' ', '\n', '\n\n']));
}
