import type { Random } from '../random.ts';

const WORDS = [
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'default', 'null', 'undefined', 'true', '-1', '0', 'NaN', 'length', 'children', 'dangerouslySetInnerHTML', 'key', 'ref', '$ref', 'href', 'kind',
  '<script>hacked=1</script>', '</title><script>hacked=1</script>', '</main>', '</code></pre><h1>', '"><img src=x onerror=hacked=1>', '\'"`<>&', '&lt;script&gt;', '&amp;', '&#0;', '&', '<', '-->', '<!--', ']]>', '<![CDATA[', '<?php ?>', '{{hacked}}', '${hacked}', '#{hacked}', '%s%n', '`hacked`', '$(hacked)', '\\', '\\u0000', '\\"', '*/', '/*', '//', '#', '"""', "'''", '?>', '%>', '<<EOF', 'EOF', '\u2028', '\u2029', '\u0085',
  '', ' ', '\t', '\n', '\r\n', 'a\nb', 'a b', '\u00a0', '\u200b', '\u200d', '\ufeff', '\u202eevil', '\u2066a\u2067b', '\u061c', '\u0627\u0644\u0639\u0631\u0628\u064a\u0629', '\ud800', '\udc00x', '\u0000', '\u0007', '\u001b[31m', '\u007f', '\ufffe', '\ufdd0', 'e\u0301', 'Z\u0351\u036b\u0343', '\u{1f469}\u200d\u{1f4bb}', '\u{10ffff}', '\u{e0041}',
  'a/b', 'a~b', 'a%b', '%2F', '%', 'a#b', 'a.b', 'a[b]', 'a[]', '[]', '{}', 'a{b}', '..', '.', '/', '../../../x', 'CON', 'a:b', 'a|b', 'A', 'a', 'content', 'search', 'sidebar', 'app', 'announcer', 'reference', 'index.html', '404', 'assets', 'samples', 'id', 'Auth', 'auth',
];

/** A name or value that careless programmes break on. */
export function word(random: Random): string {
  if (random.chance(0.02)) return random.pick(WORDS).repeat(1 + random.int(500));
  if (random.chance(0.02)) return random.pick(['x', 'ab ', 'long-', '\u{1f4a3}', 'W', '<', '"', '{{a}}']).repeat(1 + random.int(36_000));
  return random.chance(0.2) ? random.pick(WORDS) + random.pick(WORDS) : random.pick(WORDS);
}
