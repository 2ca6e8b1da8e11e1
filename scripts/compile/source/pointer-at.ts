import { getLineColLocation, type Source } from '@redocly/openapi-core';
import type { Location } from '../../cli/problem.ts';

/** A node of the tree in which Redocly looks up lines. */
interface Tree {
  readonly startPosition: number;
  readonly endPosition: number;
  /** Of a map. */
  readonly mappings?: readonly (Tree & { readonly key: Tree & { readonly value: string }; readonly value?: Tree })[];
  /** Of a list. */
  readonly items?: readonly (Tree | null)[];
}

/**
 * JSON Pointer (RFC 6901) of a place in a YAML file: of the outermost value that is exactly there, else of the innermost
 * around its beginning. Empty for the whole file.
 */
export function pointerAt(source: Source, { line, column, endLine, endColumn }: Location): string {
  const lines = source.getLines();
  const offset = (row: number, col: number): number =>
    lines.slice(0, row - 1).reduce((sum, text) => sum + text.length + 1, 0) + col - 1;
  const from = offset(line, column);
  const to = endLine === undefined || endColumn === undefined ? from : offset(endLine, endColumn);
  let pointer = '';
  if (to <= from && from === 0) return pointer;
  for (let node = treeOf(source); node !== undefined;) {
    if (node.startPosition === from && node.endPosition === to) return pointer;
    const isAround = (part: Tree | null | undefined): boolean =>
      part != null && part.startPosition <= from && from < Math.max(part.endPosition, part.startPosition + 1);
    const index = node.items?.findIndex(isAround) ?? -1;
    const mapping = node.mappings?.find(isAround);
    if (mapping !== undefined) pointer += `/${mapping.key.value.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    else if (index >= 0) pointer += `/${index}`;
    const next: Tree | null | undefined = mapping === undefined ? node.items?.[index] : mapping.value;
    node = isAround(next) ? (next ?? undefined) : undefined;
  }
  return pointer;
}

/** The tree is made by a parser that Redocly does not export, and kept by the source. */
function treeOf(source: Source): Tree | undefined {
  let tree: unknown;
  const body = source.body;
  const getAst: Source['getAst'] = (parse) => {
    const made = source.getAst(parse);
    tree = made;
    return made;
  };
  getLineColLocation({ source: { ...source, body, getAst } as unknown as Source, pointer: '#/', reportOnKey: false });
  return tree as Tree | undefined;
}
