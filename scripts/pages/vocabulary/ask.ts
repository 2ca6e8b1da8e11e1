import type { ContentNode } from '#src/model/content.ts';
import type { Question } from '#src/model/gap.ts';
import { element, marked, text } from '../../guides/prose/nodes.ts';
import { parseMarkdown } from '../../description/markdown/markdown.ts';
import { keyed, lookUp, type Component, type ComponentUse } from './component.ts';

/**
 * A question from `questions.yaml`, shown where the guide asks it. The page also lists it as an open question. Nothing
 * is shown once the question has an answer.
 */
export const ask: Component = {
  attributes: { id: true },
  render: (use) => {
    const { context } = use;
    const questionsById = keyed(context.api.questions, ({ id }) => id);
    const question = lookUp(use, 'id', ['`questions.yaml`', 'question'], questionsById);
    if (question === undefined || question.answer !== undefined) return [];
    context.questions.ask(question.text, context.section());
    return [element('strong', text('Ask:')), text(' '), ...marked(question.text)];
  },
};

/**
 * Lists open questions by what they block: `blocks="money payment"` selects those that block money amounts or payments.
 * Each question has its id as its anchor.
 */
export const questions: Component = {
  attributes: { blocks: true },
  render: (use) => {
    const blocks = use.attributes['blocks']?.split(/\s+/) ?? [];
    const open = use.context.api.questions.filter((each) => each.answer === undefined && blocks.includes(each.blocks));
    return [element('ul', ...open.map((question) => itemOf(question, use)))];
  },
};

function itemOf({ id, text: question, meanwhile }: Question, { context, node }: ComponentUse): ContentNode {
  // The advice is from `questions.yaml`, not from the guide. Problems with its links are reported at `<Questions>`.
  const advice = parseMarkdown(meanwhile).children.map((child) => ({ ...child, position: node.position }));
  return {
    ...element('li', element('p', ...marked(question)), ...context.content(advice)),
    anchor: context.anchors.claim(id),
  };
}
