import { isKnowable, isReading, OWN_CHECKS } from './index.ts';
import { ALLOWED_LISTS } from './lookup/sensitive/allowed.ts';
import { SEVERITIES } from './policy.ts';

const REASON = { type: 'string', pattern: '\\S', description: 'Why it is right, in one sentence.' };

/** JSON Schema (draft 7) of `checks.yaml`. */
export const POLICY_SCHEMA = {
  title: 'Where a check is softened or a value allowed, and how long what goes is announced',
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    severities: {
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
    deprecation: {
      type: 'object',
      description: 'How long before its end something is announced to go (`x-sunset`).',
      required: ['period'],
      additionalProperties: false,
      properties: { period: { type: 'integer', minimum: 1, description: 'Days between the two.' } },
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
        not: { enum: OWN_CHECKS.filter((check) => !isKnowable(check)) },
        description: 'Id that problems show in brackets.',
      },
      file: { type: 'string', minLength: 1, description: 'Relative to this file.' },
      pointer: { type: 'string', description: 'JSON Pointer of the place in the file; all of it if left out.' },
      heading: { type: 'string', description: 'Heading of a guide that the problem is below.' },
      count: { type: 'integer', minimum: 1, description: 'How many there are at this place; 1 if left out.' },
      reason: REASON,
    },
  },
};
