import { isMap, isScalar, LineCounter, parseDocument, visit, type Alias, type Document, type ParsedNode } from 'yaml';
import { asTypes } from '#src/shared/schema/applicators.ts';
import { asRecord, asText, asTexts, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { withoutMisspelt } from '#src/shared/schema/describe-violation.ts';
import { createValidator } from '#src/shared/schema/validator.ts';
import { shown, type Violation } from '#src/shared/schema/violation.ts';
import { nearest, oneOf, suggest, suggestion } from '#src/shared/text/nearest.ts';
import { displayPath, type Location, type Problem } from '../../cli/problem.ts';
import { yamlFaults, type YamlFault } from './yaml-words.ts';

/** A parsed YAML text, such as a settings file, with source locations. */
export interface YamlFile {
  readonly file: string;
  /** The parsed value; undefined when the file has problems. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /**
   * Returns the location of the value at `path` or, with `onKey`, of its key. If there is no such value, returns the
   * location of the nearest value above it.
   */
  locate(path: readonly (string | number)[], onKey?: boolean): Location;
}

/** Maximum number of expanded aliases, which stops YAML bombs. */
const MAX_ALIASES = 100;

/**
 * Parses a small YAML text (YAML 1.2 core schema, unique keys). For a text inside another file, `lineOffset` is the
 * number of lines before it.
 */
export function parseYaml(text: string, file: string, lineOffset = 0): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: true,
    prettyErrors: false,
    resolveKnownTags: false,
  });
  const syntax = yamlFaults([...document.errors, ...document.warnings], text);
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

/** Returns the syntax problems of a YAML text that another parser could not read; always at least one. */
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

/** Returns the value of a document, or an error if an alias has no anchor or aliases expand to too many values. */
function valueOf(document: Document.Parsed): { value: unknown; faults: readonly YamlFault[] } {
  try {
    return { value: document.toJS({ maxAliasCount: MAX_ALIASES }), faults: [] };
  } catch {
    return { value: undefined, faults: [aliasFault(document)] };
  }
}

/**
 * Returns the error for the first alias without an anchor; if all have anchors, the error that they expand to too many
 * values.
 */
function aliasFault(document: Document.Parsed): YamlFault {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  const unresolved = aliases.find((alias) => alias.resolve(document) === undefined);
  const offset = (unresolved ?? aliases[0])?.range?.[0] ?? 0;
  if (unresolved === undefined)
    return {
      offset,
      message: 'The aliases expand to too many values.',
      hint: 'Replace some of the aliases with their content.',
    };
  return {
    offset,
    message: `The alias \`*${unresolved.source}\` has no anchor \`&${unresolved.source}\` above it.`,
    hint: 'Define the anchor, or write the value here. If the `*` does not mean an alias, put the text in quotes.',
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

/**
 * The message and hint for a violation of a JSON Schema. `at` is the path of the value or key to which the problem
 * points.
 */
type Wording = Pick<Problem, 'message' | 'hint' | 'suggested' | 'replaces' | 'correction'> & {
  readonly at: Violation['path'];
};

const validator = createValidator(() => null);

/** Type names in messages to authors. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a map',
  integer: 'a whole number',
};

/** Types that are easily confused, as only quotes distinguish them: `1` is a number, `'1'` is a string. */
const SCALARS: readonly string[] = ['string', 'number', 'boolean'];

/**
 * Checks a settings file against its JSON Schema. If the file has YAML errors, returns only those. Most hints are the
 * `description` of the violated schema.
 */
export function settingsProblems(yaml: YamlFile, schema: Raw, check: Problem['check']): readonly Problem[] {
  if (yaml.problems.length > 0) return yaml.problems;
  const given = yaml.value ?? (schema['type'] === 'object' ? {} : null);
  // A key with an empty value counts as absent.
  const value = isRecord(given)
    ? Object.fromEntries(Object.entries(given).filter(([, member]) => member !== null))
    : given;
  return withoutMisspelt(validator.validate(schema, value, 'either')).map((violation) => {
    const [key] = violation.path;
    const keys = Object.keys(asRecord(schema['properties']));
    const near = typeof key === 'string' && !keys.includes(key) ? nearest(key, keys) : undefined;
    const { at, ...wording } =
      near === undefined
        ? wordingOf(violation)
        : { message: `There is no key \`${key}\` here.`, ...suggest(String(key), keys), at: [String(key)] };
    return { check, severity: 'error', ...wording, location: yaml.locate(at, typeof at.at(-1) === 'string') };
  });
}

function wordingOf({ keyword, path, value, schema, detail }: Violation): Wording {
  const last = path.at(-1);
  const name = typeof last === 'string' ? `\`${last}\`` : last === undefined ? 'The file' : 'This entry';
  const properties = asRecord(schema['properties']);
  const about = asText(schema['description']);
  if (keyword === 'required') {
    const key = String(detail);
    const hint = `Add \`${key}: …\`. ${asText(asRecord(properties[key])['description'])}`.trim();
    return { message: `\`${key}\` is missing.`, hint, at: [...path, key] };
  }
  if (keyword === 'unknown' || keyword === 'propertyNames') {
    const keys = Object.keys(properties).filter((key) => asRecord(properties[key])['deprecated'] !== true);
    const advice = keys.length === 0 ? { hint: about } : suggest(String(last), keys);
    return { message: `There is no key ${name} here.`, ...advice, at: path };
  }
  if (keyword === 'type') {
    // `null` among the types stands for an empty file, and is not named in messages.
    const [wanted = '', ...others] = asTypes(schema['type']).filter((type) => type !== 'null');
    const isScalar = others.length === 0 && SCALARS.includes(wanted);
    const quotes = wanted === 'string' ? 'Put the value in quotes.' : `Write a ${wanted} without quotes.`;
    const given = isRecord(value) || Array.isArray(value) ? '' : ` ${shown(value)},`;
    return {
      message: `${name} is${given} not ${[wanted, ...others].map((type) => TYPES[type] ?? `a ${type}`).join(' or ')}.`,
      hint: isScalar ? quotes : about || oneOf(Object.keys(properties)),
      at: path,
      ...(isScalar && typeof last === 'string'
        ? { correction: { kind: 'scalar', key: last, given: value, wanted } }
        : {}),
    };
  }
  if (asTexts(schema['removed']).includes(asText(value)))
    return { message: `The check \`${asText(value)}\` no longer exists.`, hint: 'Remove this entry.', at: path };
  const near = nearest(asText(value), asTexts(schema['enum']));
  return {
    message:
      typeof value === 'string' && value.trim() === '' ? `${name} is empty.` : `${name} cannot be ${shown(value)}.`,
    ...(near === undefined ? { hint: about } : suggestion(near)),
    at: path,
  };
}

/**
 * Counts the values that a parsed YAML document would have with every alias expanded; infinite if an alias contains
 * itself. Expands no alias, so that a few lines cannot exhaust the memory.
 */
export function expandedSize(value: unknown): number {
  const sizes = new Map<object, number>();
  const sizeOf = (node: unknown): number => {
    if (typeof node !== 'object' || node === null) return 1;
    const known = sizes.get(node);
    if (known !== undefined) return known;
    sizes.set(node, Infinity);
    const size = Object.values(node).reduce<number>((sum, child) => sum + sizeOf(child), 1);
    sizes.set(node, size);
    return size;
  };
  return sizeOf(value);
}
