import type { StatusEntry } from '#src/model/call-data.ts';
import type { Explanation, LikelyBody } from '#src/model/explanation.ts';
import { explain } from '#src/shared/explain/explain.ts';
import { likelyWords } from '#src/shared/explain/likely-words.ts';
import { argument, type Tool } from '../tool.ts';

/** Likely bodies that are explanationText with what is wrong with them, and mistakes of each. */
const BODIES = 3;
const MISTAKES = 20;
/** Calls of a body that are named. */
const CALLS = 20;

/** Explains a response, a log line or a body by what is documented. */
export const explainResponse: Tool = {
  name: 'explain_response',
  title: 'Explain a response',
  description:
    'Says what a response, log line, status line, URL or JSON body is by the documentation: the status with its cause and remedy, the operation it likely belongs to, and each field that its schema refuses. Nothing leaves this machine. Give the text as it was received.',
  input: {
    type: 'object',
    properties: { text: { type: 'string', minLength: 1, maxLength: 1_000_000, description: 'What was received.' } },
    required: ['text'],
    additionalProperties: false,
  },
  async answer(input, site) {
    return explanationText(await explain(argument(input, 'text'), site.explainSources));
  },
};

function explanationText({ recognised, notes, mistakes, secrets, status, possible, likely }: Explanation): string {
  return [
    recognised,
    ...notes,
    ...mistakes.map(({ line, column, message }) => `- Line ${line}, column ${column}: ${message}`),
    ...(secrets.length === 0
      ? []
      : [
          `The text holds what nobody else should see: ${secrets.map(({ what, name }) => (name === undefined ? what : `${what} in \`${name}\``)).join(', ')}. Do not repeat it.`,
        ]),
    ...(status === undefined ? [] : statusLines(status)),
    ...possible.map(possibleLine),
    ...likely.slice(0, BODIES).flatMap(bodyLines),
    ...(likely.length === 0 && status === undefined ? ['Nothing documented is like this text.'] : []),
  ].join('\n');
}

function statusLines({ code, entry, own, retry, from }: NonNullable<Explanation['status']>): readonly string[] {
  return [
    `## Status ${code}${entry === undefined ? '' : ` ${entry.title}`} (from ${from})`,
    ...(entry === undefined ? ['This code is not documented.'] : []),
    ...[own, entry?.meaning].filter((text) => text !== undefined),
    ...(entry?.remedy === undefined ? [] : [`What to do: ${entry.remedy}`]),
    retry,
    ...(entry?.href === undefined ? [] : [`More: ${entry.href}`]),
  ];
}

function possibleLine({ code, title, meaning, remedy, href }: StatusEntry): string {
  return [`- It may be ${code} ${title}.`, meaning, remedy, href === undefined ? undefined : `More: ${href}`]
    .filter((text) => text !== undefined)
    .join(' ');
}

function bodyLines(body: LikelyBody): readonly string[] {
  const { calls, href, why, problems = [] } = body;
  const names = calls
    .slice(0, CALLS)
    .map(({ title, method, path }) => `${title}${path === undefined ? '' : ` (\`${method ?? ''} ${path}\`)`}`);
  return [
    `## Likely ${likelyWords(body)}`,
    `Calls: ${names.join(', ')}${calls.length > CALLS ? ` and ${calls.length - CALLS} more` : ''}`,
    `Because: ${why.join('; ')}.`,
    ...problems
      .slice(0, MISTAKES)
      .map(
        ({ path, message, hint, href: row }) => `- \`${path === '' ? 'the body' : path}\`: ${message} ${hint} (${row})`,
      ),
    ...(problems.length > MISTAKES ? [`- and ${problems.length - MISTAKES} more`] : []),
    `More: ${href}`,
  ];
}
