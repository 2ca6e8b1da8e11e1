/** The fit of a path with the path template of an operation (OpenAPI 3.1, section 4.8.8). */
export interface PathFit {
  /** Segments of the template that are written in full and agree. */
  readonly fixed: number;
  /** Segments that agree in part: `{id}.json`. */
  readonly mixed: number;
  /** Segments that a variable stands for. */
  readonly filled: number;
  /** Segments with which the one begins and the other does not: what all addresses of an API begin with. */
  readonly onlyTemplate: number;
  readonly onlyPath: number;
}

/**
 * Compares segments from the last one on, as a text or a description may leave the beginning out. IDs stand for
 * variables, and so do the ways to write a variable: `{id}`, `:id`, `<id>`. Letters of either case agree.
 *
 * @returns undefined where a segment says something else.
 */
export function fitPath(path: string, template: string): PathFit | undefined {
  const given = segmentsOf(path);
  const own = segmentsOf(template);
  const count = { fixed: 0, mixed: 0, filled: 0 };
  for (let back = 1; back <= Math.min(own.length, given.length); back++) {
    const how = compareSegments(own[own.length - back] ?? '', given[given.length - back] ?? '');
    if (how === undefined) return undefined;
    count[how] += 1;
  }
  return {
    ...count,
    onlyTemplate: Math.max(0, own.length - given.length),
    onlyPath: Math.max(0, given.length - own.length),
  };
}

/** Counts segments of a path without a variable: of two templates that fit, the one with more of them is meant. */
export function fixedSegments(template: string): number {
  return segmentsOf(template).filter((segment) => !segment.includes('{')).length;
}

function compareSegments(own: string, given: string): 'fixed' | 'mixed' | 'filled' | undefined {
  if (own.toLowerCase() === given.toLowerCase()) return 'fixed';
  if (/^\{.*\}$/.test(own) || /^(\{.*\}|:\w+|<\w+>)$/.test(given)) return 'filled';
  return own.includes('{') && fitsParts(given, own) ? 'mixed' : undefined;
}

/** Whether a segment is one such as `report-{id}.csv`, with something for each variable. Looks at each character once. */
function fitsParts(given: string, own: string): boolean {
  const [first = '', ...parts] = own.toLowerCase().split(/\{[^{}]*\}/);
  const last = parts.pop();
  const text = given.toLowerCase();
  if (last === undefined || !text.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = text.indexOf(part, at + 1);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.endsWith(last) && at + 1 + last.length <= text.length;
}

function segmentsOf(path: string): readonly string[] {
  return path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
}
