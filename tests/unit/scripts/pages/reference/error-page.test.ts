import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '#src/model/api.ts';
import { mediaType, operation, response } from '../../model-builders.ts';
import { linesOf, pageOf } from './reference-pages.ts';

const entry = (more: Partial<CatalogueEntry>): CatalogueEntry => ({
  code: '409',
  title: 'Conflict',
  meaning: 'It was **changed** meanwhile.',
  component: 'Conflict',
  notPublished: [],
  ...more,
});
const call = (operationId: string, ...statuses: readonly string[]) =>
  operation({ operationId, summary: operationId, responses: statuses.map((status) => response(status)) });

const TABLE: readonly (readonly [what: string, entry: Partial<CatalogueEntry>, want: readonly string[]])[] = [
  [
    'cause, who must act and remedy',
    { actor: 'caller', remedy: 'Read it again.' },
    ['Cause: It was changed meanwhile.', 'Who must act: You.', 'What to do: Read it again.'],
  ],
  [
    'that support acts once it is told',
    { actor: 'support', remedy: 'Contact support.' },
    ['Cause: It was changed meanwhile.', 'Who must act: Support.', 'What to do: Contact support.'],
  ],
  ['nothing that the catalogue does not say', {}, ['Cause: It was changed meanwhile.']],
];

describe('the page of an error', () => {
  for (const [what, more, want] of TABLE)
    it(`tells ${what}`, () => {
      const { content } = pageOf({ catalogue: [entry(more)] }, '/reference/errors/409');
      expect(linesOf(content)).toEqual(want);
    });

  it('tells of a success what it means alone', () => {
    const { content } = pageOf({ catalogue: [entry({ code: '201', meaning: 'Created.' })] }, '/reference/errors/201');
    expect(linesOf(content)).toEqual(['Created.']);
  });

  it('lists the operations that return it, or says that these are all', () => {
    const lines = (...statuses: readonly string[]) =>
      linesOf(
        pageOf(
          { catalogue: [entry({})], operations: [call('one', '409'), call('two', ...statuses)] },
          '/reference/errors/409',
        ).content,
      ).slice(1);
    expect(lines('409')).toEqual(['## Returned by', 'Every operation.']);
    expect(lines('200')).toEqual(['## Returned by', 'GET one → /reference/operations/one']);
  });

  it('shows the body, but lists no operations, where it is open which return it', () => {
    const body = response('409', { component: 'Conflict', content: [mediaType({ schema: { type: 'string' } })] });
    const { content, questions } = pageOf(
      {
        catalogue: [entry({ notPublished: ['operations'], authored: ['Which?'] })],
        operations: [operation({ responses: [body] })],
      },
      '/reference/errors/409',
    );
    expect(linesOf(content)).toEqual(['Cause: It was changed meanwhile.', '## Response', '']);
    expect(questions?.questions.map(({ text }) => text)).toEqual(['Which?']);
  });
});
