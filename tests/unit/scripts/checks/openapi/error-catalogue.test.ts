import { description, testCheck, type Files } from '../check-case.ts';

const BAD = "'400': { $ref: '#/components/responses/Bad' }";
const DENIED = "'401': { $ref: '#/components/responses/Denied' }";

/**
 * An operation, whose answers stand in line 8, and one without a path in line 25; the catalogue is kept as responses.
 */
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

testCheck('error-catalogue', {
  'a status that only one operation has, in its own words': [
    responses(`${BAD}, ${DENIED}, '409': { description: No. }`),
  ],
  'one that several have in the same words': [
    `paths:\n  /a: { get: { operationId: a, responses: &same { '400': { description: Bad. }, ${DENIED} } }, put: { operationId: b, responses: *same } }\ncomponents:\n  responses:\n    Denied: { description: Denied., x-catalogue: { code: '401', title: Denied } }\n`,
    '6:3 `400` is not in the error catalogue, but means the same for 2 operations, such as `a`.',
  ],
  'an entry that nothing answers': [
    responses(`${BAD}`),
    '19:28 No operation has the response `401`, which is in the error catalogue.',
  ],
  'a range that nothing answers': [
    responses(`${BAD}, ${DENIED}`, { more: entry('5XX', 'Late') }),
    '24:54 No operation has the response `5XX`, which is in the error catalogue.',
  ],
  'a code twice': [
    responses(`${BAD}, ${DENIED}`, { more: entry('400', 'Late') }),
    '24:54 The error catalogue has two entries with the code `400`.',
  ],
  'a title twice': [
    responses(`${BAD}, ${DENIED}, '404': { $ref: '#/components/responses/Late' }`, { more: entry('404', 'Bad') }),
    '24:68 The error catalogue has two entries with the title `Bad`.',
  ],
  'what is no code': [
    responses(`${BAD}, ${DENIED}, 5XX: { $ref: '#/components/responses/Late' }`, { more: entry('5xx', 'Late') }),
    '24:54 `5xx` is not an HTTP status code.',
  ],
  'an entry without title': [
    responses(`${BAD}, ${DENIED}`, { bad: "{ code: '400' }" }),
    '16:22 The entry `400` of the error catalogue has no `title`.',
  ],
  'nobody who has to act': [
    responses(`${BAD}, ${DENIED}`, { bad: "{ code: '400', title: Bad, actor: reader }" }),
    '16:54 The entry `400` of the error catalogue has the actor `reader`, which is unknown.',
  ],
  'a provider who has to act on an error of the client': [
    responses(`${BAD}, ${DENIED}`, { bad: "{ code: '400', title: Bad, actor: provider }" }),
    '16:54 The entry `400` of the error catalogue has the actor `provider`, but the client has to act on statuses from 400 to 499.',
  ],
  'a caller who has to act on an error of the server': [
    responses(`${BAD}, ${DENIED}, 5XX: { $ref: '#/components/responses/Late' }`, {
      more: 'Late: { description: Late., x-catalogue: { code: 5XX, title: Late, actor: caller } }',
    }),
    '24:79 The entry `5XX` of the error catalogue has the actor `caller`, but the server has to act on statuses from 500.',
  ],
  'an operation without an answer that every one has': [
    responses(DENIED),
    '7:7 `createOrder` has no response `400`, which the error catalogue requires of every operation.',
  ],
  'an operation without any': [
    `paths: { /a: { get: { operationId: a } } }\ncomponents:\n  responses:\n    Bad: { description: Bad., x-not-published: [operations], x-catalogue: { code: '400', title: Bad, every: true } }\n`,
    '3:16 `a` has no `responses`.',
  ],
  'a response that repeats its entry': [
    responses(`'400': { description: Bad. }, ${DENIED}`),
    '8:42 The response `400` only repeats the error catalogue.',
  ],
  'what a status means for one operation': [
    responses(
      `'400': { description: The order is closed. }, '401': { $ref: '#/components/responses/Denied', description: Not yours. }`,
    ),
  ],
  'the response of another status': [
    responses(`'400': { $ref: '#/components/responses/Denied' }, ${DENIED}`),
    '8:42 The response `400` refers to `Denied`, the response for `401`.',
  ],
  'the response of another status, at one without an entry': [
    responses(`${BAD}, ${DENIED}, '409': { $ref: '#/components/responses/Bad' }`),
    '8:139 The response `409` refers to `Bad`, the response for `400`.',
  ],
  'a success that is in no catalogue': [responses(`${BAD}, ${DENIED}, '202': { description: Accepted. }`)],
  'responses and catalogue that agree, a range among them': [
    responses(`${BAD}, ${DENIED}, '503': { description: Late. }`, { more: entry('5XX', 'Late') }),
  ],
  'no catalogue': ["paths:\n  /orders:\n    get:\n      responses: { '418': { description: No. } }\n"],
});
