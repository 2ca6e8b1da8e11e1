/** `npm run new -- change` writes a note of what a comparison finds, with what a call looked like before and after. */
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { answersOf } from '#scripts/author/answers.ts';
import { Draft } from '#scripts/author/draft.ts';
import { KINDS } from '#scripts/author/index.ts';
import { Sources } from '#scripts/author/sources.ts';
import { readNote } from '#scripts/compare/notes.ts';
import { freshFolder } from '../../own-folder.ts';
import { payments } from '../../../fixtures/payments.ts';

const REFUND = [
  '  /refunds:',
  '    post:',
  '      operationId: refund',
  '      responses: { 200: { description: Done. } }',
];

interface Parts {
  readonly required?: string;
  readonly response?: string;
  readonly more?: readonly string[];
}

const described = ({
  required = '[]',
  response = '{ id: { const: 7 }, note: { const: Hi } }',
  more = [],
}: Parts): string =>
  payments({
    request: `{ type: object, required: ${required}, properties: { amount: { const: 5 } } }`,
    response: `{ description: Done., content: { application/json: { schema: { type: object, properties: ${response} } } } }`,
    more,
  });

const folder = freshFolder();

/** Writes a note about the way from one version to another, and returns its text. */
async function noteOf(before: Parts, after: Parts, options: Readonly<Record<string, string>> = {}): Promise<string> {
  folder.write('old.yaml', described(before));
  folder.write('openapi.yaml', described(after));
  const draft = new Draft();
  const sources = new Sources(draft, join(folder.root, 'openapi.yaml'), undefined);
  const answers = answersOf({ base: join(folder.root, 'old.yaml'), date: '2026-03-31', ...options });
  await KINDS['change']?.write('what', sources, answers);
  draft.commit();
  return folder.read('changes/what.yaml');
}

const POST = "curl --request POST \\\n  --url 'https://api.example/";
const SENT = `${POST}payments' \\\n  --header 'Content-Type: application/json' \\\n  --data '`;
const REQUIRED = 'request-field-required pay.request.amount';
const REMOVED = 'operation-removed refund';

describe('a new note', () => {
  it.each<readonly [name: string, before: Parts, after: Parts, want: object, keys: string]>([
    [
      'a field that has to be sent, by the least request',
      {},
      { required: '[amount]' },
      {
        date: '2026-03-31',
        title: '`amount` in the request of `pay` is required now',
        keys: [REQUIRED],
        before: `${SENT}{}'`,
        after: `${SENT}{\n  "amount": 5\n}'`,
      },
      '',
    ],
    [
      'a field that no longer arrives, by the response',
      {},
      { response: '{ id: { const: 7 } }' },
      { before: '{\n  "id": 7,\n  "note": "Hi"\n}', after: '{\n  "id": 7\n}' },
      '',
    ],
    [
      'an operation that is gone, by its request',
      { more: REFUND },
      {},
      { before: `${POST}refunds'`, after: undefined },
      '',
    ],
    [
      'an operation that has another name, too',
      { more: REFUND },
      {
        more: REFUND.map((line) =>
          line.replace(
            /refund$/,
            'giveBack\n      parameters: [{ name: id, in: query, required: true, schema: { const: 1 } }]',
          ),
        ),
      },
      { before: `${POST}refunds'`, after: `${POST}refunds?id=1'` },
      '',
    ],
    [
      'several, without a title',
      { more: REFUND },
      { required: '[amount]' },
      { title: '[fill in: what has changed, in one line]', keys: [REMOVED, REQUIRED] },
      '',
    ],
    ['the one that is chosen', { more: REFUND }, { required: '[amount]' }, { keys: [REMOVED] }, REMOVED],
  ])('tells of %s', async (_, before, after, want, keys) => {
    const text = await noteOf(before, after, { keys });
    const { note, problems } = readNote(text, 'what.yaml');
    const { before: was, after: is, changes } = note;
    expect({ ...note, before: was, after: is, keys: changes.map(({ key }) => key) }).toMatchObject(want);
    expect(new Set(problems.map(({ check }) => check))).toEqual(new Set(['fill-in']));
    expect(await format(text, { ...(await resolveConfig('package.json')), filepath: 'what.yaml' })).toBe(text);
  });

  it.each<readonly [name: string, options: Readonly<Record<string, string>>, message: string]>([
    ['where everything is declared', {}, 'all breaking changes are already declared'],
    ['of a change that is none', { keys: 'operation-removed pay' }, 'Unknown change `operation-removed pay`.'],
    ['without a day', { keys: REQUIRED, date: 'soon' }, '`soon` is not a valid date.'],
    ['of a version that is none', { base: 'nowhere' }, '`nowhere` is not a revision'],
  ])('is not written %s', async (_, options, message) => {
    folder.write('changes/a.yaml', `date: 2026-01-01\ntitle: A\ntodo: B.\nchanges: [${REQUIRED}]\n`);
    folder.git('init', '-q');
    await expect(noteOf({}, { required: '[amount]' }, options)).rejects.toThrow(message);
  });
});
