import type { CallEntry, DataIndex } from '../../model/call-data.ts';
import { fitPath, fixedSegments } from '../pasted/path-template.ts';
import type { Call } from '../pasted/pasted.ts';
import { documentsAll, FIRST } from './shape.ts';

/**
 * Lists the calls whose path a text has; of paths that fit, those with most segments that are no variables. The text or
 * the description may leave the beginning of a path out.
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
 * Lists the calls of which a body that readers receive, or send, documents all names of a value: those whose names may be
 * where nothing is published if `mayBe` says so.
 */
export function callsWith(
  value: unknown,
  { side, mayBe }: { readonly side: 'received' | 'sent'; readonly mayBe: boolean },
  { calls, bodies, shapes }: Pick<DataIndex, 'calls' | 'bodies' | 'shapes'>,
): readonly CallEntry[] {
  const uses = bodies.flatMap(([shape, all]) =>
    shape >= FIRST && documentsAll(value, shape, shapes, mayBe) ? all : [],
  );
  const found = new Set(
    uses
      .filter(([call, status]) => (status !== undefined || calls[call]?.kind === 'webhook') === (side === 'received'))
      .map(([call]) => call),
  );
  return calls.filter((_, call) => found.has(call));
}
