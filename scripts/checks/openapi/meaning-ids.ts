import { shown } from '../../schema/violation.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { sampleObjects, type SampleObject } from '../sample-objects.ts';
import { isSlip } from '../site/word-fault.ts';

/** Long enough that no two ids are alike by chance. */
const ID = /^(?=.*\d)[\w-]{16,}$/;
/** Fewer samples show no habit. */
const HABIT = 2;

/** An id where a sample shows it. */
interface Use {
  readonly object: SampleObject;
  readonly key: string;
  readonly value: string;
  /** The field's name without capital, and for a bare `id` also what it is the id of. */
  readonly name: string;
}

/** Ids of samples are told apart: none is a slip of another, none names another kind of thing, and those that repeat the id of the object around them do so. */
export const meaningIds: Check = {
  id: 'meaning-ids',
  convention: true,
  *run(context) {
    const uses = usesIn(context);
    yield* slips(uses);
    yield* strangers(uses);
    yield* otherParents(uses);
  },
};

function usesIn(context: CheckContext): readonly Use[] {
  return sampleObjects(context).flatMap((object) =>
    Object.entries(object.value).flatMap(([key, value]): Use[] => {
      if (typeof value !== 'string' || !ID.test(value)) return [];
      const name = key.charAt(0).toLowerCase() + key.slice(1);
      return [
        {
          object,
          key,
          value,
          name:
            name === 'id'
              ? `id of ${Object.keys(object.value)
                  .map((other) => other.toLowerCase())
                  .sort()
                  .join(' ')}`
              : name,
        },
      ];
    }),
  );
}

/** Ids that differ in one character: one of the two was mistyped, the one that stands in fewer places. */
function* slips(uses: readonly Use[]): Iterable<Finding> {
  const values = [...new Set(uses.map(({ value }) => value))];
  const count = (value: string): number => uses.filter((use) => use.value === value).length;
  for (const use of uses) {
    const other = values.find(
      (value) =>
        value !== use.value &&
        value.length === use.value.length &&
        isSlip(value, use.value) &&
        count(value) > count(use.value),
    );
    if (other !== undefined && isRandom(other))
      yield {
        message: `\`${use.key}\` is ${shown(use.value)}, one character away from ${shown(other)}.`,
        hint: 'Write the same id, or a plainly different one.',
        location: use.object.at([use.key]),
      };
  }
}

/** Ids made by chance; those that are counted up are neighbours by nature. */
function isRandom(id: string): boolean {
  return /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i.test(id);
}

/** An id that names another kind of thing elsewhere, where no other sample of its field does. */
function* strangers(uses: readonly Use[]): Iterable<Finding> {
  for (const use of uses) {
    const others = uses.filter((other) => other.name === use.name && other.value !== use.value);
    const alike = uses.filter((other) => other.name === use.name && other.value === use.value);
    if (others.length < HABIT || alike.length > 1) continue;
    const kinds = (value: string): readonly string[] =>
      uses.filter((other) => other.value === value && other.name !== use.name).map(({ name }) => name);
    const [stranger] = kinds(use.value).filter((kind) => !others.some((other) => kinds(other.value).includes(kind)));
    const there = uses.find((other) => other.value === use.value && other.name === stranger);
    if (there !== undefined)
      yield {
        message: `\`${use.key}\` is ${shown(use.value)}, which is the \`${there.key}\` of something else.`,
        hint: 'Write the id that belongs here.',
        location: use.object.at([use.key]),
      };
  }
}

/** A field that repeats the id of the object around it in all other samples. */
function* otherParents(uses: readonly Use[]): Iterable<Finding> {
  const inside = uses.flatMap((use) => {
    const [key, id] = Object.entries(use.object.parents.at(-1)?.value ?? {}).find(([name]) => /^id$/i.test(name)) ?? [];
    return key === undefined || typeof id !== 'string' || use.name.startsWith('id ') ? [] : [{ use, id }];
  });
  for (const name of new Set(inside.map(({ use }) => use.name))) {
    const all = inside.filter(({ use }) => use.name === name);
    const odd = all.filter(({ use, id }) => use.value !== id);
    if (odd.length * 3 >= all.length || all.length - odd.length < HABIT) continue;
    for (const { use, id } of odd)
      yield {
        message: `\`${use.key}\` is ${shown(use.value)}, but the object around it is ${shown(id)}.`,
        hint: 'Repeat the id of the object, as all other samples do.',
        location: use.object.at([use.key]),
      };
  }
}
