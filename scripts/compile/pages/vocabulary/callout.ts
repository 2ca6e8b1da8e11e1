import { childrenOf, type Component } from './component.ts';

const TONES = ['note', 'tip', 'warning'] as const;

/** A remark set apart from the text. */
export const callout: Component = {
  attributes: { kind: true, title: true },
  render: (use) => {
    const { attributes, node, context } = use;
    const { kind, title = '' } = attributes;
    const tone = TONES.find((candidate) => candidate === kind);
    if (tone === undefined && kind !== undefined)
      context.report(
        {
          check: 'guide-vocabulary',
          message: `\`${kind}\` is not a kind of callout.`,
          hint: 'Use `note`, `tip` or `warning`.',
        },
        node,
        'kind',
      );
    return [{ kind: 'callout', tone: tone ?? 'note', title, children: context.content(childrenOf(use)) }];
  },
};
