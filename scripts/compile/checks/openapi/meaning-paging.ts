import { shown } from '#src/shared/schema/violation.ts';
import type { Check, CheckProblem } from '../lookup/check.ts';
import { sampleObjects, type SampleObject } from '../lookup/samples/sample-objects.ts';
import { wordsOf } from '../lookup/schema-parts.ts';

/** Facts that a page gives of itself, by the names of fields (in lower case, without hyphens and underscores). */
const NAMES = {
  page: /^(?:current|page|currentpage|pagenumber|pageno|pageindex)$/,
  pages: /^(?:totalpages?|pagecount|pages|lastpage|numberofpages)$/,
  items: /^(?:total|totalitems|totalcount|totalrecords|totalelements|totalresults|itemcount)$/,
  size: /^(?:pagesize|perpage|itemsperpage|limit)$/,
  hasNext: /^(?:hasnext|hasnextpage|hasmore)$/,
  hasPrevious: /^(?:hasprevious|hasprev|hasprevpage|haspreviouspage)$/,
  next: /^(?:next|nextpage|nextpageurl|nexturl|nextlink)$/,
  previous: /^(?:previous|prev|prevpage|previouspage|previouspageurl|prevpageurl|previousurl|prevurl)$/,
} as const;
type Role = keyof typeof NAMES;
/** Part of each of these names: most keys need no closer look. */
const ANY_NAME = /page|current|total|count|limit|per|next|prev|more/i;

interface Fact {
  readonly key: string;
  readonly value: unknown;
}

/** The numbers of a page add up: its number, the total of pages and entries, its size, what precedes and follows it. */
export const meaningPaging: Check = {
  id: 'meaning-paging',
  *run(context) {
    for (const object of sampleObjects(context)) {
      const facts = factsOf(object);
      const given = (['page', 'pages', 'items', 'size'] as const).filter((role) => facts[role] !== undefined);
      if (given.length < 2) continue;
      for (const [role, reason, hint] of contradictions(object, facts)) {
        const { key = '', value } = facts[role] ?? {};
        yield {
          message: `\`${key}\` is ${shown(value)}, but ${reason}.`,
          hint,
          location: object.at([key]),
        } satisfies CheckProblem;
      }
      yield* otherTotals(object, facts);
    }
  },
};

/** Totals that differ from those of the same name in the object around. */
function* otherTotals({ parents }: SampleObject, facts: Facts): Iterable<CheckProblem> {
  const parent = parents.at(-1);
  for (const { key, value } of [facts.items, facts.pages].flatMap((fact) => fact ?? [])) {
    const other = parent?.value[key];
    if (parent === undefined || typeof other !== 'number' || other === value) continue;
    yield {
      message: `\`${key}\` is ${shown(other)} here, but ${shown(value)} in the page.`,
      hint: 'Correct one of the two numbers.',
      location: parent.at([key]),
    };
  }
}

type Facts = Partial<Record<Role, Fact>>;
type Contradiction = readonly [role: Role, reason: string, hint: string];

function factsOf({ value }: SampleObject): Facts {
  const entries = Object.entries(value)
    .filter(([key]) => ANY_NAME.test(key))
    .map(([key, fact]) => ({ key, plain: key.replace(/[_-]/g, '').toLowerCase(), value: fact }));
  if (entries.length === 0) return {};
  return Object.fromEntries(
    (Object.keys(NAMES) as Role[]).flatMap((role) => {
      const found = entries.find(
        ({ plain, value: fact }) =>
          NAMES[role].test(plain) &&
          (['page', 'pages', 'items', 'size'].includes(role) ? Number.isInteger(fact) && (fact as number) >= 0 : true),
      );
      return found === undefined ? [] : [[role, found] as const];
    }),
  );
}

function* contradictions(object: SampleObject, facts: Facts): Iterable<Contradiction> {
  const number = (role: Role): number | undefined => facts[role]?.value as number | undefined;
  const [page, pages, items, size] = [number('page'), number('pages'), number('items'), number('size')];
  const entries = entriesBeside(object);
  const expected = items === undefined || size === undefined || size === 0 ? undefined : Math.ceil(items / size);
  const last = pages ?? expected;
  const correct = 'Correct one of the two numbers.';

  if (
    page === 0 &&
    /\b(?:starts? (?:at|with|from)|from) 1\b|\b1-based\b/i.test(wordsOf(object.field(facts.page?.key ?? '')))
  )
    yield ['page', 'by its description pages begin at 1', 'Write 1 for the first page.'];
  if (page !== undefined && last !== undefined && page > Math.max(1, last))
    yield ['page', `there ${last === 1 ? 'is 1 page' : `are ${last} pages`}`, correct];
  if (pages !== undefined && expected !== undefined && pages !== expected && !(expected === 0 && pages === 1))
    yield ['pages', `${items} entries on pages of ${size} make ${expected}`, 'Correct one of the three numbers.'];
  else if (
    pages !== undefined &&
    expected === undefined &&
    items !== undefined &&
    items < pages &&
    !(items === 0 && pages === 1)
  )
    yield ['items', `there are ${pages} pages`, correct];
  if (entries !== undefined && items !== undefined && entries > items)
    yield ['items', `this page alone shows ${entries} entries`, 'Correct the number, or remove entries.'];
  else if (entries !== undefined && items !== undefined && last === 1 && (page ?? 1) <= 1 && entries < items)
    yield [
      'items',
      `the only page shows ${entries} ${entries === 1 ? 'entry' : 'entries'}`,
      'Correct the number, or add entries.',
    ];
  if (entries !== undefined && size !== undefined && entries > size)
    yield ['size', `this page shows ${entries} entries`, 'Correct the number, or remove entries.'];
  if (page === undefined) return;
  const before = page > 1;
  const after = last === undefined ? undefined : page < last;
  if (page === 0) return;
  const next = after === true ? `page ${page} is not the last of ${last}` : `page ${page} is the last`;
  const previous = `page ${page} is ${before ? 'not ' : ''}the first`;
  for (const [role, wanted, reason] of [
    ['hasNext', after, next],
    ['next', after, next],
    ['hasPrevious', before, previous],
    ['previous', before, previous],
  ] as const) {
    const fact = facts[role];
    if (fact !== undefined && wanted !== undefined && isThere(fact.value) !== wanted)
      yield [role, reason, 'Correct one of the two values.'];
  }
}

function isThere(value: unknown): boolean {
  return value !== null && value !== '' && value !== false;
}

/** Counts the entries that the page shows: those of the only list beside these numbers, or beside their object. */
function entriesBeside({ value, parents }: SampleObject): number | undefined {
  const lists = [value, ...parents.slice(-1).map((parent) => parent.value)].map((one) =>
    Object.values(one).filter(Array.isArray),
  );
  const [list, ...others] = lists.find((candidates) => candidates.length > 0) ?? [];
  return list === undefined || others.length > 0 ? undefined : list.length;
}
