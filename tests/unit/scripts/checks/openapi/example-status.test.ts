import { description, testCheck, type Files } from '../check-case.ts';

interface Bodies {
  readonly listed?: string;
  readonly read?: string;
  readonly bad?: string;
  readonly denied?: string;
  readonly failed?: string;
  /** Type of the field that tells the outcome. */
  readonly status?: string;
}

/**
 * Two operations; `listed` and `read` are their successes in lines 11 and 17, the errors follow in lines 12, 18 and 19.
 */
function api({
  listed = '{ status: true, data: 1 }',
  read = '{ status: true, data: 2 }',
  bad = "{ status: false, code: '400', message: a }",
  denied = "{ status: false, code: '401', message: b }",
  failed = "{ status: false, code: '503', message: c }",
  status = '{ type: boolean }',
}: Bodies): Files {
  const answer = (
    schema: string,
    example: string,
  ) => `{ description: D., content: { application/json: { schema: { $ref: '#/components/schemas/${schema}' },
          examples: { one: { value: ${example} } } } } }`;
  return description(`paths:
  /orders:
    get:
      operationId: listOrders
      responses:
        # One answer takes two lines.
        '200': ${answer('Good', listed)}
        '400': ${answer('Bad', bad)}
    put:
      operationId: readOrder
      responses:
        '200': ${answer('Good', read)}
        '401': ${answer('Bad', denied)}
        5XX: ${answer('Bad', failed)}
components:
  schemas:
    Good: { type: object, properties: { status: ${status}, message: { type: string }, code: { type: string }, data: { type: number } } }
    Bad: { type: object, properties: { status: ${status}, message: { type: string }, code: { type: string } } }
`);
}

const BY_WORDS = {
  listed: '{ status: success }',
  read: '{ status: success }',
  bad: '{ status: error }',
  denied: '{ status: error }',
  failed: '{ status: error }',
  status: '{ type: string }',
};

testCheck('example-status', {
  'an error under a success': [
    api({ read: '{ status: false, message: no }' }),
    '17:47 `status` is `false`, as in errors, but the example is for the status `200`.',
  ],
  'a failure under a success, by the words of the field': [
    api({
      read: '{ status: false }',
      bad: '{}',
      denied: '{}',
      failed: '{}',
      status: "{ type: boolean, description: '`true` on success, `false` on failure.' }",
    }),
    '17:47 `status` is `false`, as in errors, but the example is for the status `200`.',
  ],
  'a success under an error': [
    api({ bad: "{ status: true, code: '400', message: a }" }),
    '12:47 `status` is `true`, as in successful responses, but the example is for the status `400`.',
  ],
  'the status of another answer': [
    api({ denied: "{ status: false, code: '418', message: b }" }),
    '19:60 `code` is `"418"`, but the example is for the status `401`.',
  ],
  'an error without a field of all errors': [
    api({ denied: "{ status: false, code: '401' }" }),
    '19:37 The example lacks the field `message`, which all other error examples have.',
  ],
  'an error in words under a success': [
    api({ ...BY_WORDS, read: '{ status: error }' }),
    '17:47 `status` is `"error"`, as in errors, but the example is for the status `200`.',
  ],
  'a success in words under an error': [
    api({ ...BY_WORDS, bad: '{ status: success }', status: '{ type: string, enum: [success, error] }' }),
    '12:47 `status` is `"success"`, as in successful responses, but the example is for the status `400`.',
  ],
  'bodies that tell what their status tells': [api({})],
});
