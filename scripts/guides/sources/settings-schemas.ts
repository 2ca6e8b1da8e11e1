/**
 * This module defines JSON Schemas (draft 7) of the files that authors write beside guides. Editors show the
 * descriptions in these schemas.
 */
import { FOREIGN_NAME } from './foreign-names.ts';
import { text } from './site-schema.ts';

/** JSON Schema of a change note: a file that tells readers what to do about changes of the API. */
export const NOTE_SCHEMA = {
  title: 'What readers have to do about changes',
  type: 'object',
  required: ['date', 'title', 'todo', 'changes'],
  additionalProperties: false,
  properties: {
    date: {
      type: 'string',
      format: 'date',
      description: 'Day on which the change takes effect, such as `2026-03-31`.',
    },
    title: { type: 'string', pattern: '\\S', description: 'The change in one line.' },
    todo: { type: 'string', pattern: '\\S', description: 'What readers have to do.' },
    before: { type: 'string', description: 'A call before the change, as a block after `|`.' },
    after: { type: 'string', description: 'A call after the change, as a block after `|`.' },
    changes: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', pattern: '\\S', description: 'A key that `diff` prints in brackets.' },
      description: 'The keys that `diff` prints in brackets.',
    },
  },
} as const;

/** JSON Schema of `groups.yaml`. */
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

/** JSON Schema of `synonyms.yaml`. */
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
        description: 'Synonyms: a search for one also finds the others.',
      },
      to: {
        type: 'string',
        pattern: '^/',
        description: 'Page or anchor that these words mean, shown as the first result: `/page#anchor`.',
      },
    },
    if: { not: { required: ['to'] } },
    then: { properties: { words: { minItems: 2, description: 'Write two words or more, or add `to`.' } } },
  },
} as const;

/** JSON Schema of `terms.yaml`. */
export const TERMS_SCHEMA = {
  title: 'Rules for prose',
  type: ['object', 'null'],
  properties: {
    sentences: {
      type: 'object',
      properties: {
        mostWords: { type: 'number', description: 'Maximum number of words in a sentence.' },
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

/** JSON Schema of the frontmatter of a guide. */
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
    order: { type: 'number', description: 'Position in the group; last if left out.' },
    icon: { type: 'string', description: 'Name of a Tabler icon; `file-text` if left out.' },
    unlisted: { type: 'boolean', description: 'Leaves the guide out of the sidebar.' },
    whileOpen: text('Label of links to the guide from operations whose method or path is not documented.'),
    foreign: {
      type: 'array',
      items: FOREIGN_NAME,
      description: 'Names from outside this API; `*` matches any part of a name.',
    },
    formerly: {
      type: 'array',
      items: { type: 'string', pattern: '^[\\w~-][\\w.~-]*$' },
      description: 'Former names of the file, without extension: their URLs lead here.',
    },
  },
} as const;
