import { describe, expect, it } from 'vitest';
import { createNotices } from '#scripts/compile/pages/context/notices.ts';

const SUBJECTS = ['operation', 'webhook', 'object', 'partial', 'field', 'values', 'response'] as const;
const PARTS = [
  'path',
  'method',
  'parameters',
  'fields',
  'types',
  'required',
  'values',
  'meaning',
  'operations',
] as const;

describe('createNotices', () => {
  it('says what is not published and whom to ask', () => {
    expect(createNotices('help@shop.example').for('object', ['fields'])).toEqual([
      'The fields of this object are not published. Ask help@shop.example.',
    ]);
  });

  it('names nobody where nobody is named', () => {
    expect(createNotices('').for('object', ['fields'])).toEqual(['The fields of this object are not published.']);
  });

  it('says what nearly every object carries once on a page', () => {
    const notices = createNotices('');
    expect([
      notices.for('object', ['required']).length,
      notices.for('object', ['required']).length,
      notices.for('partial', ['required', 'fields']),
    ]).toEqual([1, 0, ['Further fields are not published.']]);
  });

  it('says missing types once, even when required fields were said before', () => {
    const notices = createNotices('');
    notices.for('object', ['required']);
    expect(notices.for('object', ['types'])).toEqual([
      'Types are not published; those shown follow the sample values.',
    ]);
    expect(notices.for('object', ['types', 'required'])).toEqual([]);
  });

  it('says it again on the next page', () => {
    expect([createNotices(''), createNotices('')].map((notices) => notices.for('object', ['required']).length)).toEqual(
      [1, 1],
    );
  });

  it('says it at every field that is marked itself', () => {
    const notices = createNotices('');
    expect([notices.for('field', ['types']), notices.for('field', ['types'])]).toEqual([
      ['The type is not published; it follows the sample value.'],
      ['The type is not published; it follows the sample value.'],
    ]);
  });

  it('joins path and method into one sentence, in any order', () => {
    expect([
      createNotices('').for('operation', ['path', 'method']),
      createNotices('').for('operation', ['method', 'path']),
    ]).toEqual([
      ['Path and method of this operation are not published.'],
      ['Path and method of this operation are not published.'],
    ]);
  });

  for (const subject of SUBJECTS) {
    it(`has a plain sentence for every mark of a ${subject}`, () => {
      for (const part of PARTS) {
        const [sentence, ...more] = createNotices('').for(subject, [part]);
        expect(sentence).toMatch(/^[A-Z].* not published[^.]*\.$/);
        expect(more).toEqual([]);
      }
    });
  }
});
