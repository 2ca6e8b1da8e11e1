import type { Code, Nodes, Root } from 'mdast';
import type { GuideSource } from '../../../source/guides/guide-source.ts';
import type { Location } from '../../../../cli/problem.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { placeInText } from './files.ts';

/** Every node of a guide, in the order of the text, outer before inner. */
export function nodesIn(tree: Root): readonly Nodes[] {
  const found: Nodes[] = [];
  const visit = (node: Nodes): void => {
    found.push(node);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return found;
}

/** A block of code in a guide: ```` ```json operation="listOrders" status="200" ````. */
export interface Fence {
  readonly guide: GuideSource;
  readonly node: Code;
  /** Lower case; empty without one. */
  readonly language: string;
  /** What follows the language. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Place of a character in the code. */
  at(offset: number): Location;
  /** Place of an attribute's value, or of its name; of the fence where there is none. */
  atAttribute(name: string, onName?: boolean): Location;
}

const ATTRIBUTE = /(?<![\w-])([A-Za-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{?([^\s"'{}]+)\}?)/g;

/** Every block of code of a guide. */
export const fencesIn = memoize((guide: GuideSource): readonly Fence[] =>
  nodesIn(guide.tree).flatMap((node) => (node.type === 'code' ? [toFence(guide, node)] : [])),
);

function toFence(guide: GuideSource, node: Code): Fence {
  const start = node.position?.start.offset ?? 0;
  const lines = guide.text.slice(start, node.position?.end.offset).split('\n');
  const info = lines[0] ?? '';
  const given = [...info.matchAll(ATTRIBUTE)].map((match) => {
    const value = match[2] ?? match[3] ?? match[4] ?? '';
    return {
      name: match[1] ?? '',
      value,
      nameOffset: start + match.index,
      offset: start + match.index + match[0].lastIndexOf(value),
    };
  });
  return {
    guide,
    node,
    language: (node.lang ?? '').split('{')[0]?.toLowerCase() ?? '',
    attributes: Object.fromEntries(given.map(({ name, value }) => [name, value])),
    at: (offset) => placeInText(guide, start + sourceOffset(lines, node.value, offset)),
    atAttribute: (name, onName = false) => {
      const found = given.find((attribute) => attribute.name === name);
      if (found === undefined) return placeInText(guide, start, info.trimEnd().length);
      return onName
        ? placeInText(guide, found.nameOffset, name.length)
        : placeInText(guide, found.offset, found.value.length);
    },
  };
}

/** In the file, lines of code follow the indentation of the block they are in. */
function sourceOffset(lines: readonly string[], value: string, offset: number): number {
  const before = value.slice(0, offset).split('\n');
  const line = before.length;
  const written = (lines[line] ?? '').replace(/\r$/, '');
  const code = value.split('\n')[line - 1] ?? '';
  const above = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
  return above + Math.max(0, written.length - code.length) + (before.at(-1) ?? '').length;
}
