/** Finds the lines of a sample that show a field: each is on a line of its own, with opening brackets at its end. */
import { escapeRegExp } from '../text/escape-reg-exp.ts';

/** The place where a field is sent or received. */
export type FieldPlace = 'path' | 'query' | 'header' | 'cookie' | 'body';

/** A range of lines, from 0: the first, and the one after the last. */
export type Lines = readonly [first: number, end: number];

/** The end of the line at which a body begins: in JSON and in multi-line texts that of a bracket alone. */
const BODY =
  /(?:^\s*|['"]|(?:stringify|URLSearchParams|json_encode|http_build_query)\(|(?:json|data|files)=|POSTFIELDS => |json\.Marshal\(\S*|url\.Values)[[{]$|set_form_data\($/;
const MEMBER = /^\s*(""|["']|)(.+?)\1(?: =>|:) /;
const OPENS = /[[{(]$/;
const CLOSES = /^\s*[\]})]/;

/**
 * Returns a function that finds the lines of a field in a sample of any language; it returns undefined if they are
 * ambiguous. For a list it finds the first item with the field.
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

/** Returns for each line the path of the innermost field of a body on it, written as in its row: `data[].id`. */
function pathsOf(texts: readonly string[]): readonly (string | undefined)[] {
  /** Paths of the open brackets; undefined around a body, empty at its top. */
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

/** Returns the only line that names a parameter or a field of a form; for a path parameter that of the URL. */
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
