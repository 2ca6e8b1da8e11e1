import type { Random } from '../random.ts';

const SCHEMES = ['javascript:', 'JaVaScRiPt:', 'java\tscript:', 'java\nscript:', ' javascript:', '\u0001javascript:', 'javascript&colon;', 'javascript&#58;', '&#x6A;avascript:', 'java&Tab;script:', 'java&NewLine;script:', 'vbscript:', 'livescript:', 'view-source:', 'blob:', 'filesystem:', 'file:', 'jar:', 'x:', ':', 'tel:', 'ftp:', 'javascript%3A'];
const WHOLE = [
  'data:text/html,<script>hacked=1</script>', 'data:text/html;base64,PHNjcmlwdD5oYWNrZWQ9MTwvc2NyaXB0Pg==', 'DATA:image/svg+xml,<svg/onload=hacked=1>', '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/\n/evil.example', '/\r\\evil.example', '\t//evil.example', '/%09/evil.example',
  '/../../etc/passwd', '/..//evil.example', '/./', '/%2e%2e/x', '#', '#"><script>hacked=1</script>', '/"onclick="hacked=1', 'https://evil.example/"onmouseover="hacked=1', 'https://evil.example/#<script>', 'https://a:b@evil.example:99999/', 'https://', 'https:', 'http:evil.example', 'https:/evil.example', 'https://[::1', 'https://ex ample/', 'mailto:a@b.example?subject=<script>', 'mailto:', 'MAILTO:x',
  'https://evil.example/\u202egnp.exe', 'https://xn--/', 'https://evil.example/%', '/%', '/\u0000', '?', '?x=1', '', ' ', 'www.evil.example', 'a/b', './x', '../x', 'https://{host}/{a}{b}', '{url}', 'https://evil.example/{a', 'http://\u0000/', '/\ud800',
];

/** An address that would rather run, climb or mislead than lead somewhere. */
export function address(random: Random): string {
  return random.chance(0.3) ? `${random.pick(SCHEMES)}${random.pick(['hacked=1', 'alert(1)', '//%0ahacked=1', 'void(0)'])}` : random.pick(WHOLE);
}
