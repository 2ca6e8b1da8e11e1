import { toString } from 'mdast-util-to-string';
import type { Nodes, Root } from 'mdast';
import { meaningful, stemOf } from '#src/shared/search/words.ts';
import type { MdxElement } from '../../prose/content.ts';
import type { Check } from '../lookup/check.ts';
import { attributesOf, nodesIn, placeOf } from '../lookup/guides/nodes.ts';

/** Words that leave nothing out. */
const ALL = /^(?:all|every|each)\b/i;

/**
 * The words of `<Option ask documented>`, which nothing counts: the guide of the row tells its readers to ask for the
 * same, and shows no schema with fields that are not published where all is said to be documented.
 */
export const guideReadiness: Check = {
  id: 'guide-readiness',
  *run({ api, guides: { guides } }) {
    for (const guide of guides)
      for (const node of nodesIn(guide.tree).filter(isElement)) {
        if (node.name !== 'Option') continue;
        const attributes = attributesOf(node);
        const target = guides.find(({ href }) => href === attributes.get('href')?.split('#')[0]);
        if (target === undefined) continue;
        const location = placeOf(guide, node);
        const ask = attributes.get('ask');
        if (ask !== undefined && !asksFor(ask, target.tree))
          yield {
            severity: 'warning',
            kind: `place on ${target.href}`,
            message: `\`ask\` names \`${ask}\`, but \`${target.href}\` has no section that leads to support and says so.`,
            hint: 'Use the words of that guide, or drop `ask` if this is documented now.',
            location,
          };
        const documented = attributes.get('documented') ?? '';
        const schema = ALL.test(documented)
          ? schemasIn(target.tree).find((name) => api.schemas[name]?.['x-not-published']?.includes('fields'))
          : undefined;
        if (schema !== undefined)
          yield {
            message: `\`documented\` says \`${documented}\`, but some fields of \`${schema}\` on \`${target.href}\` are not published.`,
            hint: 'Say what is documented, or drop the mark if all fields are.',
            location,
          };
      }
  },
};

/** Whether one section that leads to support has all the words, in whatever form. */
function asksFor(words: string, tree: Root): boolean {
  const wanted = meaningful(words).map(stemOf);
  return sectionsOf(tree).some((section) => {
    const leads = section.flatMap((node) => nodesIn({ type: 'root', children: [node] } as Root));
    if (!leads.some((node) => node.type === 'link' && node.url === 'site:supportEmail')) return false;
    const told = new Set(meaningful(section.map((node) => toString(node)).join(' ')).map(stemOf));
    return wanted.every((word) => told.has(word));
  });
}

/** What stands between two headings, with the first of them. */
function sectionsOf({ children }: Root): readonly (readonly Nodes[])[] {
  const sections: Nodes[][] = [[]];
  for (const node of children) {
    if (node.type === 'heading') sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

/** Schemas whose fields a guide shows. */
function schemasIn(tree: Root): readonly string[] {
  return nodesIn(tree)
    .filter(isElement)
    .filter(({ name }) => name === 'SchemaTable')
    .flatMap((node) => attributesOf(node).get('name') ?? []);
}

function isElement(node: Nodes): node is Nodes & MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
