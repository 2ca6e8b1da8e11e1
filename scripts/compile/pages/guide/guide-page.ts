import type { Nodes } from 'mdast';
import type { Content } from '#src/model/content.ts';
import type { Heading } from '#src/model/nav.ts';
import type { GuidePage } from '#src/model/page.ts';
import type { GuideSource } from '../../source/guides/guide-source.ts';
import { isFile } from '../../source/guides/images.ts';
import { always, textOf, visit, type ContentVisitor } from '#src/shared/content/visitor.ts';
import type { Problem } from '../../../cli/problem.ts';
import { toContent, type MdxElement } from '../../prose/content.ts';
import { codeBlockOf, isSequence } from '../../prose/fence.ts';
import { footnotes } from '../../prose/footnotes.ts';
import { slug } from '../context/anchors.ts';
import { locationOf } from './location.ts';
import { resolveLink, type LinkUse } from './links.ts';
import type { PageContext } from '../context/page-context.ts';
import { parseSequence } from './sequence.ts';
import { attributesOf, type GuideContext, type GuideProblem } from '../vocabulary/component.ts';
import { componentOf } from '../vocabulary/index.ts';
import { walkElements } from '../vocabulary/walk.ts';

/** A guide on its way to a page: its API parts are built first, so that the prose of every guide can link to them. */
export interface GuideDraft {
  readonly guide: GuideSource;
  readonly context: PageContext;
  readonly problems: Problem[];
  readonly links: LinkUse[];
  readonly built: Map<MdxElement, Content>;
}

/** Makes known what the guide will explain. */
export function announce({ guide, context }: GuideDraft): void {
  for (const node of walkElements(guide.tree)) componentOf(node)?.announce?.(attributesOf(node), context);
}

/** Builds the operations, schemas and tables a guide embeds, in the order of the page. */
export function buildApiParts(draft: GuideDraft): void {
  for (const node of walkElements(draft.guide.tree)) {
    const component = componentOf(node);
    if (component?.early === true)
      draft.built.set(
        node,
        component.render({ attributes: attributesOf(node), node, context: guideContext(draft).context }),
      );
  }
}

/** Converts the prose around the parts already built. `changed` is the day of the last change to the guide. */
export function guidePage(draft: GuideDraft, group: string, changed: string | undefined): GuidePage {
  const { guide } = draft;
  const { context, notes } = guideContext(draft);
  const content = withGaps([...context.content(guide.tree.children), ...notes()], draft.context);
  const { title, description, heading, unlisted } = guide.frontmatter;
  return {
    kind: 'guide',
    href: guide.href,
    title,
    description,
    heading,
    group,
    unlisted,
    content,
    headings: headingsOf(content),
    ...(changed === undefined ? {} : { changed }),
  };
}

/** What the page does not document stands between its introduction and its first heading. */
function withGaps(content: Content, { gaps }: PageContext): Content {
  const box = gaps.box();
  if (box === undefined) return content;
  const first = content.findIndex(({ kind }) => kind === 'heading' || kind === 'operation' || kind === 'webhook');
  const at = first === -1 ? content.length : first;
  return [...content.slice(0, at), { kind: 'gaps', box }, ...content.slice(at)];
}

/** What components are rendered with, and the footnotes that have been referred to. */
function guideContext(draft: GuideDraft): { readonly context: GuideContext; notes(): Content } {
  const { guide, context, problems, links, built } = draft;
  const report = (problem: GuideProblem, node: Nodes, attribute?: string): void => {
    problems.push({ ...problem, severity: 'error', location: locationOf(guide.file, node, attribute) });
  };
  const link = (url: string, node: Nodes, attribute?: string): { href: string; external: boolean } | undefined => {
    const target = resolveLink(url, context);
    if ('problem' in target) {
      report(target.problem, node, attribute);
      return undefined;
    }
    if (!target.external)
      links.push({ page: guide.href, href: target.href, location: locationOf(guide.file, node, attribute) });
    return target;
  };
  const guided: GuideContext = { ...context, report, link, content: (nodes) => toContent(nodes, prose) };
  const { context: prose, content: notes } = footnotes(guide.tree.children, {
    heading: (text) => context.anchors.claim(slug(text)),
    link,
    embed: (node) => {
      const component = componentOf(node);
      return built.get(node) ?? component?.render({ attributes: attributesOf(node), node, context: guided }) ?? [];
    },
    picture: (node) => {
      const image = guide.images.get(node.url);
      const alt = node.alt?.trim() ?? '';
      // What is wrong with a file has been said when it was looked for.
      if (image === undefined) return isFile(node.url) ? { kind: 'text', value: alt } : undefined;
      const { href: src, width, height } = image;
      return { kind: 'picture', src, alt, width, height };
    },
    anchor: (name) => context.anchors.claim(name),
    codeBlock: (node) => {
      if (!isSequence(node.lang))
        return codeBlockOf(node, (problem) => report({ check: 'guide-syntax', ...problem }, node));
      const { sequence, errors } = parseSequence(node, guided.content);
      for (const { line, indent, message, hint } of errors) {
        const place = locationOf(guide.file, node);
        problems.push({
          check: 'guide-sequence',
          severity: 'error',
          message,
          hint,
          location: { file: place.file, line: place.line + line, column: place.column + indent },
        });
      }
      return { kind: 'sequence', sequence };
    },
    refuse: (node) =>
      report(
        {
          check: 'guide-syntax',
          message: `A guide cannot contain ${REFUSED[node.type] ?? `a \`${node.type}\``}.`,
          hint: 'Write Markdown and the components that README lists.',
        },
        node,
      ),
  });
  return { context: guided, notes };
}

const REFUSED: Readonly<Record<string, string>> = {
  html: 'raw HTML',
  mdxjsEsm: '`import` or `export`',
  mdxFlowExpression: 'an expression in braces',
  mdxTextExpression: 'an expression in braces',
  mdxJsxTextElement: 'this component inside a line',
};

/** Headings of the text itself: what stands in steps, tabs or callouts is not listed. */
function headingsOf(content: Content): readonly Heading[] {
  return content.flatMap((node) => visit(node, HEADINGS));
}

const HEADINGS: ContentVisitor<readonly Heading[]> = {
  ...always([], 'text', 'element', 'link', 'image', 'picture', 'codeBlock', 'term', 'menuPath'),
  ...always(
    [],
    'callout',
    'steps',
    'tabs',
    'cards',
    'sequence',
    'codePanel',
    'entries',
    'nameIndex',
    'request',
    'response',
  ),
  ...always([], 'schema', 'schemaTable', 'enumTable', 'errorCatalogue', 'gaps'),
  heading: ({ level, anchor, children }) => (level === 4 ? [] : [{ level, anchor, text: textOf(children) }]),
  operation: ({ operation: { anchor, title, level } }) => [{ level: level === 2 ? 2 : 3, anchor, text: title }],
  webhook: ({ webhook: { anchor, title } }) => [{ level: 3, anchor, text: title }],
};
