import type { Content, ContentNode } from '#src/model/content.ts';
import { paragraph, text } from './nodes.ts';
import { always, INLINE_ELEMENTS, textOf, visit, type ContentVisitor } from '#src/shared/content/visitor.ts';

/** Whether a node is phrasing content (HTML, section 3.2.5.2.5) rather than a block. */
export function isPhrasing(node: ContentNode): boolean {
  return visit(node, IS_PHRASING);
}

const IS_PHRASING: ContentVisitor<boolean> = {
  element: ({ name }) => INLINE_ELEMENTS.has(name),
  ...always(true, 'text', 'link', 'image', 'picture', 'term', 'menuPath'),
  ...always(false, 'heading', 'codeBlock', 'callout', 'steps', 'tabs', 'cards', 'columns', 'sequence', 'codePanel'),
  ...always(false, 'operation', 'request', 'response', 'webhook', 'schemaTable', 'enumTable', 'errorCatalogue'),
  ...always(false, 'schema', 'entries'),
};

/**
 * Wraps each run of phrasing content in a paragraph, and leaves blocks as they are: HTML allows no block inside a
 * paragraph (section 4.4.1).
 */
export function paragraphs(content: Content): Content {
  const blocks: ContentNode[] = [];
  let line: ContentNode[] = [];
  const end = (): void => {
    const words = trimmed(line);
    if (words.length > 0) blocks.push(paragraph(...words));
    line = [];
  };
  for (const node of content) {
    if (isPhrasing(node)) line.push(node);
    else {
      end();
      blocks.push(node);
    }
  }
  end();
  return blocks;
}

/** Removes white space and line breaks at the ends of content. */
export function trimmed(content: Content): Content {
  return parted(content).words;
}

/** Splits content into three parts: the `words`, and the white space and line breaks `before` and `after` them. */
export function parted(content: Content): Readonly<Record<'before' | 'words' | 'after', Content>> {
  const from = Math.max(0, content.findIndex(isWord));
  const to = content.findLastIndex(isWord) + 1;
  const [before, words, after] = [content.slice(0, from), content.slice(from, to), content.slice(to)];
  const [first, last] = [words[0], words.at(-1)];
  if (first?.kind === 'text' && START.test(first.value)) {
    words[0] = text(first.value.replace(START, ''));
    before.push(text(' '));
  }
  if (last?.kind === 'text' && END.test(last.value)) {
    words[words.length - 1] = text(textOf(words.slice(-1)).replace(END, ''));
    after.unshift(text(' '));
  }
  return { before, words, after };
}

const START = /^[ \t\n\f\r]+/;
const END = /[ \t\n\f\r]+$/;

function isWord(node: ContentNode): boolean {
  return node.kind === 'text' ? node.value.trim() !== '' : node.kind !== 'element' || node.name !== 'br';
}

/** Replaces each block with the phrasing content inside it, for an element that may not contain blocks. */
export function phrases(content: Content): Content {
  return content.flatMap((node, index): Content => {
    if (isPhrasing(node)) return [node];
    return node.kind === 'element' ? [...(index > 0 ? [text(' ')] : []), ...phrases(node.children)] : [];
  });
}

/** If content has only one paragraph, replaces the paragraph with its children. */
export function unwrapped(content: Content): Content {
  const isParagraph = (node: ContentNode) => node.kind === 'element' && node.name === 'p';
  return content.filter(isParagraph).length > 1
    ? content
    : content.flatMap((node) => (isParagraph(node) && 'children' in node ? node.children : [node]));
}

/** Replaces links with their content, for use inside a link: HTML links do not nest (section 4.5.1). */
export function unlinked(content: Content): Content {
  return content.flatMap((node): Content => {
    if (node.kind === 'link') return unlinked(node.children);
    if (node.kind === 'image') return [text(node.alt)];
    if (node.kind === 'term') {
      const { href: _, ...plain } = node;
      return [plain];
    }
    return [node.kind === 'element' ? { ...node, children: unlinked(node.children) } : node];
  });
}
