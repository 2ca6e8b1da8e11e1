import { isMap, isScalar, LineCounter, parseDocument, visit, type Alias, type Document, type ParsedNode } from 'yaml';
import { displayPath, type Location, type Problem } from '../../cli/problem.ts';

/** A YAML file of the guides, with positions. */
export interface YamlFile {
  readonly file: string;
  /** The parsed value; undefined when the file has problems. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Location of the node at `path`, or of its key. Falls back to the nearest node that exists. */
  locate(path: readonly (string | number)[], onKey?: boolean): Location;
}

/** Limit of alias expansion, which stops YAML bombs. */
const MAX_ALIASES = 100;

/**
 * Parses a small YAML text (YAML 1.2 core schema, unique keys). `lineOffset` is added where the text sits inside
 * another file.
 */
export function parseYaml(text: string, file: string, lineOffset = 0): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
  // One error per place: the parser often reports two.
  const syntax = document.errors
    .map(({ message, pos }) => ({ message, offset: pos[0] }))
    .filter(({ offset }, index, all) => offset !== all[index - 1]?.offset);
  const { value, errors } = syntax.length > 0 ? { value: undefined, errors: syntax } : valueOf(document);
  return {
    file,
    value,
    problems: errors.map(({ message, offset }) =>
      yamlProblem(message.replace(/\s+/g, ' '), at(lines, offset, file, lineOffset)),
    ),
    locate: (path, onKey = false) => at(lines, offsetOf(document, path, onKey), file, lineOffset),
  };
}

/** Syntax problems of a YAML text that a stricter parser has refused; at least one. */
export function yamlProblems(text: string, file: string): readonly Problem[] {
  const { problems } = parseYaml(text, file);
  if (problems.length > 0) return problems;
  return [yamlProblem('The YAML cannot be read.', { file: displayPath(file), line: 1, column: 1 })];
}

/** The value, or an error: an alias without an anchor, or aliases that expand without bounds. */
function valueOf(document: Document.Parsed): {
  value: unknown;
  errors: readonly { message: string; offset: number }[];
} {
  try {
    return { value: document.toJS({ maxAliasCount: MAX_ALIASES }), errors: [] };
  } catch (error) {
    return {
      value: undefined,
      errors: [{ message: (error as Error).message, offset: culprit(document)?.range?.[0] ?? 0 }],
    };
  }
}

/** The first alias without an anchor, else the first alias. */
function culprit(document: Document.Parsed): Alias | undefined {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  return aliases.find((alias) => alias.resolve(document) === undefined) ?? aliases[0];
}

function yamlProblem(message: string, location: Location): Problem {
  return {
    check: 'yaml-syntax',
    severity: 'error',
    message,
    hint: 'Mend the YAML at this place; indent with spaces and give each key once.',
    location,
  };
}

function at(lines: LineCounter, offset: number, file: string, lineOffset: number): Location {
  const { line, col } = lines.linePos(offset);
  return { file: displayPath(file), line: Math.max(1, line) + lineOffset, column: Math.max(1, col) };
}

function offsetOf(document: Document.Parsed, path: readonly (string | number)[], onKey: boolean): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1];
    if (isMap(parent) && (onKey || depth < path.length)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (pair !== undefined) return (pair.key as ParsedNode).range[0];
    }
    const node = document.getIn(path.slice(0, depth), true) as ParsedNode | undefined;
    if (node?.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}
