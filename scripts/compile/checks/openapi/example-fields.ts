import { groupBy } from '../../../text/group-by.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import type { Check, CheckContext } from '../lookup/check.ts';
import { propertiesOf } from '../lookup/operations.ts';
import { sampleObjects, type SampleObject } from '../lookup/samples/sample-objects.ts';

/** Only where so many fields are shown for each that is missing are examples taken to be complete. */
const RATIO = 50;

/** A field that one example lacks, or that none shows. */
interface MissingField {
  readonly name: string;
  readonly holder: Raw;
  /** The one example that lacks it. */
  readonly sample?: SampleObject;
}

/** Where examples show every field of their schemas, none lacks one. */
export const exampleFields: Check = {
  id: 'example-fields',
  convention: true,
  *run(context) {
    const { missing, total } = missingFields(context);
    if (missing.length * RATIO > total) return;
    for (const { name, holder, sample } of missing)
      yield sample === undefined
        ? {
            message: `No example shows the field \`${name}\`, although examples show all other fields.`,
            hint: 'Add it to an example, or remove it from the schema.',
            location: context.locator.locate(holder, name),
          }
        : {
            message: `This example lacks the field \`${name}\`, which all others of its kind show.`,
            hint: 'Add it.',
            location: sample.at([Object.keys(sample.value)[0] ?? ''], true),
          };
  },
};

function missingFields(context: CheckContext): { missing: readonly MissingField[]; total: number } {
  const uses = sampleObjects(context).flatMap((object) =>
    object.parts.filter((part) => 'properties' in part).map((part) => ({ object, part })),
  );
  const fields = [...groupBy(uses, ({ part }) => part)].flatMap(([part, ofPart]) => {
    const all = ofPart.map(({ object }) => object);
    // A customer in a response is shown differently from one in a request.
    const places = groupBy(all, ({ parents }) => parents.at(-1)?.parts.find((one) => 'properties' in one));
    const groups = [...(places.size === 1 ? [] : places.values()), all];
    return groups.flatMap((objects) =>
      propertiesOf(part)
        .filter(([, field]) => !('x-callback' in asRecord(field)))
        .map(([name]) => ({
          name,
          holder: asRecord(part['properties']),
          objects,
          isShown: all.some(({ value }) => name in value),
        })),
    );
  });
  const missing = fields.flatMap(({ name, holder, objects, isShown }): readonly MissingField[] => {
    const [sample, ...others] = objects.filter(({ value }) => !(name in value));
    if (sample === undefined) return [];
    if (!isShown) return [{ name, holder }];
    return objects.length < 2 || others.length > 0 ? [] : [{ name, holder, sample }];
  });
  return { missing, total: fields.length };
}
