import { ACTORS } from './catalogue.ts';
import { EVIDENCE, FACTS } from '#src/shared/schema/evidence.ts';
import { PARTS } from './gap.ts';

const text = (description: string) => ({ type: 'string', description });
const flag = (description: string) => ({ type: 'boolean', description });

const PARTS_SCHEMA = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { enum: PARTS },
  description: 'Parts of this object that the provider does not publish. The site states this here.',
};

/**
 * JSON Schema (draft 7) of the extensions that the compiler reads, anywhere in a file of the description. It allows any
 * other content.
 */
export const EXTENSIONS_SCHEMA = {
  title: 'Extensions of OpenAPI',
  $ref: '#/$defs/node',
  $defs: {
    node: {
      type: ['object', 'array', 'string', 'number', 'boolean', 'null'],
      items: { $ref: '#/$defs/node' },
      properties: {
        'x-evidence': {
          anyOf: [
            { enum: EVIDENCE },
            {
              type: 'object',
              properties: Object.fromEntries(FACTS.map((fact) => [fact, { enum: EVIDENCE }])),
              additionalProperties: false,
            },
          ],
          description: 'Evidence for the facts of this object; at the top level, the default for all objects.',
        },
        'x-not-published': PARTS_SCHEMA,
        'x-formerly': {
          type: 'array',
          items: { type: 'string', minLength: 1 },
          description: 'Former names of this operation, webhook, schema, property or parameter: their URLs lead here.',
        },
        'x-question': {
          type: ['string', 'array'],
          minLength: 1,
          minItems: 1,
          items: { type: 'string', minLength: 1 },
          description:
            'Questions to the provider about the unpublished parts: ids in `questions.yaml` if it exists, otherwise texts.',
        },
        'x-requires': {
          type: 'array',
          items: { type: 'string' },
          description: 'What a caller needs before this operation, as a list of phrases.',
        },
        'x-catalogue': {
          type: 'object',
          description: 'Makes this response an entry of the error catalogue.',
          required: ['code', 'title'],
          properties: {
            code: {
              type: ['string', 'integer'],
              pattern: '^[1-5](\\d\\d|XX)$',
              description: 'Status code, or a range: `5XX`.',
            },
            title: { type: 'string', pattern: '\\S', description: 'Its name.' },
            remedy: text('What to do about it.'),
            actor: { enum: ACTORS, description: 'Who has to act.' },
            every: flag('Whether every operation returns it.'),
            'x-not-published': PARTS_SCHEMA,
          },
        },
        'x-callback': {
          type: 'object',
          description: 'The JavaScript function that is passed to a browser plug-in here.',
          properties: { parameters: { type: 'array', items: { type: 'string' } }, source: text('Its body.') },
        },
        'x-displayName': text('Title of a tag or response.'),
        'x-content-type': text('Media type of the bodies of the API.'),
        'x-sunset': { ...text('The removal date of a `deprecated` part.'), format: 'date' },
        'x-internal': flag('Leaves the object out of the site.'),
        'x-unversioned': flag('The API has no version; `version` is not shown.'),
      },
      additionalProperties: { $ref: '#/$defs/node' },
    },
  },
};
