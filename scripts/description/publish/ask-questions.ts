import type { OpenApiDocument } from '#src/model/openapi.ts';
import { authoredQuestions } from '#src/shared/schema/questions.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';
import type { Problem } from '../../cli/problem.ts';
import type { Locator } from '../source/locator.ts';
import type { QuestionSources } from '../source/questions.ts';
import { walkMembers } from './walk-members.ts';

/**
 * Replaces the ids in `x-question` with the text of the questions, in place. Returns a problem for each id of an
 * unknown or answered question. Also returns a problem for each `x-question` without `x-not-published`: pages do not
 * show its questions. Without `questions.yaml`, does nothing: `x-question` then contains the text itself.
 */
export function askQuestions(
  document: OpenApiDocument,
  locator: Locator,
  { questions }: QuestionSources,
): readonly Problem[] {
  if (questions === undefined) return [];
  const byId = new Map(questions.map((question) => [question.id, question]));
  const problems: Problem[] = [];
  walkMembers(document, ({ node, isMap }) => {
    const ids = isMap ? undefined : authoredQuestions(node);
    if (ids === undefined) return;
    const report = (severity: Problem['severity'], message: string, hint: string): void => {
      problems.push({ check: 'questions', severity, message, hint, location: locator.locate(node, 'x-question') });
    };
    for (const id of ids) {
      const { answer } = byId.get(id) ?? {};
      if (!byId.has(id))
        report(
          'error',
          `There is no question \`${id}\`.`,
          `${didYouMean(id, byId.keys())} Questions are in \`questions.yaml\`.`,
        );
      else if (answer !== undefined)
        report(
          'warning',
          `The question \`${id}\` was answered on ${answer.day}: ${answer.text}`,
          'Add the answer to the description, and remove `x-question` and `x-not-published`.',
        );
    }
    if (!('x-not-published' in node))
      report(
        'warning',
        'The question is not shown: nothing here is marked as not published.',
        'Add `x-not-published`, or remove the question.',
      );
    node['x-question'] = ids.flatMap((id) => {
      const question = byId.get(id);
      return question === undefined || question.answer !== undefined ? [] : question.text;
    });
  });
  return problems;
}
