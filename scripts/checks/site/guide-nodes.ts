import type { Code, Nodes, Root } from 'mdast';
import type { GuideSource } from '../../guides/guide-source.ts';
import { displayPath, type Location } from '../../problem.ts';

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

/** Place of a character of a guide. */
export function placeAt({ file, text }: GuideSource, offset: number, length = 0): Location {
  const before = text.slice(0, offset);
  const [line, column] = [before.split('\n').length, offset - before.lastIndexOf('\n')];
  return {
    file: displayPath(file),
    line,
    column,
    ...(length === 0 ? {} : { endLine: line, endColumn: column + length }),
  };
}

/** Place of a node. */
export function placeOf(guide: GuideSource, { position }: Nodes): Location {
  const [start, end] = [position?.start, position?.end];
  return {
    file: displayPath(guide.file),
    line: start?.line ?? 1,
    column: start?.column ?? 1,
    ...(end === undefined ? {} : { endLine: end.line, endColumn: end.column }),
  };
}

/** A block of code in a guide: ```` ```json operation="listOrders" status="200" ````. */
export interface Fence {
  readonly guide: GuideSource;
  readonly node: Code;
  /** Lower case; empty without one. */
  readonly language: string;
  /** What stands behind the language. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Place of a character of the code. */
  at(offset: number): Location;
  /** Place of an attribute's value, or of its name; of the fence when it has none. */
  atAttribute(name: string, onName?: boolean): Location;
}

const ATTRIBUTE = /([A-Za-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{?([^\s"'{}]+)\}?)/g;

/** Every block of code of a guide. */
export function fencesIn(guide: GuideSource): readonly Fence[] {
  return nodesIn(guide.tree).flatMap((node) => (node.type === 'code' ? [toFence(guide, node)] : []));
}

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
    at: (offset) => placeAt(guide, start + sourceOffset(lines, node.value, offset)),
    atAttribute: (name, onName = false) => {
      const found = given.find((attribute) => attribute.name === name);
      if (found === undefined) return placeAt(guide, start, info.trimEnd().length);
      return onName ? placeAt(guide, found.nameOffset, name.length) : placeAt(guide, found.offset, found.value.length);
    },
  };
}

/** Lines of the code stand in the file behind the indent of what they are in. */
function sourceOffset(lines: readonly string[], value: string, offset: number): number {
  const before = value.slice(0, offset).split('\n');
  const line = before.length;
  const written = (lines[line] ?? '').replace(/\r$/, '');
  const code = value.split('\n')[line - 1] ?? '';
  const above = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
  return above + Math.max(0, written.length - code.length) + (before.at(-1) ?? '').length;
}
