/** A media type or media range (RFC 9110, sections 8.3.1 and 12.5.1). */
export interface MediaRange {
  /** Such as `text`, in lower case; `*` matches any type. */
  readonly type: string;
  readonly subtype: string;
  /** Parameters by lower-case name, without `q`. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The value of `q`, from 0 to 1; 1 if absent. */
  readonly quality: number;
}

/** Parses a media type or range with its parameters; undefined if it is malformed. */
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

/** Parses an `Accept` header. A missing or empty header accepts every media type. */
export function parseAccept(header: string | undefined): readonly MediaRange[] {
  const ranges = pieces(header ?? '', ',').flatMap((piece) => parseMediaType(piece) ?? []);
  return ranges.length === 0 && (header ?? '').trim() === ''
    ? [{ type: '*', subtype: '*', parameters: new Map(), quality: 1 }]
    : ranges;
}

/**
 * Returns how much a client prefers a media type, from 0 to 1. This is the `q` of the most specific range in `accept`
 * that matches the media type; 0 if none matches.
 */
export function qualityOf(mediaType: string, accept: readonly MediaRange[]): number {
  const described = parseMediaType(mediaType);
  if (described === undefined) return accept.some(({ quality }) => quality > 0) ? 0.001 : 0;
  const fitting = accept.filter(
    (range) => covers(range, described) || (described.subtype.startsWith('*') && covers(described, range)),
  );
  return fitting.sort((a, b) => specificity(b) - specificity(a))[0]?.quality ?? 0;
}

/**
 * Returns the most specific entry of `described` that matches a media type (OpenAPI 3.1, section 4.8.13.1); undefined
 * if none does.
 */
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

/** Whether a media type is in a range. It must have all parameters of the range, except `charset` and `boundary`. */
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

/** Splits a header value at a separator, except between double quotes. */
function pieces(text: string, separator: ',' | ';'): readonly string[] {
  return (text.match(separator === ',' ? /(?:"(?:\\.|[^"\\])*"|[^,"]|")+/gs : /(?:"(?:\\.|[^"\\])*"|[^;"]|")+/gs) ?? [])
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}
