/**
 * Finds the lines of a sample that show a field. In samples, each field has a line of its own, and opening brackets are
 * at the ends of lines.
 */
import { escapeRegExp } from '../text/escape-reg-exp.ts';

/** The part of a request or response that contains a field. */
export type FieldPlace = 'path' | 'query' | 'header' | 'cookie' | 'body';

/** A range of lines, counted from 0. `end` is the line after the last one. */
export type Lines = readonly [first: number, end: number];

/**
 * Matches the line on which a body begins. Such a line ends with an opening bracket: alone, or after a quote, a call or
 * a name, such as `json={`.
 */
const BODY =
  /(?:^\s*|['"]|(?:stringify|URLSearchParams|json_encode|http_build_query)\(|(?:json|data|files)=|POSTFIELDS => |json\.Marshal\(\S*|url\.Values)[[{]$|set_form_data\($/;
const MEMBER = /^\s*(""|["']|)(.+?)\1(?: =>|:) /;
const OPENS = /[[{(]$/;
const CLOSES = /^\s*[\]})]/;

/**
 * Returns a function that finds the lines of a field in a sample of any language. If several items of a list have the
 * field, the function returns the lines in the first of these items. It returns undefined if no line shows the field,
 * or if several lines may show it.
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

/** Returns the path of the innermost body field on each line, in the notation of table rows: `data[].id`. */
function pathsOf(texts: readonly string[]): readonly (string | undefined)[] {
  /**
   * For each bracket that is still open, the path of its field: undefined outside a body, empty at the top of a body.
   */
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

/**
 * Returns the only line that contains the name of a parameter or form field; undefined if there are several. For a path
 * parameter, returns the line with the URL.
 */
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
