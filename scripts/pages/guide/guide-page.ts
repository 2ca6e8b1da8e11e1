import type { Nodes } from 'mdast';
import type { Content } from '#src/model/content.ts';
import type { Heading, Href } from '#src/model/nav.ts';
import type { GuidePage } from '#src/model/page.ts';
import type { GuideSource } from '../../guides/sources/guide-source.ts';
import { isFile, pictureOf } from '../../description/source/images.ts';
import { always, textOf, visit, type ContentVisitor } from '#src/shared/content/visitor.ts';
import type { Problem } from '../../cli/problem.ts';
import { toContent, type MdxElement } from '../../guides/prose/content.ts';
import { codeBlockOf, isSequence } from '../../guides/prose/fence.ts';
import { footnotes } from '../../guides/prose/footnotes.ts';
import { slug } from '../context/anchors.ts';
import { locationOf } from './location.ts';
import { resolveLink, type LinkUse } from './links.ts';
import type { PageContext } from '../context/page-context.ts';
import { parseSequence } from './sequence.ts';
import { attributesOf, type GuideContext, type GuideProblem, walkElements } from '../vocabulary/component.ts';
import { componentOf } from '../vocabulary/index.ts';
import { isMisused } from './vocabulary-problems.ts';

/**
 * A guide whose page is not complete yet, with the problems and links found so far. `built` has the content of embedded
 * API parts, such as operations. They are built for all guides before any prose, so that the prose can link to them.
 */
export interface GuideDraft {
  readonly guide: GuideSource;
  readonly context: PageContext;
  readonly problems: Problem[];
  readonly links: LinkUse[];
  readonly built: Map<MdxElement, Content>;
}

/**
 * Adds to the context the URLs of the operations, schemas and other API parts that the guide explains. To be called
 * before any part is built.
 */
export function announce({ guide, context }: GuideDraft): void {
  for (const node of walkElements(guide.tree)) componentOf(node)?.announce?.(attributesOf(node), context);
}

/** Builds the operations, schemas and tables embedded in the guide, in the order of the page. */
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

/**
 * Creates the page: converts the prose and inserts the API parts already built. `changed` is the day of the guide's
 * last change.
 */
export function guidePage(draft: GuideDraft, group: string, changed: string | undefined): GuidePage {
  const { guide } = draft;
  const { context, notes, checkFormerAnchors } = guideContext(draft);
  const content = [...context.content(guide.tree.children), ...notes()];
  checkFormerAnchors();
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
    ...draft.context.questions.all(),
    ...draft.context.moves.rules(),
    ...(changed === undefined ? {} : { changed }),
  };
}

/** Creates the context for the components of a guide, and collects its footnotes. */
function guideContext(draft: GuideDraft): {
  readonly context: GuideContext;
  notes(): Content;
  /** Reports a heading's former anchor if it is invalid or still in use. To be called when the page is complete. */
  checkFormerAnchors(): void;
} {
  const formers: (readonly [anchor: string, node: Nodes])[] = [];
  const { guide, context, problems, links, built } = draft;
  const report = (problem: GuideProblem, node: Nodes, attribute?: string): void => {
    if (problem.check === 'guide-vocabulary' && attribute === undefined && isMisused(node)) return;
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
  let section: Href = guide.href;
  const guided: GuideContext = {
    ...context,
    report,
    link,
    section: () => section,
    content: (nodes) => toContent(nodes, prose),
  };
  const { context: prose, content: notes } = footnotes(guide.tree.children, {
    heading: (text, _, node) => {
      const anchor = context.anchors.claim(slug(text));
      section = `${guide.href}#${anchor}`;
      for (const former of node.data?.formerly ?? []) {
        context.moves.note(former, anchor);
        formers.push([former, node]);
      }
      return anchor;
    },
    link,
    embed: (node) => {
      const component = componentOf(node);
      return built.get(node) ?? component?.render({ attributes: attributesOf(node), node, context: guided }) ?? [];
    },
    picture: (node) => {
      const image = guide.images.get(node.url);
      const alt = node.alt?.trim() ?? '';
      // A problem with an image file is reported where the file is read, not here.
      if (image === undefined) return isFile(node.url) ? { kind: 'text', value: alt } : undefined;
      return pictureOf(image, { alt, width: node.data?.width });
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
          hint: 'Use only Markdown and the components that `guides/README.md` lists.',
        },
        node,
      ),
  });
  const checkFormerAnchors = (): void => {
    for (const [index, [former, node]] of formers.entries())
      if (
        !/^[^\s#]+$/.test(former) ||
        context.anchors.has(former) ||
        formers.findIndex(([one]) => one === former) < index
      )
        report(
          {
            check: 'moved',
            message: `\`${former}\` cannot be a former anchor of this heading.`,
            hint: 'Write an anchor without `#` that the page no longer has, and only at one heading: `{/* formerly: old-heading */}`.',
          },
          node,
        );
  };
  return { context: guided, notes, checkFormerAnchors };
}

const REFUSED: Readonly<Record<string, string>> = {
  html: 'raw HTML',
  mdxjsEsm: '`import` or `export`',
  mdxFlowExpression: 'an expression in braces',
  mdxTextExpression: 'an expression in braces',
  mdxJsxTextElement: 'this component inside a line',
};

/**
 * Returns the entries for the list of headings: headings of levels 2 and 3 in the text and inside columns, and the
 * titles of operations and webhooks. Headings in steps, tabs or callouts are omitted.
 */
function headingsOf(content: Content): readonly Heading[] {
  return content.flatMap((node) => visit(node, HEADINGS));
}

const HEADINGS: ContentVisitor<readonly Heading[]> = {
  ...always([], 'text', 'element', 'link', 'image', 'picture', 'codeBlock', 'term', 'menuPath'),
  ...always([], 'callout', 'steps', 'tabs', 'cards', 'sequence', 'codePanel', 'entries', 'request', 'response'),
  ...always([], 'schema', 'schemaTable', 'enumTable', 'errorCatalogue'),
  columns: ({ columns }) => columns.flatMap(headingsOf),
  heading: ({ level, anchor, children }) => (level === 4 ? [] : [{ level, anchor, text: textOf(children) }]),
  operation: ({ operation: { anchor, title, level } }) => [{ level: level === 2 ? 2 : 3, anchor, text: title }],
  webhook: ({ webhook: { anchor, title } }) => [{ level: 3, anchor, text: title }],
};
