import { shown } from '../../schema/violation.ts';
import type { Check } from '../check.ts';
import { sampleObjects, type SampleObject } from '../sample-objects.ts';

/** What a text looks like. The order decides: a date is no code. */
const SHAPES: readonly (readonly [what: string, shape: RegExp])[] = [
  ['a UUID', /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i],
  ['a moment', /^\d{4}-\d{2}-\d{2}(?:T.*)?$/],
  ['a web address', /^https?:\/\//],
  ['an e-mail address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['a number', /^\+?[\d\s-]+$/],
  ['a code', /^[A-Z]+[-_]\d+$/],
  ['words', /^\p{L}[\p{L}' -]*$/u],
];
/** Fewer samples show no habit. */
const HABIT = 2;

/** A field shows the same kind of text in every sample: not once a number where all others are words. */
export const meaningShape: Check = {
  id: 'meaning-shape',
  convention: true,
  *run(context) {
    const fields = new Map<string, { object: SampleObject; key: string; shape: string }[]>();
    for (const object of sampleObjects(context)) {
      for (const [key, value] of Object.entries(object.value)) {
        const shape = typeof value === 'string' ? SHAPES.find(([, pattern]) => pattern.test(value))?.[0] : undefined;
        const name = key.charAt(0).toLowerCase() + key.slice(1);
        if (shape !== undefined) fields.set(name, [...(fields.get(name) ?? []), { object, key, shape }]);
      }
    }
    for (const uses of fields.values()) {
      for (const { object, key, shape } of uses) {
        const others = uses.filter((other) => other.shape !== shape);
        const [first] = others;
        if (
          first === undefined ||
          others.length !== uses.length - 1 ||
          others.length < HABIT ||
          others.some((other) => other.shape !== first.shape)
        )
          continue;
        const value = object.value[key];
        yield {
          message: `\`${key}\` is ${shown(value)}, ${shape}, where all other samples show ${first.shape}.`,
          hint: `Write ${first.shape}, or look for the field that this value belongs to.`,
          location: object.at([key]),
        };
      }
    }
  },
};
