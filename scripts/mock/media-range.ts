/** A media type or a range of them (RFC 9110, sections 8.3.1 and 12.5.1). */
export interface MediaRange {
  /** In small letters; `*` for any. */
  readonly type: string;
  readonly subtype: string;
  /** Names in small letters, without `q`. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Weight, 0 to 1. */
  readonly quality: number;
}

/** One media type with its parameters; undefined where the text is none. */
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

/** The `Accept` header; everything where it is absent or empty. */
export function parseAccept(header: string | undefined): readonly MediaRange[] {
  const ranges = pieces(header ?? '', ',').flatMap((piece) => parseMediaType(piece) ?? []);
  return ranges.length === 0 && (header ?? '').trim() === ''
    ? [{ type: '*', subtype: '*', parameters: new Map(), quality: 1 }]
    : ranges;
}

/** Weight of a described media type by `Accept`: that of the most specific range that fits it, 0 where none does. */
export function qualityOf(mediaType: string, accept: readonly MediaRange[]): number {
  const described = parseMediaType(mediaType);
  if (described === undefined) return accept.some(({ quality }) => quality > 0) ? 0.001 : 0;
  const fitting = accept.filter(
    (range) => covers(range, described) || (described.subtype === '*' && covers(described, range)),
  );
  return fitting.sort((a, b) => specificity(b) - specificity(a))[0]?.quality ?? 0;
}

/** Which of the described media types a given one is, the most specific first (Media Type Object, OpenAPI 3.1, section 4.8.13.1). */
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

/** Whether a media type lies in a range: parameters that the range gives must be there. `charset` changes no type. */
function covers(range: MediaRange, { type, subtype, parameters }: MediaRange): boolean {
  if (range.type !== '*' && range.type !== type) return false;
  if (range.subtype !== '*' && range.subtype !== subtype) return false;
  return [...range.parameters].every(
    ([name, value]) =>
      name === 'charset' || name === 'boundary' || parameters.get(name)?.toLowerCase() === value.toLowerCase(),
  );
}

function specificity({ type, subtype, parameters }: MediaRange): number {
  return (type === '*' ? 0 : 1000) + (subtype === '*' ? 0 : 100) + parameters.size;
}

/** Pieces between a separator that does not stand in quotes. */
function pieces(text: string, separator: ',' | ';'): readonly string[] {
  return (text.match(separator === ',' ? /(?:"(?:\\.|[^"\\])*"|[^,"]|")+/gs : /(?:"(?:\\.|[^"\\])*"|[^;"]|")+/gs) ?? [])
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}
