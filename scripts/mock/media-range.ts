/** A media type or media range (RFC 9110, sections 8.3.1 and 12.5.1). */
export interface MediaRange {
  /** In lower case; `*` for any. */
  readonly type: string;
  readonly subtype: string;
  /** Parameters by name in lower case, without `q`. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Weight, 0 to 1. */
  readonly quality: number;
}

/** Parses a media type with its parameters; undefined if it is malformed. */
export function parseMediaType(text: string): MediaRange | undefined {
  const [essence = '', ...rest] = pieces(text, ';');
  const [, type, subtype] = /^\s*([^\s/;,"]+)\/([^\s/;,"]+)\s*$/.exec(essence.toLowerCase()) ?? [];
  if (type === undefined || subtype === undefined) return undefined;
  const parameters = new Map(
    rest.flatMap((piece) => {
      const equals = piece.indexOf('=');
      if (equals < 0) return [];
      const value = piece.slice(equals + 1).trim();
      return [
        [
          piece.slice(0, equals).trim().toLowerCase(),
          /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value,
        ] as const,
      ];
    }),
  );
  const weight = Number(parameters.get('q') ?? 1);
  parameters.delete('q');
  return { type, subtype, parameters, quality: Number.isFinite(weight) ? Math.min(1, Math.max(0, weight)) : 1 };
}

/** Parses an `Accept` header; an absent or empty one accepts everything. */
export function parseAccept(header: string | undefined): readonly MediaRange[] {
  const ranges = pieces(header ?? '', ',').flatMap((piece) => parseMediaType(piece) ?? []);
  return ranges.length === 0 && (header ?? '').trim() === ''
    ? [{ type: '*', subtype: '*', parameters: new Map(), quality: 1 }]
    : ranges;
}

/** Returns the quality of a described media type: that of the most specific range in `accept` that matches, else 0. */
export function qualityOf(mediaType: string, accept: readonly MediaRange[]): number {
  const described = parseMediaType(mediaType);
  if (described === undefined) return accept.some(({ quality }) => quality > 0) ? 0.001 : 0;
  const fitting = accept.filter(
    (range) => covers(range, described) || (described.subtype.startsWith('*') && covers(described, range)),
  );
  return fitting.sort((a, b) => specificity(b) - specificity(a))[0]?.quality ?? 0;
}

/** Finds the most specific described media type or range that matches a given type (OpenAPI 3.1, section 4.8.13.1). */
export function mediaTypeFor<T extends { readonly mediaType: string }>(
  given: MediaRange,
  described: readonly T[],
): T | undefined {
  const fitting = described.flatMap((one) => {
    const range = parseMediaType(one.mediaType);
    return range !== undefined && covers(range, given) ? [{ one, specific: specificity(range) }] : [];
  });
  return fitting.sort((a, b) => b.specific - a.specific)[0]?.one;
}

/** Whether a media type is in a range and has the parameters of the range, except `charset`. */
function covers(range: MediaRange, { type, subtype, parameters }: MediaRange): boolean {
  if (range.type !== '*' && range.type !== type) return false;
  if (range.subtype !== subtype && !(range.subtype.startsWith('*') && subtype.endsWith(range.subtype.slice(1))))
    return false;
  return [...range.parameters].every(
    ([name, value]) =>
      name === 'charset' || name === 'boundary' || parameters.get(name)?.toLowerCase() === value.toLowerCase(),
  );
}

function specificity({ type, subtype, parameters }: MediaRange): number {
  return (type === '*' ? 0 : 1000) + (subtype === '*' ? 0 : 100) + parameters.size;
}

/** Splits at a separator outside quotes. */
function pieces(text: string, separator: ',' | ';'): readonly string[] {
  return (text.match(separator === ',' ? /(?:"(?:\\.|[^"\\])*"|[^,"]|")+/gs : /(?:"(?:\\.|[^"\\])*"|[^;"]|")+/gs) ?? [])
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}
