/** This module defines the JSON Schema (draft 7) of `site.yaml`. Editors show the descriptions in the schema. */

export const text = (description: string) => ({ type: 'string', minLength: 1, description }) as const;
/**
 * Pattern of an `http`, `https` or `mailto` URL. Any other scheme, such as `javascript:`, could run a script on every
 * page.
 */
const ADDRESS = '([hH][tT][tT][pP][sS]?://|mailto:)\\S+$';
const address = (description: string) => ({ type: 'string', pattern: `^${ADDRESS}`, description }) as const;
const colour = { type: 'string', pattern: '^#[\\dA-Fa-f]{6}$' } as const;
/** JSON Schema for the target of a link in the header or footer. */
const target = {
  type: 'string',
  pattern: '^([hH][tT][tT][pP][sS]?://|mailto:|/)\\S+$',
  description: 'A full URL, or a path of this site.',
} as const;
const font = (of: string) =>
  ({ type: 'string', pattern: '\\.woff2$', description: `Variable font of ${of}.` }) as const;
const picture = { type: 'string', pattern: '\\.([sS][vV][gG]|[pP][nN][gG])$' } as const;

/** JSON Schema of `site.yaml`. */
export const SITE_SCHEMA = {
  title: 'Name, URLs and appearance of the site',
  type: 'object',
  required: ['brand'],
  properties: {
    brand: text('Name in the wordmark, titles and prose.'),
    url: address(
      'Public URL of this site, with or without the path of `--base`. A site without a URL has no sitemap, and the links to its pages have no host.',
    ),
    supportEmail: {
      type: 'string',
      pattern: '^$|^[^\\s@]+@[^\\s@]+$',
      description: 'E-mail address for questions; without it, pages offer no mail.',
    },
    signInUrl: address('Page behind “Sign In”, which is hidden without it.'),
    signUpUrl: address('Page behind “Create Account”; without it pages offer none.'),
    chatUrl: address('Invitation to the community chat, in the footer; without it there is none.'),
    lang: {
      type: 'string',
      pattern: '^[A-Za-z]{2,3}(-[A-Za-z\\d]{1,8})*$',
      description: 'Language of the texts, such as `fr` or `pt-BR` (BCP 47); `en-GB` if left out.',
    },
    suffix: {
      type: 'string',
      description: 'Word after name or logo in the top bar: `Docs` if left out, none if it is empty.',
    },
    poweredBy: { type: 'string', description: 'Named after “Powered by” in the footer.' },
    accent: {
      description: 'Colour of links and buttons in each scheme, with a contrast of 4.5 to the background.',
      type: 'object',
      required: ['light', 'dark'],
      additionalProperties: false,
      properties: { light: colour, dark: colour },
    },
    fonts: {
      type: 'object',
      description: 'Fonts instead of Geist, from WOFF2 files beside this one, of the weights 400 to 600.',
      additionalProperties: false,
      properties: { sans: font('text'), mono: font('code') },
    },
    radius: {
      type: 'number',
      minimum: 0,
      maximum: 16,
      description: 'Corner radius of controls, in pixels; 7 if left out.',
    },
    logo: {
      description:
        'Logo in the top bar instead of mark and name: an SVG (with text as paths) or PNG beside this file, or one for each scheme.',
      anyOf: [
        picture,
        {
          type: 'object',
          required: ['light', 'dark'],
          additionalProperties: false,
          properties: { light: picture, dark: picture },
        },
      ],
    },
    favicon: { ...picture, description: 'Icon of the site in tabs and bookmarks: an SVG or PNG beside this file.' },
    picture: {
      type: 'string',
      pattern: '\\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP])$',
      description:
        'Picture that chats and social networks show beside links to this site: a PNG, JPEG or WebP beside this file.',
    },
    links: {
      type: 'object',
      maxProperties: 4,
      description: 'Further links in the top bar, at most four: `Status: https://status.example.com`.',
      additionalProperties: target,
    },
    button: {
      type: 'object',
      maxProperties: 1,
      description: 'Button in the top bar, instead of “Sign In”: `Open the desk: https://desk.example.com`.',
      additionalProperties: target,
    },
    footer: {
      type: 'object',
      maxProperties: 4,
      description: 'Columns of links in the footer, at most four: `Company: { About: https://example.com }`.',
      additionalProperties: { type: 'object', additionalProperties: target },
    },
    announcement: {
      type: 'object',
      maxProperties: 1,
      description: 'A line above all pages, and its link: `Version 2 is out: /changes`.',
      additionalProperties: target,
    },
    extensions: {
      type: 'object',
      description:
        'Extensions that readers see, each with a label: `x-rate-limit: Rate limit`. All others are private.',
      patternProperties: { '^x-.': text('Label on pages.') },
      additionalProperties: false,
    },
    redirects: {
      type: 'object',
      description:
        'Old paths, each with its target: `/docs/v1/refunds.html: /refunds#partial`, or `operation:id`, `schema:Name`, `webhook:name`.',
      additionalProperties: { type: 'string' },
    },
    operations: { enum: ['all'], description: 'With `all`, a guide has to show every operation.' },
    editUrl: address('URL at which readers edit a file: `https://…/{file}#L{line}`.'),
  },
  patternProperties: {
    '[uU][rR][lL]$': { type: 'string', pattern: `^$|^${ADDRESS}` },
    '[eE]-?[mM][aA][iI][lL]$': { type: 'string', pattern: '^$|^[^\\s@]+@[^\\s@]+$' },
  },
  additionalProperties: {
    type: ['string', 'number'],
    description: 'A value that guides print: `<Value site="key" />`.',
  },
} as const;
