import { shown } from '#src/shared/schema/violation.ts';
import { groupBy } from '../../../text/group-by.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { isTypo, lowerFirst } from '../lookup/names.ts';
import { sampleFields, type SampleObject } from '../lookup/samples/sample-objects.ts';

/** Long enough that no two ids are alike by chance. */
const ID = /^(?=.*\d)[\w-]{16,}$/;
/** With fewer samples, one that differs says nothing. */
const FEWEST = 2;
/** A UUID of so few different characters is made up. */
const FEWEST_CHARACTERS = 8;

/** An id in a sample. */
interface Use {
  readonly object: SampleObject;
  readonly key: string;
  readonly value: string;
  /** The field's name without its capital; for a bare `id`, also the fields of its object. */
  readonly name: string;
}

/**
 * The ids of samples are consistent: none differs from another by a typo, and those that repeat the id of the object
 * around them are the same.
 */
export const meaningIds: Check = {
  id: 'meaning-ids',
  *run(context) {
    const uses = usesIn(context);
    yield* typos(uses);
    yield* otherParents(uses);
  },
};

function usesIn(context: CheckContext): readonly Use[] {
  return [...sampleFields(context)].flatMap(({ object, key, value }): readonly Use[] => {
    if (typeof value !== 'string' || !ID.test(value)) return [];
    const name = lowerFirst(key);
    const fields = Object.keys(object.value).map((other) => other.toLowerCase());
    return [{ object, key, value, name: name === 'id' ? `id of ${fields.sort().join(' ')}` : name }];
  });
}

function problem({ object, key, value }: Use, reason: string, hint: string): CheckProblem {
  return { message: `\`${key}\` is ${shown(value)}, ${reason}.`, hint, location: object.at([key]) };
}

/**
 * Random ids that differ in one character: the one in fewer places is wrong. Where the last character differs, they may
 * be numbered: a warning.
 */
function* typos(uses: readonly Use[]): Iterable<CheckProblem> {
  const byValue = groupBy(uses, ({ value }) => value);
  const count = (value: string): number => byValue.get(value)?.length ?? 0;
  for (const use of uses) {
    const { value } = use;
    const other = [...byValue.keys()].find(
      (one) => one !== value && one.length === value.length && isTypo(one, value) && count(one) > count(value),
    );
    if (other === undefined || !isRandom(other)) continue;
    yield {
      ...problem(
        use,
        `which differs from ${shown(other)} by one character`,
        'Write the same id, or a clearly different one.',
      ),
      severity: other.slice(0, -1) === value.slice(0, -1) ? 'warning' : 'error',
    };
  }
}

/** Whether an id is a UUID that nobody has made up: `00000000-0000-4000-8000-000000000001` is a number. */
function isRandom(id: string): boolean {
  return /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i.test(id) && new Set(id).size > FEWEST_CHARACTERS;
}

/** Fields that repeat the id of the object around them in most samples, but not in this one. */
function* otherParents(uses: readonly Use[]): Iterable<CheckProblem> {
  const inside = uses.flatMap((use) => {
    const parent = use.object.parents.at(-1)?.value ?? {};
    const id = Object.entries(parent).find(([name]) => /^id$/i.test(name))?.[1];
    return typeof id !== 'string' || use.name.startsWith('id ') ? [] : [{ use, id }];
  });
  for (const all of groupBy(inside, ({ use }) => use.name).values()) {
    const odd = all.filter(({ use, id }) => use.value !== id);
    if (odd.length * 3 >= all.length || all.length - odd.length < FEWEST) continue;
    for (const { use, id } of odd)
      yield {
        ...problem(use, `but the id of the object around it is ${shown(id)}`, 'Other samples repeat that id.'),
        severity: 'warning',
      };
  }
}
