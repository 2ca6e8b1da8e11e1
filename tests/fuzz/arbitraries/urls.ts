import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { text } from './text.ts';

/** Schemes that run, that hold their own content, or that only look like one. */
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '\u0001javascript:',
  'javascript&colon;',
  '&#x6A;avascript:',
  'java&NewLine;script:',
  'javascript%3A',
  'vbscript:',
  'view-source:',
  'blob:',
  'file:',
  'x:',
  ':',
  'tel:',
];
const WHOLE = [
  'data:text/html,<script>hacked=1</script>',
  'DATA:image/svg+xml,<svg/onload=hacked=1>',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\r\\evil.example',
  '/%09/evil.example',
  '/../../etc/passwd',
  '/..//evil.example',
  '/./',
  '/%2e%2e/x',
  '#',
  '#"><script>hacked=1</script>',
  '/"onclick="hacked=1',
  'https://evil.example/"onmouseover="hacked=1',
  'https://a:b@evil.example:99999/',
  'https:',
  'https:/evil.example',
  'https://[::1',
  'https://ex ample/',
  'mailto:a@b.example?subject=<script>',
  'mailto:',
  'https://evil.example/\u202egnp.exe',
  'https://xn--/',
  'https://evil.example/%',
  '/\u0000',
  '?x=1',
  '',
  'www.evil.example',
  './x',
  'https://{host}/{a}{b}',
  'https://evil.example/{a',
  '/\ud800',
];

/** A URL that would rather run, climb or mislead than lead somewhere. */
export const url: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WHOLE) },
  { weight: 3, arbitrary: text`${fc.constantFrom(...SCHEMES)}${fc.constantFrom('hacked=1', '//%0ahacked=1')}` },
  { weight: 1, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
);
