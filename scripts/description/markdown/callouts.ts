import type { Blockquote, Nodes, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFileMessage } from 'vfile-message';
import { isTooDeep } from './bounds.ts';

/** Matches a line of colons, which begins or ends a callout. List markers and `>` may precede the colons. */
const MARKER =
  /^(?<before>(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t])*)(?<mark>:{3,}[ \t]*(?:(?<kind>[A-Za-z][\w-]*)[ \t]*(?<title>.*))?)$/gm;

interface Marker {
  /** Kind of the callout that the marker begins, such as `note`; absent if the marker ends a callout. */
  readonly kind?: string;
  readonly title: string;
}

/**
 * Parses Markdown with callouts: `:::note Title` … `:::` (as in Docusaurus, Starlight and VitePress) and `[!NOTE]` in a
 * block quotation (as on GitHub). Both become `<Callout kind="note" title="Title">`. Before parsing, each line of
 * colons is replaced with a thematic break (`___`), which ends a paragraph or list. The break is as long as the line,
 * so that all nodes keep their positions.
 *
 * @throws {VFileMessage} with the position of a callout that lacks its end or beginning.
 */
export function parseCallouts(text: string, parse: (text: string) => Root): Root {
  const tree = parse(text);
  // The callers do not use a tree that is too deep to traverse.
  if (!/:::|\[!/.test(text) || isTooDeep(tree)) return tree;
  const code = text.includes(':::') ? codeIn(tree) : [];
  const markers = new Map<number, Marker>();
  const marked = text.replace(MARKER, (line, ...rest) => {
    const { before, mark, kind, title = '' } = rest.at(-1) as Record<'before' | 'mark' | 'kind' | 'title', string>;
    const offset = (rest.at(-3) as number) + before.length;
    if (code.some(([start, end]) => offset >= start && offset < end)) return line;
    markers.set(offset, { ...(kind === undefined ? {} : { kind }), title: title.replace(/^\[(.*)\]$/, '$1').trim() });
    return before + '___'.padEnd(mark.length);
  });
  const result = markers.size === 0 ? tree : parse(marked);
  if (isTooDeep(result)) return result;
  group(result, markers);
  alerts(result, text);
  return result;
}

function codeIn(node: Nodes): readonly (readonly [start: number, end: number])[] {
  if (node.type === 'code') return [[node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]];
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}

/** Moves the nodes between two markers into a callout node, at every depth of the tree. */
function group(parent: Nodes, markers: ReadonlyMap<number, Marker>): void {
  if (!('children' in parent)) return;
  const done: RootContent[] = [];
  const open: MdxJsxFlowElement[] = [];
  for (const child of parent.children as RootContent[]) {
    group(child, markers);
    const marker = child.type === 'thematicBreak' ? markers.get(child.position?.start.offset ?? -1) : undefined;
    if (marker?.kind !== undefined) open.push(callout(marker.kind, child.position, marker.title));
    else {
      const ended = marker === undefined ? child : open.pop();
      if (ended === undefined)
        throw unbalanced('This `:::` closes no callout.', 'Write `:::note` above it, or remove it.', child);
      if (marker !== undefined && ended.position && child.position) ended.position.end = child.position.end;
      ((open.at(-1)?.children as RootContent[] | undefined) ?? done).push(ended);
    }
  }
  const [unended] = open;
  if (unended !== undefined)
    throw unbalanced(
      'This callout is not closed.',
      'Write `:::` on a line below it, with the same indentation.',
      unended,
    );
  parent.children = done as Parents['children'] as typeof parent.children;
}

function unbalanced(reason: string, note: string, { position }: Nodes): VFileMessage {
  return Object.assign(new VFileMessage(reason, position), { note });
}

/** Turns block quotations that begin with `[!KIND]` into callouts. */
function alerts(parent: Nodes, text: string): void {
  if (!('children' in parent)) return;
  parent.children = (parent.children as Parents['children']).map((child) => {
    alerts(child, text);
    return child.type === 'blockquote' ? (alert(child, text) ?? child) : child;
  }) as typeof parent.children;
}

function alert({ children, position }: Blockquote, text: string): MdxJsxFlowElement | undefined {
  const [first, ...others] = children;
  const [begin, ...line] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || begin?.type !== 'text') return undefined;
  const [whole, kind, gap] = /^\[!([A-Za-z][\w-]*)\][+-]?[ \t]*(\n?)/.exec(begin.value) ?? [];
  if (whole === undefined || kind === undefined) return undefined;
  const rest = begin.value.slice(whole.length);
  const start = begin.position?.start;
  if (start?.offset !== undefined && gap === '\n') {
    const end = text.indexOf('\n', start.offset) + 1;
    const indent = /^[ \t>]*/.exec(text.slice(end))?.[0].length ?? 0;
    Object.assign(start, { line: start.line + 1, column: indent + 1, offset: end + indent });
  }
  const words = rest === '' ? line : [{ ...begin, value: rest }, ...line];
  // Removes a hard line break after `[!KIND]`.
  if (words[0]?.type === 'break') words.shift();
  const blocks = words.length === 0 ? others : [{ ...first, children: words }, ...others];
  return { ...callout(kind, position), children: blocks as MdxJsxFlowElement['children'] };
}

function callout(kind: string, position: Nodes['position'], title = ''): MdxJsxFlowElement {
  const attribute = (name: string, value: string): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name,
    value,
    ...(position === undefined ? {} : { position: { start: position.start, end: position.start } }),
  });
  return {
    type: 'mdxJsxFlowElement',
    name: 'Callout',
    attributes: [attribute('kind', kind.toLowerCase()), ...(title === '' ? [] : [attribute('title', title)])],
    children: [],
    ...(position === undefined ? {} : { position: { ...position } }),
  };
}
