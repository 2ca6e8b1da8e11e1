import { isMap, isScalar, LineCounter, parseDocument, visit, type Alias, type Document, type ParsedNode } from 'yaml';
import { displayPath, type Location, type Problem } from '../../cli/problem.ts';
import { yamlFaults, type YamlFault } from './yaml-words.ts';

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
  const syntax = yamlFaults(document.errors, text);
  const { value, faults } = syntax.length > 0 ? { value: undefined, faults: syntax } : valueOf(document);
  return {
    file,
    value,
    problems: faults.map(({ message, hint, offset }) =>
      yamlProblem(message, hint, at(lines, offset, file, lineOffset)),
    ),
    locate: (path, onKey = false) => at(lines, offsetOf(document, path, onKey), file, lineOffset),
  };
}

/** Syntax problems of a YAML text that a stricter parser has refused; at least one. */
export function yamlProblems(text: string, file: string): readonly Problem[] {
  const { problems } = parseYaml(text, file);
  if (problems.length > 0) return problems;
  return [
    yamlProblem('The YAML cannot be read.', 'Check quotes, brackets and indentation.', {
      file: displayPath(file),
      line: 1,
      column: 1,
    }),
  ];
}

/** The value, or what its aliases do wrong: one has no anchor, or they expand without bounds. */
function valueOf(document: Document.Parsed): { value: unknown; faults: readonly YamlFault[] } {
  try {
    return { value: document.toJS({ maxAliasCount: MAX_ALIASES }), faults: [] };
  } catch {
    return { value: undefined, faults: [aliasFault(document)] };
  }
}

/** The first alias without an anchor, else the first alias. */
function aliasFault(document: Document.Parsed): YamlFault {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  const lost = aliases.find((alias) => alias.resolve(document) === undefined);
  const offset = (lost ?? aliases[0])?.range?.[0] ?? 0;
  if (lost === undefined)
    return { offset, message: 'The aliases expand beyond all bounds.', hint: 'Write the parts out.' };
  return {
    offset,
    message: `The alias \`*${lost.source}\` has no anchor \`&${lost.source}\` above it.`,
    hint: 'Add the anchor, write the value out, or put it in quotes if it is a text.',
  };
}

function yamlProblem(message: string, hint: string, location: Location): Problem {
  return { check: 'yaml-syntax', severity: 'error', message, hint, location };
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
