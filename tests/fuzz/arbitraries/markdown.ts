import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { text, texts } from './text.ts';
import { url } from './urls.ts';
import { word } from './words.ts';

const words = (list: string): readonly string[] => list.split(' ');
const TAGS = words(
  'script style iframe svg math object embed base meta link form input button textarea select template noscript title plaintext xmp marquee table tr td a p div main body html h1 img video audio details dialog SCRIPT svg:a x-a b br image isindex frameset foreignObject',
);
const ATTRIBUTES = [
  'onclick=hacked=1',
  'onerror="hacked=1"',
  'ONLOAD=hacked=1',
  'on\u0000load=hacked=1',
  'style="position:fixed;inset:0"',
  'srcdoc="<script>hacked=1</script>"',
  'id=content',
  'class=x',
  'autofocus onfocus=hacked=1',
  'formaction=javascript:hacked=1',
  'http-equiv=refresh content="0;url=javascript:hacked=1"',
  'target=_top',
  'is=x',
  'xlink:href=javascript:hacked=1',
  'background=//evil.example',
  '/',
  '"',
  "'",
  '=',
  '`',
];
/** Marks and openings of marks, which parsers look back at. */
const MARKS = [
  ...words(
    '* ** _ __ ~~ ` `` [ ] ]( ![ < > & \\ | ~ *** [^ $ { } ( ) <!-- [a]( [a]: &# <a _a__b `a`` ![[ a*_ ](< : @ <? "',
  ),
  '- ',
  '> ',
  '1. ',
  '# ',
  '*a **b ',
  'http://',
  '\t',
  '    ',
  '\n',
  '  \n',
];
const INFOS = [
  ...words('json constructor __proto__ toString "><script> sequence mermaid html {.x} JSON php'),
  'js onclick=x',
  'html\u202e',
  'python title="</main>"',
  'a'.repeat(300),
];
/** What descriptions write as HTML: parts belong together, and many leave their ends out. */
const FORMATS = words(
  'sub sup details summary table thead tbody tr th td ul ol li dl dt dd p b em code pre blockquote h2 a span script style title',
);

const pick = (...from: readonly string[]): Arbitrary<string> => fc.constantFrom(...from);
const attribute = fc.oneof(
  text`${pick('href', 'src', 'action', 'data', 'srcset')}=${pick('"', "'", '')}${url}${pick('"', "'", '')}`,
  pick(...ATTRIBUTES),
);
/** A tag, whole or broken, with attributes that would do harm. */
const tag = text`<${pick('', '', '', '/')}${pick(...TAGS)} ${texts(attribute, { min: 0, max: 3, separators: [' '] })}${pick('>', '>', '/>', '', ' \n>')}`;
/** Many of the same: parsers that look back at every mark take their time to the square. */
const repeated = fc
  .tuple(
    texts(pick(...MARKS), { min: 1, max: 2, separators: ['', 'a', ' '] }),
    fc.nat(9000),
    pick('', 'a', '>', ')', ']'),
  )
  .map(([marks, count, end]) => marks.repeat(count) + end);
const block = texts(word, { min: 1, max: 2, separators: ['\n'] }).map((whole) => whole.slice(0, 800));
const fence = text`\n\n\`\`\`${pick(...INFOS)}\n${block}\n${pick('```\n', '```\n', '')}`;
const listed = fc
  .tuple(pick('- ', '1. ', '> ', '999999999. ', '- [x] ', '+ '), block, pick('', '  ', '> '))
  .map(([mark, inside, indent]) => `\n\n${mark}${inside.replaceAll('\n', `\n${indent}`)}`);
const footnote = fc
  .tuple(fc.nat(9), url, word)
  .map(([id, to, title]) => `[a][${id}]\n\n[${id}]: ${to} "${title}"\n[${id}]: <${to}>`);

const { piece, inline } = fc.letrec<{ piece: string; inline: string; formatted: string }>((tie) => ({
  inline: texts(tie('piece'), { min: 1, max: 3, separators: ['', ' '] }).map((whole) =>
    whole.replace(/\n+/g, ' ').slice(0, 2000),
  ),
  formatted: fc
    .array(
      fc.oneof(
        fc.constant(null),
        pick(...FORMATS).map((name) => ({ name })),
        word,
        tie('piece'),
      ),
      { minLength: 2, maxLength: 24 },
    )
    .map(elements),
  piece: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    word,
    tag,
    text`${tag}${word}</${pick(...TAGS)}>`,
    url,
    text`<${url}>`,
    text`![${word}](${url} "${word}")`,
    text`[${word}](<${url}>)`,
    text`[![a](${url})](${url})`,
    text`[a [b](${url}) www.evil.example c](${url})`,
    footnote,
    fence,
    listed,
    text`\n~~~ ${pick(...INFOS)}\n${word}\n~~~\n`,
    text`\`${word}\``,
    text`\n\n${word}\n===\n`,
    pick('\n\n---\n\n', '<!DOCTYPE html>'),
    text`<!-- ${word} --${pick('>', '!>', '')}`,
    text`\n\n<![CDATA[${word}]]>`,
    text`<?${word}?>`,
    text`{{${word}}} \${${word}} {${word}} $$${word}$$`,
    text`&#${pick('0', 'x202e', '106', 'xD800', '99999999', 'x3c')};&colon;&lt;script&gt;`,
    text`\n\n---\ntitle: ${word}\n---\n\n`,
    text`:::${word}\n:::`,
    tie('formatted'),
    text`[${tie('inline')}](${url})`,
    text`\n\n${pick('#', '##', '#######')} ${tie('inline')}\n\n`,
    text`\n\n[^1]: ${tie('inline')}\n\na[^1]`,
    text`\n\n| ${word} | ${tie('inline')} |\n|:-:|--:|\n| ${tie('inline')} | ${word} | x |\n`,
  ),
}));
const nested = text`${fc
  .tuple(pick('> ', '- ', '1. ', '> - ', '* > ', '>'), fc.constantFrom(10, 45, 1000))
  .map(([mark, depth]) => mark.repeat(depth))}${inline}\n\n${word}`;

/** A text of Markdown that would do harm, hold up the parser or break out of its page. */
export const markdown: Arbitrary<string> = fc.oneof(
  { weight: 30, arbitrary: texts(piece, { min: 1, max: 5, separators: ['', ' ', '\n', '\n\n'] }) },
  { weight: 2, arbitrary: repeated },
  { weight: 1, arbitrary: nested },
);

/** Elements inside one another, some without an end, some ended in another order, some around Markdown. */
function elements(steps: readonly (string | { readonly name: string } | null)[]): string {
  const open: string[] = [];
  return steps
    .map((step) => {
      if (typeof step === 'string') return `\n\n${step}\n\n`;
      if (step === null) return `</${open.pop() ?? 'p'}>`;
      open.push(step.name);
      return `<${step.name}>`;
    })
    .join('');
}
