import { shown } from '#src/shared/schema/violation.ts';
import { groupBy } from '../../../text/group-by.ts';
import type { Check } from '../lookup/check.ts';
import { lowerFirst } from '../lookup/names.ts';
import { sampleFields } from '../lookup/samples/sample-objects.ts';

/** What a string looks like; the first that matches counts. */
const SHAPES: readonly (readonly [name: string, shape: RegExp])[] = [
  ['a UUID', /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i],
  ['a date', /^\d{4}-\d{2}-\d{2}(?:T.*)?$/],
  ['a URL', /^https?:\/\//],
  ['an e-mail address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['a number', /^\+?[\d\s-]+$/],
  ['a code', /^[A-Z]+[-_]\d+$/],
  ['words', /^\p{L}[\p{L}' -]*$/u],
];
/** With fewer samples, one that differs says nothing. */
const FEWEST = 2;

/** A field has the same kind of string in every sample, such as a number or words. What all others do is a warning. */
export const meaningShape: Check = {
  id: 'meaning-shape',
  *run(context) {
    const uses = [...sampleFields(context)].flatMap((field) => {
      const { value } = field;
      const shape = typeof value === 'string' ? SHAPES.find(([, pattern]) => pattern.test(value))?.[0] : undefined;
      return shape === undefined ? [] : [{ ...field, shape }];
    });
    for (const alike of groupBy(uses, ({ key }) => lowerFirst(key)).values()) {
      const [[one, ...more] = [], others = [], ...rest] = [...groupBy(alike, ({ shape }) => shape).values()].sort(
        (a, b) => a.length - b.length,
      );
      const usual = others[0]?.shape;
      if (one === undefined || usual === undefined) continue;
      if (more.length > 0 || rest.length > 0 || others.length < FEWEST) continue;
      yield {
        severity: 'warning',
        message: `\`${one.key}\` is ${shown(one.value)}, ${one.shape}, but ${usual} in all other samples.`,
        hint: `Write ${usual}, or move the value to the field it belongs to.`,
        location: one.object.at([one.key]),
      };
    }
  },
};
