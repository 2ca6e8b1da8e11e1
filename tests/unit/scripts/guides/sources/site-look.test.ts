/** Colours that nobody could read, pictures that are none and links without an address are told before a build. */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '#scripts/guides/sources/site-config.ts';
import { sharedFolder } from '../../../own-folder.ts';

const folder = sharedFolder();
folder.write('guides/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>');
folder.write('guides/night.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"/>');
folder.write('guides/code.woff2', 'wOF2');
folder.write('guides/broken.svg', 'nothing');
folder.write('guides/broken.webp', 'nothing');
// A PNG's signature and header: one pixel.
writeFileSync(`${folder.root}/guides/card.png`, Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64'));
folder.write('elsewhere.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"/>');

const read = (more: string) =>
  readSiteConfig(`${folder.root}/guides/site.yaml`, `brand: B\nurl: https://docs.example.com\n${more}\n`);
const href = (name: string) => expect.stringMatching(new RegExp(`^/assets/${name}-[\\w-]+\\.svg$`));

it('a site without looks has none', () => {
  const { config, images, problems } = read('');
  expect({ look: 'look' in config, links: 'links' in config, images, problems }).toEqual({
    look: false,
    links: false,
    images: [],
    problems: [],
  });
});

it.each([
  ['', { lang: 'en-GB', suffix: 'Docs' }],
  ["lang: pt-BR\nsuffix: ''", { lang: 'pt-BR', suffix: '' }],
])('language and word after the name, with %j', (yaml, want) => {
  expect(read(yaml)).toMatchObject({ config: want, problems: [] });
});

describe('looks', () => {
  it.each([
    [
      'colours',
      "accent: { light: '#1A4FB4', dark: '#8ab4f8' }",
      { look: { accent: { light: '#1a4fb4', dark: '#8ab4f8' } } },
    ],
    [
      'fonts, corners, and links of the frame',
      'fonts: { mono: code.woff2 }\nradius: 4\nbutton: { Desk: /desk }\nfooter: { Company: { Jobs: mailto:a@b.example } }',
      {
        look: { fonts: { mono: expect.stringMatching(/^\/assets\/code-[\w-]+\.woff2$/) }, radius: 4 },
        button: { label: 'Desk', url: '/desk' },
        footer: [{ label: 'Company', links: [{ label: 'Jobs', url: 'mailto:a@b.example' }] }],
      },
    ],
    [
      'a logo, high as the top bar wants it',
      'logo: logo.svg',
      {
        look: {
          logo: {
            light: { href: href('logo'), width: 84, height: 28 },
            dark: { href: href('logo'), width: 84, height: 28 },
          },
        },
      },
    ],
    [
      'a logo for each scheme',
      'logo: { light: logo.svg, dark: ./night.svg }',
      { look: { logo: { light: { href: href('logo') }, dark: { href: href('night'), width: 56 } } } },
    ],
    [
      'a picture for links',
      'picture: card.png',
      { look: { picture: expect.stringMatching(/^\/assets\/card-[\w-]+\.png$/) } },
    ],
    ['an icon', 'favicon: logo.svg', { look: { favicon: href('logo') } }],
    [
      'links',
      'links: { Status: https://status.example.com, Start: /reference }',
      {
        links: [
          { label: 'Status', url: 'https://status.example.com' },
          { label: 'Start', url: '/reference' },
        ],
      },
    ],
  ])('%s', (_, yaml, want) => {
    const { config, problems } = read(yaml);
    expect(problems).toEqual([]);
    expect(config).toMatchObject(want);
    // What guides print by name is text.
    expect(Object.keys(config.values)).not.toContain(yaml.split(':')[0]);
  });

  it.each([
    [
      "accent: { light: '#ffd400', dark: '#ffd400' }",
      [
        'The accent `#ffd400` has a contrast of 1.2 with backgrounds of the light scheme; text needs 4.5 (WCAG 2.2, 1.4.3).',
        'The nearest readable colour is `#7d6800`.',
      ],
    ],
    [
      "accent: { light: '#1a4fb4', dark: '#1a4fb4' }",
      [
        'The accent `#1a4fb4` has a contrast of 1.9 with backgrounds of the dark scheme; text needs 4.5 (WCAG 2.2, 1.4.3).',
        'The nearest readable colour is `#7192d1`.',
      ],
    ],
    ['logo: gone.svg', ['`gone.svg` is not a picture beside `site.yaml`.', expect.stringContaining('SVG or PNG')]],
    ['picture: gone.png', ['`gone.png` is not a picture beside `site.yaml`.', expect.stringContaining('WebP file')]],
    ['picture: broken.webp', ['`broken.webp` is not a picture beside `site.yaml`.', expect.anything()]],
    ['logo: broken.svg', ['`broken.svg` is not a picture beside `site.yaml`.', expect.anything()]],
    ['favicon: ../elsewhere.svg', ['`../elsewhere.svg` is not a picture beside `site.yaml`.', expect.anything()]],
    ['lang: english', ['`lang` cannot be `"english"`.', expect.stringContaining('BCP 47')]],
    ['links: { Status: soon }', ['`Status` cannot be `"soon"`.', expect.anything()]],
    ["links: { X: 'javascript:alert(1)' }", ['`X` cannot be `"javascript:alert(1)"`.', expect.anything()]],
    [
      'links: { A: /a, B: /b, C: /c, D: /d, E: /e }',
      [expect.stringMatching(/^`links` cannot be `.*`\.$/), expect.stringContaining('at most four')],
    ],
  ])('%s is refused, with its line', (yaml, want) => {
    const { problems } = read(yaml);
    expect(problems.map(({ message, hint }) => [message, hint])).toEqual([want]);
    expect(problems[0]).toMatchObject({ check: 'site-config', severity: 'error', location: { line: 3 } });
  });
});
