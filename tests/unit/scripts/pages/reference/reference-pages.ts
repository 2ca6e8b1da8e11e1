import { textOf } from '#src/shared/content/visitor.ts';
import { toSite } from '#scripts/pages/site.ts';
import type { Api } from '#src/model/api.ts';
import type { Content, ContentNode } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { ReferencePage } from '#src/model/page.ts';
import { api, CONFIG } from '../../model-builders.ts';

/** The reference of an API without guides. */
export function referenceOf(parts: Partial<Api>) {
  return toSite(api(parts), { config: CONFIG, groups: [], guides: [] }).site.reference;
}

export function pageOf(parts: Partial<Api>, href: Href): ReferencePage {
  return referenceOf(parts).page(href);
}

/** A page as a reader hears it: headings with their level, text, lists and links, line by line. */
export function linesOf(content: Content): readonly string[] {
  return content.flatMap(lines);
}

function lines(node: ContentNode): readonly string[] {
  if (node.kind === 'heading') return [`${'#'.repeat(node.level)} ${textOf(node.children)}`];
  if (node.kind === 'columns') return node.columns.flatMap(linesOf);
  if (node.kind === 'entries')
    return [
      ...node.entries.map(
        ({ label, href, method }) => `${method === undefined || method === '' ? '' : `${method} `}${label} → ${href}`,
      ),
      ...(node.more > 0 ? [`and ${node.more} more`] : []),
    ];
  if (
    node.kind === 'element' &&
    (node.name === 'ul' || node.name === 'table' || node.name === 'thead' || node.name === 'tbody')
  )
    return node.children.flatMap(lines);
  if (node.kind === 'element' && node.name === 'tr')
    return [node.children.map((cell) => textOf([cell]).trim()).join(' | ')];
  if (node.kind === 'element' && node.name === 'li') {
    const inner = node.children.filter((child) => child.kind === 'element' && child.name === 'ul');
    return [
      `- ${textOf(node.children.filter((child) => !inner.includes(child))).trim()}`,
      ...inner.flatMap(lines).map((line) => `  ${line}`),
    ];
  }
  return [textOf([node]).trim()];
}
