import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import { atPointer, isReference } from '#src/shared/schema/resolve-ref.ts';
import { MAPS } from '../source/members.ts';

/**
 * Returns a test whether an object is for readers: not where it is marked, or refers to an object that is not or is
 * inside of one.
 */
export function internalTest(document: OpenApiDocument): (node: unknown, seen?: readonly string[]) => boolean {
  const isGone = (ref: string, seen: readonly string[]): boolean => {
    const steps = ref.split('/');
    return steps.some((step, at) => {
      const target =
        at === 0 || (MAPS.has(step) && at < steps.length - 1)
          ? undefined
          : atPointer(document, steps.slice(0, at + 1).join('/'));
      return target !== undefined && isInternal(target, [...seen, ref]);
    });
  };
  const isInternal = (node: unknown, seen: readonly string[] = []): boolean =>
    asRecord(node)['x-internal'] === true ||
    (isReference(node) && !seen.includes(node.$ref) && isGone(node.$ref, seen));
  return isInternal;
}
