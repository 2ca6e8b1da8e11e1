import { posix } from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { Layout } from './layout.ts';

/**
 * Says a guide of a foreign layout in the words of this project, in place and without moving anything: components and
 * attributes by our names, links to files (`./errors.mdx#codes`) as addresses (`/errors#codes`). `page` is the path of
 * the guide below the folder of the guides.
 */
export function translate(tree: Root, page: string, { components, sidebar }: Layout): Root {
  const folder = posix.dirname(page);
  const visit = (node: Nodes): void => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const alias = node.name !== null && Object.hasOwn(components, node.name) ? components[node.name] : undefined;
      if (alias !== undefined) {
        node.name = alias.component;
        for (const attribute of node.attributes)
          if ('name' in attribute) attribute.name = alias.attributes[attribute.name] ?? attribute.name;
      }
    }
    if (sidebar !== undefined && (node.type === 'link' || node.type === 'definition'))
      node.url = toAddress(node.url, folder);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return tree;
}

function toAddress(url: string, folder: string): string {
  const [, file, anchor = ''] = /^(?![a-z][a-z0-9+.-]*:|\/|#)([^#?]+?)(?:\.mdx?)?(#.*)?$/i.exec(url) ?? [];
  return file === undefined ? url : `${posix.join('/', folder, file)}${anchor}`;
}
