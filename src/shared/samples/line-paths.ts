/**
 * Finds the lines of a sample that show a field. Samples have each field on a line of its own, and opening brackets at
 * the ends of lines.
 */
import { escapeRegExp } from '../text/escape-reg-exp.ts';

/** The place where a field is sent or received. */
export type FieldPlace = 'path' | 'query' | 'header' | 'cookie' | 'body';

/** A range of lines, counted from 0: the first line, and the line after the last. */
export type Lines = readonly [first: number, end: number];

/** Matches the end of a line with which a body begins; in JSON and in multi-line texts, a line with only a bracket. */
const BODY =
  /(?:^\s*|['"]|(?:stringify|URLSearchParams|json_encode|http_build_query)\(|(?:json|data|files)=|POSTFIELDS => |json\.Marshal\(\S*|url\.Values)[[{]$|set_form_data\($/;
const MEMBER = /^\s*(""|["']|)(.+?)\1(?: =>|:) /;
const OPENS = /[[{(]$/;
const CLOSES = /^\s*[\]})]/;

/**
 * Returns a function that finds the lines of a field in a sample of any language: for a list, those of the first item
 * with the field; undefined if they are missing or ambiguous.
 */
export function linesIn(sample: string): (place: FieldPlace, path: string) => Lines | undefined {
  const texts = sample.split('\n');
  const paths = pathsOf(texts);
  return (place, path) => {
    const isIn = (other: string | undefined): boolean =>
      other !== undefined && other.startsWith(path) && /^($|[.[])/.test(other.slice(path.length));
    const first = place === 'body' ? paths.findIndex(isIn) : -1;
    if (first < 0) return lineOf(texts, paths, place, path);
    const rest = paths.slice(first).findIndex((other) => !isIn(other));
    return [first, rest < 0 ? paths.length : first + rest];
  };
}

/** Returns, for each line, the path of the innermost body field on it, in the notation of rows: `data[].id`. */
function pathsOf(texts: readonly string[]): readonly (string | undefined)[] {
  /** Paths of the open brackets; undefined outside a body, empty at the top of a body. */
  const open: (string | undefined)[] = [];
  return texts.map((text) => {
    const closed = CLOSES.test(text) ? open.pop() : undefined;
    const outer = open.at(-1);
    const name = outer === undefined ? undefined : MEMBER.exec(text)?.[2];
    let path = closed ?? outer;
    if (name !== undefined) path = outer === '' ? name : `${outer}.${name}`;
    else if (outer !== undefined && OPENS.test(text)) path = `${outer}[]`;
    if (OPENS.test(text)) open.push(path ?? (BODY.test(text) ? '' : undefined));
    return path === '' ? undefined : path;
  });
}

/** Returns the only line that names a parameter or form field; for a path parameter, the line with the URL. */
function lineOf(
  texts: readonly string[],
  paths: readonly (string | undefined)[],
  place: FieldPlace,
  name: string,
): Lines | undefined {
  const [before, flags] = place === 'header' ? ['^\\s*|[\'"{.]\\s*', 'i'] : ['[?&\'"]', ''];
  const named =
    place === 'path' ? /:\/\// : new RegExp(`(?:${before})${escapeRegExp(name)}(?:\\\\?['"]\\]?)?\\s*[:,=]`, flags);
  const found = texts.flatMap((text, at) => (paths[at] === undefined && named.test(text) ? [at] : []));
  const [only] = found;
  return only !== undefined && (found.length === 1 || place === 'path') ? [only, only + 1] : undefined;
}
