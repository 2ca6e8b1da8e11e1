import { describe, expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

const BAD = "'400': { $ref: '#/components/responses/Bad' }";
const DENIED = "'401': { $ref: '#/components/responses/Denied' }";

/** An operation, whose answers stand in line 8, and one without a path in line 25; the catalogue is kept as responses. */
function responses(answers: string, entries: { bad?: string; more?: string } = {}): Files {
  return description(`paths:
  /orders:
    post:
      operationId: createOrder
      responses:
        { '200': { description: Done. }, ${answers} }
components:
  responses:
    Done:
      description: Done.
      x-catalogue: { code: '200', title: Done }
    Bad:
      description: Bad.
      x-catalogue: ${entries.bad ?? "{ code: '400', title: Bad, every: true }"}
    Denied:
      description: Denied.
      x-catalogue: { code: '401', title: Denied }
    Created:
      description: Created.
      x-not-published: [operations]
      x-catalogue: { code: '201', title: Created }
    ${entries.more ?? 'Other: { description: Other. }'}
  pathItems:
    LogIn: { post: { operationId: logIn, x-not-published: [path], responses: { '200': { description: Done. }, ${BAD} } } }
webhooks:
  paid: { post: { responses: { '418': { description: No. } } } }
`);
}

const entry = (code: string, title: string) =>
  `Late: { description: Late., x-catalogue: { code: '${code}', title: ${title} } }`;

describe('error-catalogue of responses', () => {
  it.each<[string, Files, readonly string[]]>([
    [
      'a status without entry',
      responses(`${BAD}, ${DENIED}, '409': { description: No. }`),
      ['openapi.yaml:8:139 The error catalogue lacks `409`, which this operation answers.'],
    ],
    [
      'an entry that nothing answers',
      responses(`${BAD}`),
      ['openapi.yaml:19:28 No operation answers with `401`, which the error catalogue lists.'],
    ],
    [
      'a range that nothing answers',
      responses(`${BAD}, ${DENIED}`, { more: entry('5XX', 'Late') }),
      ['openapi.yaml:24:54 No operation answers with `5XX`, which the error catalogue lists.'],
    ],
    [
      'a code twice',
      responses(`${BAD}, ${DENIED}`, { more: entry('400', 'Late') }),
      ['openapi.yaml:24:54 The error catalogue has the code `400` twice.'],
    ],
    [
      'a title twice',
      responses(`${BAD}, ${DENIED}, '404': { $ref: '#/components/responses/Late' }`, { more: entry('404', 'Bad') }),
      ['openapi.yaml:24:68 The error catalogue has the title `Bad` twice.'],
    ],
    [
      'what is no code',
      responses(`${BAD}, ${DENIED}, 5XX: { $ref: '#/components/responses/Late' }`, { more: entry('5xx', 'Late') }),
      ['openapi.yaml:24:54 `5xx` is no HTTP status.'],
    ],
    [
      'an entry without title',
      responses(`${BAD}, ${DENIED}`, { bad: "{ code: '400' }" }),
      ['openapi.yaml:16:22 The entry `400` of the error catalogue has no `title`.'],
    ],
    [
      'an operation without an answer that every one has',
      responses(DENIED),
      ['openapi.yaml:7:7 `createOrder` does not answer `400`, as every other operation must.'],
    ],
    [
      'a response that is written out',
      responses(`'400': { description: Bad. }, ${DENIED}`),
      ["openapi.yaml:8:42 The answer `400` is not the catalogue's."],
    ],
    [
      'the response of another status',
      responses(`'400': { $ref: '#/components/responses/Denied' }, ${DENIED}`),
      ['openapi.yaml:8:42 Under `400` stands the response of `401`.'],
    ],
  ])('finds %s', async (_, files, problems) => {
    expect(await problemsOf('error-catalogue', files)).toEqual(problems);
  });

  it('is content when both agree, and lets a range stand for its statuses', async () => {
    expect(
      await problemsOf(
        'error-catalogue',
        responses(`${BAD}, ${DENIED}, '503': { description: Late. }`, { more: entry('5XX', 'Late') }),
      ),
    ).toEqual([]);
  });

  it('says nothing without a catalogue', async () => {
    expect(
      await problemsOf(
        'error-catalogue',
        description("paths:\n  /orders:\n    get:\n      responses: { '418': { description: No. } }\n"),
      ),
    ).toEqual([]);
  });
});

/** Six operations, the last with other answers; the catalogue is a list in an extension. */
function list(last: string, more = '', [bad, denied] = ['', '']): Files {
  const operation = (index: number, answers: string) =>
    `  /orders${index}: { post: { operationId: order${index}, responses: { '200': { description: Done. }, ${answers} } } }\n`;
  const usual = "'400': { description: Bad. }, '401': { description: Denied. }";
  return {
    ...description(
      `paths:\n${[1, 2, 3, 4, 5].map((index) => operation(index, usual)).join('')}${operation(6, last)}x-errors:\n  $ref: errors.yaml\n`,
    ),
    'errors.yaml': `- { code: '200', title: Done, meaning: Done. }\n- { code: '400', title: Bad, meaning: It is bad.${bad} }\n- { code: '401', title: Denied, meaning: It is denied.${denied} }\n${more}`,
    'checks.yaml': 'layout:\n  catalogue: x-errors\n',
  };
}

describe('error-catalogue in a list', () => {
  it.each<[string, Files, readonly string[]]>([
    [
      'a code twice',
      list(
        "'400': { description: Bad. }, '401': { description: Denied. }",
        "- { code: '400', title: Worse, meaning: Worse. }\n",
      ),
      ['errors.yaml:4:11 The error catalogue has the code `400` twice.'],
    ],
    [
      'an entry without meaning',
      list(
        "'400': { description: Bad. }, '401': { description: Denied. }, '404': { description: No. }",
        "- { code: '404', title: Unknown }\n",
      ),
      ['errors.yaml:4:5 The entry `404` of the error catalogue has no `meaning`.'],
    ],
    [
      'an entry that nothing answers',
      list(
        "'400': { description: Bad. }, '401': { description: Denied. }",
        "- { code: '423', title: Locked, meaning: Locked. }\n",
      ),
      ['errors.yaml:4:11 No operation answers with `423`, which the error catalogue lists.'],
    ],
    [
      'a status without entry',
      list("'400': { description: Bad. }, '401': { description: Denied. }, '202': { description: Later. }"),
      ['openapi.yaml:9:151 The error catalogue lacks `202`, which this operation answers.'],
    ],
    [
      'a status without entry that several answer',
      {
        ...list("'400': { description: Bad. }, '401': { description: Denied. }"),
        'errors.yaml': "- { code: '200', title: Done, meaning: Done. }\n- { code: '400', title: Bad, meaning: Bad. }\n",
      },
      ['errors.yaml:1:3 The error catalogue lacks `401`, which 6 operations answer, `order1` among them.'],
    ],
    [
      'the one operation without an answer that all others have',
      list("'400': { description: Bad. }"),
      ['openapi.yaml:9:44 `order6` does not answer `401`, as every other operation of its kind does.'],
    ],
    [
      'a mark that is missing beside others',
      list("'400': { description: Bad. }, '401': { description: Denied. }", '', [', every: true', ', every: false']),
      ['errors.yaml:3:64 Every operation answers `401`, but its entry does not say so.'],
    ],
  ])('finds %s', async (_, files, problems) => {
    expect(await problemsOf('error-catalogue', files)).toEqual(problems);
  });

  it('is content when both agree', async () => {
    expect(
      await problemsOf('error-catalogue', list("'400': { description: Bad. }, '401': { description: Denied. }")),
    ).toEqual([]);
  });
});
