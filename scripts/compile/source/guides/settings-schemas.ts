/** JSON Schemas (draft 7, which editors read) of what authors write beside guides: the readers take keys and types from here, editors the words. */
import { FOREIGN_NAME } from './foreign-names.ts';

const text = (description: string) => ({ type: 'string', minLength: 1, description }) as const;
/** An address of the web or of mail: a scheme such as `javascript:` would run on every page. */
const ADDRESS = '([hH][tT][tT][pP][sS]?://|mailto:)\\S+$';
const address = (description: string) => ({ type: 'string', pattern: `^${ADDRESS}`, description }) as const;
const colour = { type: 'string', pattern: '^#[\\dA-Fa-f]{6}$' } as const;
const picture = { type: 'string', pattern: '\\.([sS][vV][gG]|[pP][nN][gG])$' } as const;

/** `site.yaml`. */
export const SITE_SCHEMA = {
  title: 'Names and addresses of the site',
  type: 'object',
  required: ['brand'],
  properties: {
    brand: text('Name in the wordmark, titles and prose.'),
    url: address(
      'Public address of this site, with or without the path of `--base`: without it there is no sitemap, and links to its pages begin with a path.',
    ),
    supportEmail: {
      type: 'string',
      pattern: '^$|^[^\\s@]+@[^\\s@]+$',
      description: 'Address that answers questions; without it pages offer no mail.',
    },
    signInUrl: address('Page behind “Sign In”, which stands nowhere without it.'),
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
      description: 'Colour of links and buttons in each scheme, with a contrast of 4.5 to its grounds.',
      type: 'object',
      required: ['light', 'dark'],
      additionalProperties: false,
      properties: { light: colour, dark: colour },
    },
    logo: {
      description:
        'Picture in the top bar instead of mark and name, its texts as paths: an SVG or PNG beside this file, or one for each scheme.',
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
      description: 'Further links of the top bar, four at most: `Status: https://status.example.com`.',
      additionalProperties: {
        type: 'string',
        pattern: '^([hH][tT][tT][pP][sS]?://|mailto:|/)\\S+$',
        description: 'An address in full, or a path of this site.',
      },
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
        'Old paths, each with what it leads to: `/docs/v1/refunds.html: /refunds#partial`, or `operation:id`, `schema:Name`, `webhook:name`.',
      additionalProperties: { type: 'string' },
    },
    operations: { enum: ['all'], description: 'With `all`, every operation has to be shown by a guide.' },
    editUrl: address('Where readers edit a file: `https://…/{file}#L{line}`.'),
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

/** A change note. */
export const NOTE_SCHEMA = {
  title: 'What readers have to do about changes',
  type: 'object',
  required: ['date', 'title', 'todo', 'changes'],
  additionalProperties: false,
  properties: {
    date: { type: 'string', format: 'date', description: 'Day from which it holds, such as `2026-03-31`.' },
    title: { type: 'string', pattern: '\\S', description: 'The change in one line.' },
    todo: { type: 'string', pattern: '\\S', description: 'What readers have to do.' },
    before: { type: 'string', description: 'What a call looked like, as a block after `|`.' },
    after: { type: 'string', description: 'What a call looks like, as a block after `|`.' },
    changes: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', pattern: '\\S', description: 'A key that `diff` prints in brackets.' },
      description: 'The keys that `diff` prints in brackets.',
    },
  },
} as const;

/** `groups.yaml`. */
export const GROUPS_SCHEMA = {
  title: 'Groups of the sidebar, in order',
  type: ['array', 'null'],
  items: {
    type: 'object',
    required: ['folder'],
    additionalProperties: false,
    properties: {
      folder: { type: 'string', minLength: 1, description: 'Folder that holds the guides.' },
      label: { type: 'string', description: 'Label in the sidebar; the folder if left out.' },
      open: { type: 'boolean', description: 'Whether the group starts unfolded.' },
      icon: { type: 'string', description: 'Name of a Tabler icon, such as `rocket`.' },
    },
  },
} as const;

/** `synonyms.yaml`. */
export const SYNONYMS_SCHEMA = {
  title: 'Words that readers search for',
  type: ['array', 'null'],
  items: {
    type: 'object',
    required: ['words'],
    additionalProperties: false,
    properties: {
      words: {
        type: 'array',
        minItems: 1,
        items: { type: ['string', 'number', 'boolean'], pattern: '\\S' },
        description: 'Words of readers: each finds what the others find.',
      },
      to: {
        type: 'string',
        pattern: '^/',
        description: 'Page or place that they mean, which comes first: `/page#place`.',
      },
    },
    if: { not: { required: ['to'] } },
    then: { properties: { words: { minItems: 2, description: 'Two words at least, or the place that one means.' } } },
  },
} as const;

/** `terms.yaml`. */
export const TERMS_SCHEMA = {
  title: 'How prose is written',
  type: ['object', 'null'],
  properties: {
    sentences: {
      type: 'object',
      properties: {
        mostWords: { type: 'number', description: 'Words that a sentence may have.' },
        reason: { type: 'string' },
      },
    },
    phrases: {
      type: 'array',
      items: {
        type: 'object',
        required: ['words', 'instead', 'reason'],
        properties: {
          words: { type: 'string', minLength: 1, format: 'regex', description: 'Regular expression for whole words.' },
          instead: text('What to write.'),
          reason: text('Why.'),
        },
      },
    },
    abbreviations: {
      type: 'object',
      properties: {
        known: { type: 'array', items: { type: 'string' }, description: 'Abbreviations that need no explanation.' },
        reason: { type: 'string' },
      },
    },
  },
} as const;

/** Frontmatter of a guide. */
export const FRONTMATTER_SCHEMA = {
  title: 'Frontmatter of a guide',
  type: 'object',
  required: ['title', 'description'],
  additionalProperties: false,
  properties: {
    title: {
      type: 'string',
      pattern: '\\S',
      description: 'Title of the document, between the `---` lines at the top.',
    },
    heading: { type: 'string', description: 'The `h1`; the title if left out.' },
    navLabel: { type: 'string', description: 'Label in the sidebar; the heading if left out.' },
    description: {
      type: 'string',
      pattern: '\\S',
      description: 'One sentence under the heading, and for search engines.',
    },
    order: { type: 'number', description: 'Place in the group; last if left out.' },
    icon: { type: 'string', description: 'Name of a Tabler icon; `file-text` if left out.' },
    unlisted: { type: 'boolean', description: 'Leaves the guide out of the sidebar.' },
    whileOpen: text('Label of links to the guide from operations whose method or path is not documented.'),
    foreign: {
      type: 'array',
      items: FOREIGN_NAME,
      description: 'Names that are not of this API; `*` is any part of a name.',
    },
    formerly: {
      type: 'array',
      items: { type: 'string', pattern: '^[\\w~-][\\w.~-]*$' },
      description: 'Names that the file had, without an ending: their URLs lead here.',
    },
  },
} as const;
