import type { PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { OpenQuestions } from '#src/model/gap.ts';
import { heading, list, marked, paragraph, text } from '../nodes.ts';

export const QUESTIONS_TITLE = 'Open questions';

/**
 * Lists the open questions of a page, without those that the content already contains. The heading is always the same,
 * because the instructions for agents quote it.
 */
export function openQuestions({ questions }: OpenQuestions, content: readonly RootContent[]): readonly RootContent[] {
  const said = toString({ type: 'root', children: [...content] });
  const others = questions.filter((question) => !said.includes(question.text.replaceAll('`', '')));
  if (others.length === 0) return [];
  return [
    heading(2, QUESTIONS_TITLE),
    ...list(others.map(({ text: question }) => paragraph(...marked(question)))),
    paragraph('Do not guess the answers: ask support.'),
  ];
}

/** Writes the open questions about one operation, field or other object, one paragraph each. */
export function questionLines(questions: readonly string[] = []): readonly RootContent[] {
  return questionWords(questions).map((words) => paragraph(...words));
}

/**
 * Returns the open questions about one operation, field or other object as text, each with the words `open question:`
 * in front.
 */
export function questionWords(questions: readonly string[] = []): readonly (readonly PhrasingContent[])[] {
  return questions.map((question) => [text('open question: '), ...marked(question)]);
}
