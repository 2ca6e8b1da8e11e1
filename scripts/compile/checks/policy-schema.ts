import { isReading, OWN_CHECKS } from './kinds.ts';
import { ALLOWED_LISTS } from './lookup/sensitive/allowed.ts';
import { LISTS, RENAMED, SEVERITIES } from './policy.ts';

const REASON = { type: 'string', pattern: '\\S', description: 'Why it is right, in one sentence.' };
const NOT_RENAMED = { not: { enum: Object.keys(RENAMED) } };

/** JSON Schema (draft 7) of `checks.yaml`. */
export const POLICY_SCHEMA = {
  title: 'Where a check is softened, a place excused or a value allowed',
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    [LISTS[0]]: {
      type: 'array',
      description: 'Other severities of checks.',
      items: {
        type: 'object',
        required: ['check', 'severity', 'reason'],
        properties: {
          check: { enum: OWN_CHECKS, description: 'Id that problems show in brackets.' },
          severity: { enum: SEVERITIES },
          reason: REASON,
        },
        anyOf: [
          { properties: { severity: { const: 'error' } } },
          { properties: { check: { enum: OWN_CHECKS.filter((check) => !isReading(check)) } } },
        ],
      },
    },
    [LISTS[1]]: {
      type: 'array',
      description: 'Places where a check is right, and nothing is to be done.',
      items: {
        type: 'object',
        required: ['check', 'file', 'reason'],
        properties: {
          check: { type: 'string', minLength: 1, description: 'Id that problems show in brackets.', ...NOT_RENAMED },
          file: { type: 'string', minLength: 1, description: 'The file, or the end of its path.' },
          message: { type: 'string', description: 'Any part of the message.' },
          reason: REASON,
        },
      },
    },
    allowed: {
      type: 'object',
      description: 'Values that look real and are not.',
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
