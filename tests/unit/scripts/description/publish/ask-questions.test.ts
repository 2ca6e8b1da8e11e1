import { describe, expect, it } from 'vitest';
import { allProblems } from '../../checks/check-case.ts';

const QUESTIONS = `unit: { question: Naira or kobo?, blocks: money }
fee: { question: Is there a fee?, blocks: money, answer: No., answered: 2026-03-31 }
`;

const described = (marks: string): string => `openapi: 3.1.1
info: { title: T, version: '1' }
paths: {}
components:
  schemas:
    Amount: { type: integer, description: Sum., ${marks} }
`;

async function told(marks: string, questions?: string): Promise<readonly string[]> {
  const files = {
    'openapi.yaml': described(marks),
    ...(questions === undefined ? {} : { 'questions.yaml': questions }),
  };
  const problems = await allProblems(files);
  return problems
    .filter(({ check }) => check === 'questions')
    .map(({ severity, at, message }) => `${severity} ${at} ${message}`);
}

const PLACE = 'openapi.yaml:6:77';

describe('questions of a description', () => {
  it.each<[name: string, marks: string, questions: string | undefined, want: readonly string[]]>([
    ['by id', 'x-not-published: [meaning], x-question: unit', QUESTIONS, []],
    ['several of one thing', 'x-not-published: [meaning], x-question: [unit]', QUESTIONS, []],
    ['in their own words, where there is no list', 'x-not-published: [meaning], x-question: Naira?', undefined, []],
    [
      'an id that does not exist',
      'x-not-published: [meaning], x-question: units',
      QUESTIONS,
      [`error ${PLACE} There is no question \`units\`.`],
    ],
    [
      'an answer that the description does not tell',
      'x-not-published: [meaning], x-question: fee',
      QUESTIONS,
      [`warning ${PLACE} The question \`fee\` was answered on 2026-03-31: No.`],
    ],
    [
      'a question about nothing',
      'x-question: unit',
      QUESTIONS,
      ['warning openapi.yaml:6:49 The question is not shown: nothing here is marked as not published.'],
    ],
    [
      'mistakes in the list',
      'x-not-published: [meaning], x-question: unit',
      'unit: { question: Naira?, blocks: cash }\nfee: { question: Fee?, blocks: money, answer: No. }\n',
      ['error questions.yaml:1:27 `blocks` cannot be `"cash"`.', 'error questions.yaml:2:1 `answered` is missing.'],
    ],
  ])('%s', async (_, marks, questions, want) => expect(await told(marks, questions)).toEqual(want));
});
