/**
 * How a path matches the path template of an operation (OpenAPI 3.1, section 4.8.8). Each property is a number of
 * segments.
 */
export interface PathFit {
  /** Number of segments that are equal, apart from case. */
  readonly fixed: number;
  /** Number of segments that match a template segment of text and variables: `{id}.json`. */
  readonly mixed: number;
  /** Number of segments that match a template segment that is one variable: `{id}`. */
  readonly filled: number;
  /**
   * Number of leading segments that only the template has, such as a prefix of all URLs of the API. `onlyPath` counts
   * those that only the path has.
   */
  readonly onlyTemplate: number;
  readonly onlyPath: number;
}

/**
 * Compares a path with a path template from the last segment backwards, because either may lack leading segments. A
 * variable of the template matches any segment. A placeholder in the path (`{id}`, `:id`, `<id>`) matches any segment
 * of the template. Case is ignored.
 *
 * @returns undefined if a segment differs.
 */
export function fitPath(path: string, template: string): PathFit | undefined {
  const segments = segmentsOf(path);
  const own = segmentsOf(template);
  const count = { fixed: 0, mixed: 0, filled: 0 };
  for (let back = 1; back <= Math.min(own.length, segments.length); back++) {
    const how = compareSegments(own[own.length - back] ?? '', segments[segments.length - back] ?? '');
    if (how === undefined) return undefined;
    count[how] += 1;
  }
  return {
    ...count,
    onlyTemplate: Math.max(0, own.length - segments.length),
    onlyPath: Math.max(0, segments.length - own.length),
  };
}

/**
 * Counts the segments without variables in a template. If two templates match a path, the one with the higher count is
 * better.
 */
export function fixedSegments(template: string): number {
  return segmentsOf(template).filter((segment) => !segment.includes('{')).length;
}

function compareSegments(own: string, segment: string): 'fixed' | 'mixed' | 'filled' | undefined {
  if (own.toLowerCase() === segment.toLowerCase()) return 'fixed';
  if (/^\{.*\}$/.test(own) || /^(\{.*\}|:\w+|<\w+>)$/.test(segment)) return 'filled';
  return own.includes('{') && fitsParts(segment, own) ? 'mixed' : undefined;
}

/** Whether a segment matches a template segment of text and variables, such as `report-{id}.csv`. Takes linear time. */
function fitsParts(segment: string, own: string): boolean {
  const [first = '', ...parts] = own.toLowerCase().split(/\{[^{}]*\}/);
  const last = parts.pop();
  const text = segment.toLowerCase();
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
