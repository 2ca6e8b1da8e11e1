import { describe, expect, it } from 'vitest';
import { createAnchors } from '#scripts/pages/context/anchors.ts';
import { createPageQuestions, type UndocumentedThing } from '#scripts/pages/context/page-context.ts';
import type { NotPublished } from '#src/model/gap.ts';

type Noted = readonly (readonly [thing: UndocumentedThing, ...parts: NotPublished[]])[];

function asked(noted: Noted) {
  const questions = createPageQuestions(createAnchors());
  for (const [thing, ...parts] of noted) questions.note(thing, parts);
  return questions.all().questions;
}

const field = (name: string, more: Partial<UndocumentedThing> = {}): UndocumentedThing => ({
  subject: `\`${name}\``,
  ...more,
});
const PAY: UndocumentedThing = { subject: '“Pay”' };

describe('the questions of a page', () => {
  it.each<[name: string, noted: Noted, want: readonly string[] | undefined]>([
    ['no marks, no questions', [[PAY]], undefined],
    ['types and required fields are none', [[PAY, 'required', 'types']], undefined],
    [
      'one for how to call an operation',
      [[PAY, 'path', 'parameters', 'method']],
      ['What are the method, path and parameters of “Pay”?'],
    ],
    ['a path alone', [[PAY, 'path']], ['What is the path of “Pay”?']],
    [
      'a body without fields',
      [[{ subject: 'the request body of Pay' }, 'fields']],
      ['Which fields does the request body of Pay have?'],
    ],
    ['further fields', [[field('data', { hasSome: true }), 'fields']], ['Which other fields does `data` have?']],
    [
      'values and meaning together',
      [[field('status'), 'values', 'meaning']],
      ['Which values can `status` have, and what do they mean?'],
    ],
    ['listed values', [[field('Status', { hasSome: true }), 'meaning']], ['What do the values of `Status` mean?']],
    ['a meaning', [[field('status'), 'meaning']], ['What does `status` mean?']],
    ['codes', [[field('201'), 'operations']], ['Which operations return `201`?']],
    [
      'the same once',
      [
        [field('status'), 'values'],
        [field('status'), 'values'],
      ],
      ['Which values can `status` have?'],
    ],
    [
      "the author's own",
      [[field('amount', { authored: ['Are amounts in naira or kobo?'] }), 'values', 'meaning']],
      ['Are amounts in naira or kobo?'],
    ],
    [
      'first what a reader needs first',
      [
        [field('a'), 'meaning'],
        [PAY, 'path'],
      ],
      ['What is the path of “Pay”?', 'What does `a` mean?'],
    ],
    ['none once they are answered', [[field('amount', { authored: [] }), 'values']], undefined],
    [
      'what a reader sends before what a reader receives',
      [
        [field('a', { received: true }), 'fields'],
        [field('b'), 'fields'],
        [field('a'), 'fields'],
        [field('c', { received: true }), 'fields'],
      ],
      ['Which fields does `a` have?', 'Which fields does `b` have?', 'Which fields does `c` have?'],
    ],
  ])('%s', (_, noted, want) => expect(asked(noted)?.questions.map(({ text }) => text)).toEqual(want));

  it('lead to their row, which asks them too', () => {
    const questions = createPageQuestions(createAnchors());
    expect(questions.note(field('a', { href: '/pay#a' }), ['meaning'])).toEqual({
      questions: ['What does `a` mean?'],
    });
    expect(questions.all().questions).toEqual({
      anchor: 'not-documented',
      questions: [{ text: 'What does `a` mean?', href: '/pay#a' }],
    });
  });
});
