import { expect, it } from 'vitest';
import type { ResponseSection } from '#src/model/operation-section.ts';
import { byStatus } from '#src/views/sample/ResponseExamples.tsx';

const response = (status: string, more: Partial<ResponseSection> = {}): ResponseSection => ({
  anchor: `it.${status}`,
  status,
  title: '',
  description: [],
  alternatives: [],
  links: [],
  examples: [],
  ...more,
});
const withExample = (status: string) =>
  response(status, {
    mediaType: 'application/json',
    examples: [{ anchor: `it.${status}.a`, name: 'a', title: 'A', code: { text: '{}', syntax: 'json' } }],
  });

it.each<[string, readonly ResponseSection[], readonly string[]]>([
  ['a success without a body stands before errors', [withExample('400'), response('204')], ['204', '400']],
  ['alone it is not shown', [response('204'), response('400')], []],
  ['one with an example is enough', [response('202'), withExample('200'), withExample('400')], ['200', '400']],
  ['what is not documented is not told', [response('200', { questions: [] }), withExample('400')], ['400']],
  ['a body without an example is one', [response('200', { mediaType: 'text/csv' }), withExample('400')], ['400']],
])('%s', (_, responses, want) => expect(byStatus(responses).map(({ title }) => title)).toEqual(want));
