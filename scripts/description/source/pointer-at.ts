import { getLineColLocation, type Source } from '@redocly/openapi-core';
import { escapePointer } from '#src/shared/schema/resolve-ref.ts';
import type { Location } from '../../cli/problem.ts';

/** A node of the YAML syntax tree that Redocly uses to look up lines. Positions are offsets in the text. */
interface Tree {
  readonly startPosition: number;
  readonly endPosition: number;
  /** Members of a map. */
  readonly mappings?: readonly (Tree & { readonly key: { readonly value: string }; readonly value?: Tree })[];
  /** Items of a list. */
  readonly items?: readonly (Tree | null)[];
}

/**
 * Returns a function that finds the JSON Pointer (RFC 6901) for a location in a YAML file. The pointer leads to the
 * outermost value with exactly this location, else to the innermost value that contains the beginning of the location.
 * It is empty for the whole file.
 */
export function pointersIn(source: Source): (location: Location) => string {
  const starts = [0];
  for (const line of source.getLines()) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const tree = treeOf(source);
  return ({ line, column, endLine = line, endColumn = column }) => {
    const from = (starts[line - 1] ?? 0) + column - 1;
    const to = (starts[endLine - 1] ?? 0) + endColumn - 1;
    const isAround = (part: Tree | null | undefined): part is Tree =>
      part != null && part.startPosition <= from && from < Math.max(part.endPosition, part.startPosition + 1);
    let pointer = '';
    let node: Tree | null | undefined = from === 0 && to <= from ? undefined : tree;
    while (node != null && (node.startPosition !== from || node.endPosition !== to)) {
      const mapping: NonNullable<Tree['mappings']>[number] | undefined = node.mappings?.find(isAround);
      const index: number = node.items?.findIndex(isAround) ?? -1;
      if (mapping !== undefined) pointer += `/${escapePointer(mapping.key.value)}`;
      else if (index >= 0) pointer += `/${index}`;
      const next: Tree | null | undefined = mapping === undefined ? node.items?.[index] : mapping.value;
      node = isAround(next) ? next : undefined;
    }
    return pointer;
  };
}

/**
 * Returns the YAML syntax tree that Redocly uses to look up lines. Redocly does not export the parser, but passes it to
 * `getAst`.
 */
function treeOf(source: Source): Tree | undefined {
  let tree: unknown;
  const getAst: Source['getAst'] = (parse) => {
    const made = source.getAst(parse);
    tree = made;
    return made;
  };
  getLineColLocation({ source: { body: source.body, getAst } as Source, pointer: '#/', reportOnKey: false });
  return tree as Tree | undefined;
}
