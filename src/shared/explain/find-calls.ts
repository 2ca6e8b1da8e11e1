import type { BodyUse, CallEntry, DataIndex, Shape } from '../../model/call-data.ts';
import { fitPath, fixedSegments } from '../pasted/path-template.ts';
import type { Call } from '../pasted/pasted.ts';

/**
 * Lists the operations, webhooks and callbacks that match the path in a text, and the method if the text states one.
 * Either the path or the path template may lack leading segments. If several match, lists only those with the most
 * literal segments.
 */
export function callsAt({ method, path }: Call, { calls }: Pick<DataIndex, 'calls'>): readonly CallEntry[] {
  if (path === undefined || path === '/') return [];
  const fitting = calls.filter(
    (entry) => (method === undefined || (entry.method ?? method) === method) && isAt(path, entry.path ?? ''),
  );
  const most = Math.max(...fitting.map((entry) => fixedSegments(entry.path ?? '')));
  return fitting.filter((entry) => fixedSegments(entry.path ?? '') === most);
}

function isAt(path: string, template: string): boolean {
  const fit = fitPath(path, template);
  if (fit === undefined) return false;
  const { fixed, mixed, filled, onlyTemplate, onlyPath } = fit;
  if (onlyTemplate + onlyPath === 0) return true;
  return fixed > 0 && (fixed + mixed + filled > 1 || (onlyTemplate === 0 && mixed + filled === 0));
}

/**
 * Indices in `DataIndex.shapes`. The first three shapes document no fields: an object that may have any fields
 * (`FREE`), an object with unpublished fields (`UNPUBLISHED`), and a scalar (`PLAIN`). Shapes of objects and lists
 * begin at `FIRST`.
 */
export const [FREE, UNPUBLISHED, PLAIN, FIRST] = [0, 1, 2, 3];
/** The only key in the shape of a list. Its value is the index of the shape of the entries. */
export const ENTRIES = '[]';

/**
 * Finds the bodies that document all field names in a value, and returns where these bodies are used. If `mayBe` is
 * true, any name in an object with unpublished fields counts as documented.
 */
export function bodiesWith(
  value: unknown,
  { bodies, shapes }: Pick<DataIndex, 'bodies' | 'shapes'>,
  mayBe = true,
): readonly BodyUse[] {
  return bodies.flatMap(([shape, uses]) => (shape >= FIRST && documentsAll(value, shape, shapes, mayBe) ? uses : []));
}

/**
 * Lists the operations, webhooks and callbacks that appear in `uses`. With the verb `return`, only uses as a response
 * or payload count; with `take`, only uses as a request.
 */
export function callsWith(
  uses: readonly BodyUse[],
  verb: 'return' | 'take',
  { calls }: Pick<DataIndex, 'calls'>,
): readonly CallEntry[] {
  const ofVerb = uses.filter(
    ([call, status]) => (status !== undefined || calls[call]?.kind === 'webhook') === (verb === 'return'),
  );
  const places = new Set(ofVerb.map(([call]) => call));
  return calls.filter((_, place) => places.has(place));
}

/**
 * Whether a shape documents all field names in a value, at every depth. `place` is the index of the shape in `shapes`.
 * If `mayBe` is true, any name in an object with unpublished fields counts as documented.
 */
export function documentsAll(value: unknown, place: number, shapes: readonly Shape[], mayBe: boolean): boolean {
  if (typeof value !== 'object' || value === null || place === FREE || (place === UNPUBLISHED && mayBe)) return true;
  const shape = shapes[place] ?? {};
  const members = Array.isArray(value)
    ? value.map((entry): [string, unknown] => [ENTRIES, entry])
    : Object.entries(value);
  return members.every(
    ([name, inside]) => Object.hasOwn(shape, name) && documentsAll(inside, shape[name] ?? PLAIN, shapes, mayBe),
  );
}
