/** How a path matches the path template of an operation (OpenAPI 3.1, section 4.8.8). */
export interface PathFit {
  /** Number of segments that match literally. */
  readonly fixed: number;
  /** Number of segments that match text with variables: `{id}.json`. */
  readonly mixed: number;
  /** Number of segments that match a whole variable. */
  readonly filled: number;
  /**
   * Number of leading segments that only the template, or only the path, has: the common prefix of an API's URLs, for
   * example.
   */
  readonly onlyTemplate: number;
  readonly onlyPath: number;
}

/**
 * Compares a path with a template, from the last segment on, as either may lack the beginning. A variable matches an
 * ID, or any notation of a variable: `{id}`, `:id`, `<id>`. Case is ignored.
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

/** Counts the segments that contain no variable: of two matching templates, the one with more is better. */
export function fixedSegments(template: string): number {
  return segmentsOf(template).filter((segment) => !segment.includes('{')).length;
}

function compareSegments(own: string, segment: string): 'fixed' | 'mixed' | 'filled' | undefined {
  if (own.toLowerCase() === segment.toLowerCase()) return 'fixed';
  if (/^\{.*\}$/.test(own) || /^(\{.*\}|:\w+|<\w+>)$/.test(segment)) return 'filled';
  return own.includes('{') && fitsParts(segment, own) ? 'mixed' : undefined;
}

/**
 * Whether a segment matches a template segment with text and variables, such as `report-{id}.csv`. Takes linear time.
 */
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
