import { describe, expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

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

describe('example-status', () => {
  it.each<[string, Bodies, readonly string[]]>([
    [
      'an error under a success',
      { read: '{ status: false, message: no }' },
      ['openapi.yaml:17:47 `status` is `false` under the status `200`, as in errors.'],
    ],
    [
      'a failure under a success, by the words of the field',
      {
        read: '{ status: false }',
        bad: '{}',
        denied: '{}',
        failed: '{}',
        status: "{ type: boolean, description: '`true` on success, `false` on failure.' }",
      },
      ['openapi.yaml:17:47 `status` is `false` under the status `200`, as in errors.'],
    ],
    [
      'a success under an error',
      { bad: "{ status: true, code: '400', message: a }" },
      ['openapi.yaml:12:47 `status` is `true` under the status `400`, as in successful responses.'],
    ],
    [
      'the status of another answer',
      { denied: "{ status: false, code: '418', message: b }" },
      ['openapi.yaml:19:60 `code` is `"418"` under the status `401`.'],
    ],
    [
      'an error without a field of all errors',
      { denied: "{ status: false, code: '401' }" },
      ['openapi.yaml:19:37 The example lacks the field `message`, which all other errors have.'],
    ],
  ])('finds %s', async (_, bodies, problems) => {
    expect(await problemsOf('example-status', api(bodies))).toEqual(problems);
  });

  it('reads the outcome from words as well', async () => {
    const words = {
      listed: '{ status: success }',
      read: '{ status: error }',
      bad: '{ status: error }',
      denied: '{ status: error }',
      failed: '{ status: error }',
    };
    expect(await problemsOf('example-status', api({ ...words, status: '{ type: string }' }))).toEqual([
      'openapi.yaml:17:47 `status` is `"error"` under the status `200`, as in errors.',
    ]);
    const more = { ...words, read: '{ status: success }', bad: '{ status: success }' };
    expect(
      await problemsOf('example-status', api({ ...more, status: '{ type: string, enum: [success, error] }' })),
    ).toEqual(['openapi.yaml:12:47 `status` is `"success"` under the status `400`, as in successful responses.']);
  });

  it('is content with bodies that tell what their status tells', async () => {
    expect(await problemsOf('example-status', api({}))).toEqual([]);
  });
});
