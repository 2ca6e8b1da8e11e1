import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** Texts that break out of HTML, YAML, Markdown, a shell or a path. */
const BREAKING = [
  '<script>hacked=1</script>',
  '</title><script>hacked=1</script>',
  '</main>',
  '</code></pre><h1>',
  '"><img src=x onerror=hacked=1>',
  '\'"`<>&',
  '&lt;script&gt;',
  '&#0;',
  '-->',
  '<!--',
  ']]>',
  '<![CDATA[',
  '<?php ?>',
  '{{hacked}}',
  '${hacked}',
  '`hacked`',
  '\\u0000',
  '\\"',
  '*/',
  '"""',
  '<<EOF',
  'a\nb',
  '\r\n',
  'a/b',
  'a~b',
  '%2F',
  'a[]',
  'a{b}',
  '..',
  '../../../x',
  '',
];
/** Characters that nobody sees, that turn the direction, or that are none. */
const ODD = [
  '\u2028',
  '\u0085',
  '\u00a0',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u202eevil',
  '\u2066a\u2067b',
  '\u061c',
  '\ud800',
  '\u0000',
  '\u001b[31m',
  '\u007f',
  '\ufffe',
  'Z\u0351\u036b\u0343',
  '\u{1f469}\u200d\u{1f4bb}',
  '\u{e0041}',
];
/** Names that mean something to JavaScript, to React, to file systems or to the site. */
const NAMES =
  '__proto__ constructor prototype toString then default null undefined true -1 NaN length children dangerouslySetInnerHTML key ref $ref href kind CON A a content search sidebar app announcer reference index.html 404 assets samples id Auth auth'.split(
    ' ',
  );

const short: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...BREAKING, ...ODD) },
  { weight: 2, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);
const long = fc
  .tuple(fc.constantFrom('x', 'ab ', 'long-', '\u{1f4a3}', 'W', '<', '"', '{{a}}'), fc.nat(36_000))
  .map(([part, count]) => part.repeat(count));

/** A name or value that careless programs break on. */
export const word: Arbitrary<string> = fc.oneof(
  { weight: 40, arbitrary: short },
  { weight: 8, arbitrary: fc.tuple(short, short).map(([one, other]) => one + other) },
  { weight: 1, arbitrary: long },
);
