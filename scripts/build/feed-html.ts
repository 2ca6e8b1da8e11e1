import type { Content, ContentNode } from '#src/model/content.ts';
import { escapeXml } from './escape-xml.ts';

/** Makes the URL of a link, as a feed is read elsewhere. */
type Resolve = (href: string) => string;

/** Writes text, lists, links and code as HTML for feed readers; parts that need styles or scripts are left out. */
export function feedHtml(content: Content, resolve: Resolve): string {
  return content.map((node) => nodeHtml(node, resolve)).join('');
}

function nodeHtml(node: ContentNode, resolve: Resolve): string {
  switch (node.kind) {
    case 'text':
      return escapeXml(node.value);
    case 'element':
      return `<${node.name}>${feedHtml(node.children, resolve)}</${node.name}>`;
    case 'heading':
      return `<h${node.level}>${feedHtml(node.children, resolve)}</h${node.level}>`;
    case 'link':
      return `<a href="${escapeXml(resolve(node.href))}">${feedHtml(node.children, resolve)}</a>`;
    case 'codeBlock':
      return `<p>${escapeXml(node.title ?? '')}</p><pre><code>${escapeXml(node.code.text)}</code></pre>`;
    default:
      return '';
  }
}
