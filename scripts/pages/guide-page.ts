import type { Nodes } from 'mdast';
import type { Content } from '../../src/model/content.ts';
import type { Heading } from '../../src/model/nav.ts';
import type { GuidePage } from '../../src/model/page.ts';
import type { GuideSource } from '../guides/guide-source.ts';
import { didYouMean } from '../nearest.ts';
import { displayPath, type Location, type Problem } from '../problem.ts';
import { toContent, type ContentContext, type MdxElement } from '../prose/content.ts';
import { slug } from './anchors.ts';
import { resolveLink, type LinkUse } from './links.ts';
import type { PageContext } from './page-context.ts';
import { parseSequence } from './sequence.ts';
import type { Attributes, GuideContext, GuideProblem } from './vocabulary/component.ts';
import { componentOf, VOCABULARY } from './vocabulary/index.ts';
import { walkElements } from './vocabulary/walk.ts';

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
      draft.built.set(node, component.render({ attributes: attributesOf(node), node, context: guideContext(draft) }));
  }
}

/** Converts the prose around the parts already built. */
export function guidePage(draft: GuideDraft, group: string): GuidePage {
  const { guide } = draft;
  const content = guideContext(draft).content(guide.tree.children);
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
  };
}

function guideContext(draft: GuideDraft): GuideContext {
  const { guide, context, problems, links, built } = draft;
  const report = ({ check, message, hint }: GuideProblem, node: Nodes, attribute?: string): void => {
    problems.push({ check, severity: 'error', message, hint, location: locationOf(guide.file, node, attribute) });
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
  const prose: ContentContext = {
    heading: (text) => context.anchors.claim(slug(text)),
    link,
    embed: (node) => {
      const component = componentOf(node);
      return built.get(node) ?? component?.render({ attributes: attributesOf(node), node, context: guided }) ?? [];
    },
    codeBlock: (node) => {
      if (node.lang !== 'sequence')
        return { kind: 'codeBlock', code: { text: node.value, syntax: node.lang ?? 'text' } };
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
          message: `A guide cannot hold ${REFUSED[node.type] ?? `a \`${node.type}\``}.`,
          hint: 'Write Markdown and the components that README lists.',
        },
        node,
      ),
  };
  return guided;
}

const REFUSED: Readonly<Record<string, string>> = {
  html: 'raw HTML',
  mdxjsEsm: '`import` or `export`',
  mdxFlowExpression: 'an expression in braces',
  mdxTextExpression: 'an expression in braces',
  mdxJsxTextElement: 'this component inside a line',
};

/** Mistakes in how a guide uses the vocabulary: unknown components, missing, unknown or computed attributes. */
export function vocabularyProblems(guide: GuideSource): readonly Problem[] {
  return walkElements(guide.tree).flatMap((node) => {
    const name = node.name ?? '';
    const component = componentOf(node);
    const problem = (message: string, hint: string, position = node.position): Problem => ({
      check: 'guide-vocabulary',
      severity: 'error',
      message,
      hint,
      location: locationAt(guide.file, position),
    });
    if (component === undefined)
      return [problem(`There is no component \`<${name}>\`.`, didYouMean(name, Object.keys(VOCABULARY)))];
    const given = node.attributes.flatMap((attribute) => ('name' in attribute ? [attribute] : []));
    return [
      ...node.attributes
        .filter(
          (attribute) => !('name' in attribute) || (typeof attribute.value === 'object' && attribute.value !== null),
        )
        .map(({ position }) =>
          problem(`\`<${name}>\` has an attribute in braces.`, 'Give plain text in quotes.', position),
        ),
      ...given
        .filter(({ value }) => value === null || value === undefined)
        .map((attribute) =>
          problem(
            `The attribute \`${attribute.name}\` of \`<${name}>\` has no value.`,
            `Write \`${attribute.name}="…"\`.`,
            attribute.position,
          ),
        ),
      ...given
        .filter((attribute) => !Object.hasOwn(component.attributes, attribute.name))
        .map((attribute) =>
          problem(
            `\`<${name}>\` has no attribute \`${attribute.name}\`.`,
            didYouMean(attribute.name, Object.keys(component.attributes)),
            attribute.position,
          ),
        ),
      ...Object.entries(component.attributes)
        .filter(([key, required]) => required && !given.some((attribute) => attribute.name === key))
        .map(([key]) => problem(`\`<${name}>\` lacks the attribute \`${key}\`.`, `Write \`<${name} ${key}="…">\`.`)),
    ];
  });
}

function attributesOf(node: MdxElement): Attributes {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      'name' in attribute && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
    ),
  );
}

function locationOf(file: string, node: Nodes, attribute?: string): Location {
  const inside =
    attribute !== undefined && 'attributes' in node
      ? node.attributes.find((candidate) => 'name' in candidate && candidate.name === attribute)
      : undefined;
  return locationAt(file, inside?.position ?? node.position);
}

function locationAt(file: string, position: Nodes['position']): Location {
  return {
    file: displayPath(file),
    line: position?.start.line ?? 1,
    column: position?.start.column ?? 1,
    ...(position === undefined ? {} : { endLine: position.end.line, endColumn: position.end.column }),
  };
}

function headingsOf(content: Content): readonly Heading[] {
  return content.flatMap((node): Heading[] => {
    if (node.kind === 'heading' && node.level !== 4)
      return [{ level: node.level, anchor: node.anchor, text: textOf(node.children) }];
    if (node.kind === 'operation') return [{ level: 3, anchor: node.operation.anchor, text: node.operation.title }];
    if (node.kind === 'webhook') return [{ level: 3, anchor: node.webhook.anchor, text: node.webhook.title }];
    return [];
  });
}

/** Plain text of content. */
export function textOf(content: Content): string {
  return content
    .map((node) => {
      if (node.kind === 'text') return node.value;
      if (node.kind === 'term') return node.detail === undefined ? node.text : `${node.text} (${node.detail})`;
      if (node.kind === 'clicks') return node.labels.join(', ');
      return 'children' in node ? textOf(node.children) : '';
    })
    .join('');
}
