import { FILL_IN_CHECK } from '../text/fill-in.ts';
import { FOREIGN_NAME } from '../guides/sources/foreign-names.ts';
import { mayBeKnown, concernsFiles, OWN_CHECKS, REMOVED_CHECKS } from './index.ts';
import { ALLOWED_LISTS } from './lookup/allowed.ts';

/** Severities that `checks.yaml` can give a check; `off` if the check does not apply to this description at all. */
export const SEVERITIES = ['error', 'warning', 'off'] as const;

const REASON = { type: 'string', pattern: '\\S', description: 'Reason, in one sentence.' };

const UNSOFTENED =
  'This check is always an error: unreadable sources cannot be built, and readers would see placeholders.';

/** JSON Schema (draft 7) of `checks.yaml`. */
export const POLICY_SCHEMA = {
  title: 'Severities of checks, allowed values and the notice period for removals',
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    severities: {
      type: 'array',
      description: 'Severities that replace the defaults of checks.',
      items: {
        type: 'object',
        required: ['check', 'severity', 'reason'],
        properties: {
          check: {
            enum: OWN_CHECKS,
            removed: REMOVED_CHECKS,
            description:
              'Id that problems show in brackets; rules of Redocly are set in `redocly.yaml` beside this file.',
          },
          severity: { enum: SEVERITIES, description: 'One of `error`, `warning`, `off`.' },
          reason: REASON,
        },
        if: {
          required: ['check'],
          properties: {
            check: { enum: OWN_CHECKS.filter((check) => concernsFiles(check) || check === FILL_IN_CHECK) },
          },
        },
        then: { properties: { severity: { const: 'error', description: UNSOFTENED } } },
      },
    },
    names: {
      type: 'array',
      description: 'Names from outside this API that guides and descriptions mention in code.',
      items: { ...FOREIGN_NAME, description: 'The name as written in code; `*` matches any part of a name.' },
    },
    conventions: { description: 'Without effect: every check runs.', deprecated: true },
    deprecation: {
      type: 'object',
      description: 'How long a removal is announced in advance (`x-sunset`).',
      required: ['period'],
      additionalProperties: false,
      properties: {
        period: { type: 'integer', minimum: 1, description: 'Days from the announcement to the removal.' },
      },
    },
    allowed: {
      type: 'object',
      description: 'Values that look like real data but are not.',
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(ALLOWED_LISTS).map(([list, member]) => [
          list,
          {
            type: 'array',
            items: {
              type: 'object',
              required: [member, 'reason'],
              properties: {
                [member]: {
                  type: ['string', 'number'],
                  minLength: 1,
                  description:
                    'The value exactly as in the sources, as a quoted string. A pattern is a regular expression for the whole value.',
                  ...(list === 'patterns' ? { format: 'regex' } : {}),
                },
                reason: REASON,
              },
            },
          },
        ]),
      ),
    },
  },
};

/** JSON Schema (draft 7) of `baseline.yaml`. */
export const BASELINE_SCHEMA = {
  title: 'Known problems, which do not count',
  type: ['array', 'null'],
  items: {
    type: 'object',
    required: ['check', 'file', 'reason'],
    additionalProperties: false,
    properties: {
      check: {
        type: 'string',
        minLength: 1,
        not: { enum: [...OWN_CHECKS.filter((check) => !mayBeKnown(check)), ...REMOVED_CHECKS] },
        removed: REMOVED_CHECKS,
        description: 'Id that problems show in brackets.',
      },
      file: { type: 'string', minLength: 1, description: 'Relative to this file.' },
      pointer: { type: 'string', description: 'JSON Pointer of the place in the file; all of it if left out.' },
      heading: { type: 'string', description: 'Heading above the problem, in a guide.' },
      count: { type: 'integer', minimum: 1, description: 'Number of problems at this place; 1 if left out.' },
      reason: REASON,
    },
  },
};
