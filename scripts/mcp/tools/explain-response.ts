import type { BodyProblem, Explanation } from '#src/model/explanation.ts';
import { explain } from '#src/shared/explain/explain.ts';
import { statusFacts, statusName } from '#src/shared/explain/status.ts';
import { comparisonWords } from '#src/shared/explain/words.ts';
import { argument, type Tool } from '../tool.ts';
import { callNamed } from './get-operation.ts';

/** Explains a response, a log line or a body by what is documented. */
export const explainResponse: Tool = {
  name: 'explain_response',
  title: 'Explain a response',
  description:
    'Says what a response, log line, status line, URL or JSON body is by the documentation: the status with its cause and remedy, and each field that departs from what the operation documents. Say which operation was called, unless the text has its path. Nothing leaves this machine. Give the text as it was received.',
  input: {
    type: 'object',
    properties: {
      text: { type: 'string', minLength: 1, maxLength: 1_000_000, description: 'What was received.' },
      operation: {
        type: 'string',
        maxLength: 400,
        description: 'The operation that was called, or the webhook that came, as get_operation takes it.',
      },
    },
    required: ['text'],
    additionalProperties: false,
  },
  async answer(input, site) {
    const asked = argument(input, 'operation');
    const call = asked === '' ? undefined : callNamed(asked, site).call.file;
    return explanationText(await explain({ text: argument(input, 'text'), call }, site.explainSources));
  },
};

function explanationText(explanation: Explanation): string {
  const { notes, mistakes, secrets, status, call, comparison, calls } = explanation;
  return [
    ...notes,
    ...mistakes.map(({ line, column, message }) => `- Line ${line}, column ${column}: ${message}`),
    ...secrets.map(({ what, name = 'the text' }) => `Nobody else should see ${what} in \`${name}\`: do not repeat it.`),
    ...(status === undefined ? [] : statusLines(status)),
    ...(call === undefined ? [] : [`## ${[call.title, comparison?.part].filter(Boolean).join(', ')}`]),
    ...(comparison === undefined
      ? []
      : [comparisonWords(comparison), ...problemLines(comparison.problems), `More: ${comparison.href}`]),
    ...(calls === undefined ? [] : [calls.words, ...calls.listed.map(({ title, href }) => `- ${title} (${href})`)]),
  ].join('\n');
}

function statusLines(status: NonNullable<Explanation['status']>): readonly string[] {
  const more = status.entry?.href;
  return [
    `## ${statusName(status)}`,
    ...statusFacts(status).map(([term, words]) => `${term}: ${words}`),
    ...(more === undefined ? [] : [`More: ${more}`]),
  ];
}

/** Problems that are listed. */
const LISTED = 20;

function problemLines(problems: readonly BodyProblem[]): readonly string[] {
  const lines = problems.map(({ path, verdict, href }) => `- \`${path || 'the body'}\`: ${verdict} (${href})`);
  return lines.length > LISTED ? [...lines.slice(0, LISTED), `- and ${lines.length - LISTED} more`] : lines;
}
