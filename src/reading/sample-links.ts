/** Which rows of fields a page's samples show, and in which lines; told by anchors, so by no more than a page says. */
import { fieldPath } from '../page/field-path.ts';
import { linesIn, type FieldPlace, type Lines } from '../shared/samples/line-paths.ts';

/** A row of a field, and its lines in a sample. */
export interface SampleLink {
  readonly row: HTMLElement;
  /** The `<pre>` of the sample. */
  readonly sample: HTMLElement;
  readonly lines: Lines;
}

/** Rows of fields. */
export const ROWS = 'main [data-paths] > tbody > tr';
/** Samples. */
export const SAMPLES = 'main [data-copy-source] > pre';

/** Returns the links of the page that is shown, those in hidden panels too. */
export function sampleLinks(): readonly SampleLink[] {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  return [...document.querySelectorAll<HTMLElement>(SAMPLES)].flatMap((sample) => {
    const places = placesIn(sample.closest('[id]')?.id ?? '');
    const near = rows.filter(({ id }) => places.some(([start]) => id.startsWith(start)));
    if (near.length === 0) return [];
    const find = linesIn(sample.textContent);
    return near.flatMap((row) => {
      const place = places.find(([start]) => row.id.startsWith(start))?.[1];
      const lines = place && find(place, fieldPath(row));
      return lines ? [{ row, sample, lines }] : [];
    });
  });
}

type Place = readonly [start: string, place: FieldPlace | undefined];

/** How the anchors of the rows begin that the sample with this anchor shows, the most special ones first. */
function placesIn(anchor: string): readonly Place[] {
  if (anchor === 'example') return [['fields.', 'body']];
  const response = /^.*\.(?:\d\w\w|default)(?=\.)/.exec(anchor)?.[0];
  if (response !== undefined)
    return [
      [`${response}.header.`, undefined],
      [`${response}.`, 'body'],
    ];
  // A request's, or else that of what is sent to the reader.
  const call = /^(.*)\.request\./.exec(anchor)?.[1] ?? /^(.*)\./.exec(anchor)?.[1];
  if (call === undefined) return [];
  return (['path', 'query', 'header', 'cookie', 'body'] as const).map((place) => [`${call}.${place}.`, place]);
}
