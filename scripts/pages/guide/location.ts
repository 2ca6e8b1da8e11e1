import type { Nodes } from 'mdast';
import { displayPath, type Location } from '../../cli/problem.ts';

/**
 * Returns the source location of a node in a guide. If the node has the given attribute, returns the location of the
 * attribute instead.
 */
export function locationOf(file: string, node: Nodes, attribute?: string): Location {
  const inside =
    attribute !== undefined && 'attributes' in node
      ? node.attributes.find((candidate) => 'name' in candidate && candidate.name === attribute)
      : undefined;
  return locationAt(file, inside?.position ?? node.position);
}

export function locationAt(file: string, position: Nodes['position']): Location {
  return {
    file: displayPath(file),
    line: position?.start.line ?? 1,
    column: position?.start.column ?? 1,
    ...(position === undefined ? {} : { endLine: position.end.line, endColumn: position.end.column }),
  };
}
