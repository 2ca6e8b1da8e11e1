import { textOf } from '#src/shared/content/visitor.ts';
import { element, text } from '../../prose/nodes.ts';
import { childrenOf, type Component } from './component.ts';

/** A question that only the provider can answer: one of the open questions of the page. */
export const ask: Component = {
  attributes: {},
  render: (use) => {
    const { context } = use;
    const words = context.content(childrenOf(use));
    const question = words
      .map((node) => (node.kind === 'element' && node.name === 'code' ? `\`${textOf([node])}\`` : textOf([node])))
      .join('')
      .replace(/\s+/g, ' ');
    context.questions.note({ subject: '', question, href: context.section(), own: true }, ['meaning']);
    return [element('strong', text('Ask:')), text(' '), ...words];
  },
};
