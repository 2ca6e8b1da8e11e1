/** Finds the lines of a sample that show a field: its renderers put one on a line, and open brackets at its end. */
import { escapeRegExp } from '../text/escape-reg-exp.ts';

/** Where a field is sent or received. */
export type FieldPlace = 'path' | 'query' | 'header' | 'cookie' | 'body';

/** Numbers of lines, from 0: the first, and the one after the last. */
export type Lines = readonly [first: number, end: number];

/** The end of a line with which a body begins: in JSON and in texts of several lines that of a bracket alone. */
const BODY =
  /(?:^\s*|['"]|(?:stringify|URLSearchParams|json_encode|http_build_query)\(|(?:json|data|files)=|POSTFIELDS => |json\.Marshal\(\S*|url\.Values)[[{]$|set_form_data\($/;
const MEMBER = /^\s*(""|["']|)(.+?)\1(?: =>|:) /;
const OPENS = /[[{(]$/;
const CLOSES = /^\s*[\]})]/;

/**
 * Returns a function that finds the lines of a field in a sample of any language; undefined where it cannot tell. Of a
 * list it finds the first item that has the field.
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

/** The path of the innermost field of a body that each line shows, as its row writes it: `data[].id`. */
function pathsOf(texts: readonly string[]): readonly (string | undefined)[] {
  /** Paths of what is open; undefined around a body, empty at its top. */
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

/** The one line that names a parameter or a field of a form; for a parameter of the path that of the URL. */
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
