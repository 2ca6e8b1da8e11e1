import type { Explanation } from '#src/model/explanation.ts';
import { explain } from '#src/shared/explain/explain.ts';
import { argument, type Tool } from '../tool.ts';
import { callNamed } from './get-operation.ts';

/** The tool that explains a response, a log line or a body by means of the documentation. */
export const explainResponse: Tool = {
  name: 'explain_response',
  title: 'Explain a response',
  description:
    'Explains a response, log line, status line, URL or JSON body from the documentation: the status with its cause and remedy, and each field that departs from what the operation documents. Name the operation that was called, unless the text has its path. Nothing leaves this machine. Give the text as it was received.',
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 1_000_000, description: 'What was received.' },
    operation: {
      type: 'string',
      maxLength: 400,
      description:
        'The operation that was called or the webhook that was received, in a form that get_operation accepts.',
    },
  },
  required: ['text'],
  async answer(input, site) {
    const asked = argument(input, 'operation');
    const call = asked === '' ? undefined : callNamed(asked, site).call.file;
    return explanationText(await explain({ text: argument(input, 'text'), call }, site.explainSources));
  },
};

function explanationText(explanation: Explanation): string {
  const { notes, mistakes, secrets, status, call, comparison, calls } = explanation;
  const more = (href?: string) => (href === undefined ? [] : [`More: ${href}`]);
  return [
    ...notes,
    ...mistakes.map(({ line, column, message }) => `- Line ${line}, column ${column}: ${message}`),
    ...secrets.map(({ what, name = 'the text' }) => `Nobody else should see ${what} in \`${name}\`: do not repeat it.`),
    ...(status === undefined
      ? []
      : [`## ${status.name}`, ...status.facts.map(([term, words]) => `${term}: ${words}`), ...more(status.href)]),
    ...(call === undefined ? [] : [`## ${[call.title, comparison?.part].filter(Boolean).join(', ')}`]),
    ...(comparison === undefined
      ? []
      : [
          comparison.words,
          ...comparison.problems.map(({ path, verdict, href }) => `- \`${path || 'the body'}\`: ${verdict} (${href})`),
          ...more(comparison.href),
        ]),
    ...(calls === undefined ? [] : [calls.words, ...calls.listed.map(({ title, href }) => `- ${title} (${href})`)]),
  ].join('\n');
}
