import type { DataIndex } from '../../model/call-data.ts';
import { isRecord, type Raw } from '../schema/raw.ts';
import type { RankedBody } from './rank.ts';

/** Bodies that a value cannot tell apart, the likeliest first. */
export type AlikeBodies = readonly [RankedBody, ...RankedBody[]];

/**
 * Puts bodies together of which each would be judged by a value in the same words: it has the same names of them, whose
 * fields have the same shapes or all another type, and the same names are missing. Those that have no other names stay
 * apart from those that have. Keeps the order of the likeliest of each.
 */
export function alike(ranked: readonly RankedBody[], value: unknown, index: DataIndex): readonly AlikeBodies[] {
  const groups = new Map<unknown, [RankedBody, ...RankedBody[]]>();
  for (const one of ranked) {
    const key = isRecord(value) ? (verdictKey(one, value, index) ?? one.body) : one.body;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()];
}

/** All that a value shows of a body; undefined where a body is more than its outer fields. */
function verdictKey({ body, hints }: RankedBody, value: Raw, { names, kinds }: DataIndex): string | undefined {
  const { fields, side, required } = body;
  if (fields === undefined) return undefined;
  const shapes = new Map(fields.map((shape, at) => [names[body.names[at] ?? -1], shape]));
  const given = Object.entries(value).map(([name, field]) => {
    const shape = shapes.get(name);
    if (shape === undefined) return `?${[...shapes.keys()].sort().join()}`;
    const kind = kinds[shape] ?? '?';
    return kind === '?' || isOfKind(field, kind) ? shape : kind;
  });
  const missing = required
    .map((name) => names[name] ?? '')
    .filter((name) => !name.includes('.') && !Object.hasOwn(value, name));
  const isWhole = [...shapes.keys()].every((name) => name !== undefined && Object.hasOwn(value, name));
  return JSON.stringify([side, hints, isWhole, given, missing.sort()]);
}

/** Whether a value has a type, which is told by its first letter. */
function isOfKind(value: unknown, kind: string): boolean {
  if (Array.isArray(value)) return kind === 'a';
  if (value === null) return kind === 'n';
  const type = typeof value;
  return type === 'number' ? kind === 'n' || kind === 'i' : type[0] === kind;
}
