import { asRecord, type Raw } from '../../model/raw.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { sampleObjects, type SampleObject } from '../sample-objects.ts';

/** So many fields have to be shown for each that is not, before their examples are taken for complete. */
const HABIT = 50;

/** A field that a sample lacks, or that none shows. */
interface Missing {
  readonly name: string;
  readonly holder: Raw;
  /** The one sample that lacks it. */
  readonly sample?: SampleObject;
}

/** Where examples show every field that their schemas describe, none loses one. */
export const exampleFields: Check = {
  id: 'example-fields',
  convention: true,
  *run(context) {
    const { missing, all } = lookThrough(context);
    if (missing.length * HABIT > all) return;
    for (const { name, holder, sample } of missing) {
      yield sample === undefined
        ? {
            message: `No example shows the field \`${name}\`, as they do all others.`,
            hint: 'Add it to an example, or take it out of the schema.',
            location: context.locator.locate(holder, name),
          }
        : ({
            message: `This example lacks \`${name}\`, which all others of its kind show.`,
            hint: 'Add it.',
            location: sample.at([Object.keys(sample.value)[0] ?? ''], true),
          } satisfies Finding);
    }
  },
};

function lookThrough(context: CheckContext): { missing: readonly Missing[]; all: number } {
  const samples = new Map<Raw, Map<unknown, SampleObject[]>>();
  for (const object of sampleObjects(context)) {
    for (const part of object.parts) {
      if (!('properties' in part)) continue;
      // A customer in an answer is shown otherwise than one in a request.
      const around = object.parents.at(-1)?.parts.find((one) => 'properties' in one);
      const places = samples.get(part) ?? new Map<unknown, SampleObject[]>();
      samples.set(part, places.set(around, [...(places.get(around) ?? []), object]));
    }
  }
  const groups = [...samples].flatMap(([part, places]) =>
    (places.size === 1 ? [] : [...places.values()])
      .concat([[...places.values()].flat()])
      .map((objects) => [part, objects] as const),
  );
  const shown = (part: Raw, name: string): boolean =>
    [...(samples.get(part)?.values() ?? [])].flat().some(({ value }) => name in value);
  const fields = groups.flatMap(([part, objects]) =>
    Object.entries(asRecord(part['properties']))
      .filter(([, field]) => !('x-callback' in asRecord(field)))
      .map(([name]) => ({ name, holder: asRecord(part['properties']), objects, isShown: shown(part, name) })),
  );
  const missing = fields.flatMap(({ name, holder, objects, isShown }): Missing[] => {
    const lacking = objects.filter(({ value }) => !(name in value));
    const [one, ...others] = lacking;
    if (one === undefined) return [];
    if (!isShown) return [{ name, holder }];
    if (objects.length < 2) return [];
    return others.length === 0 ? [{ name, holder, sample: one }] : [];
  });
  return { missing, all: fields.length };
}
