import { shown } from '../../schema/violation.ts';
import type { Check, Finding } from '../check.ts';
import { sampleObjects, type SampleObject } from '../sample-objects.ts';
import { wordsOf } from '../schema-parts.ts';

/** What a page says of itself, by the names it goes by (without capitals, hyphens and underscores). */
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
/** What all of these hold: most keys need no closer look. */
const ANY_NAME = /page|current|total|count|limit|per|next|prev|more/i;

interface Fact {
  readonly key: string;
  readonly value: unknown;
}

/** Numbers of a page add up: page, pages, entries, size, what comes before and after. */
export const meaningPaging: Check = {
  id: 'meaning-paging',
  *run(context) {
    for (const object of sampleObjects(context)) {
      const facts = factsOf(object);
      const given = (['page', 'pages', 'items', 'size'] as const).filter((role) => facts[role] !== undefined);
      if (given.length < 2) continue;
      for (const [role, reason, hint] of faultsOf(object, facts)) {
        const { key = '', value } = facts[role] ?? {};
        yield {
          message: `\`${key}\` is ${shown(value)}, but ${reason}.`,
          hint,
          location: object.at([key]),
        } satisfies Finding;
      }
      yield* toldTwice(object, facts);
    }
  },
};

/** A number of the page that the object around it gives too, under the same name. */
function* toldTwice({ parents }: SampleObject, facts: Facts): Iterable<Finding> {
  const parent = parents.at(-1);
  for (const { key, value } of [facts.items, facts.pages].flatMap((fact) => fact ?? [])) {
    const other = parent?.value[key];
    if (parent === undefined || typeof other !== 'number' || other === value) continue;
    yield {
      message: `\`${key}\` is ${shown(other)} here and ${shown(value)} for the page.`,
      hint: 'Mend one of the two numbers.',
      location: parent.at([key]),
    };
  }
}

type Facts = Partial<Record<Role, Fact>>;
type Fault = readonly [role: Role, reason: string, hint: string];

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

function* faultsOf(object: SampleObject, facts: Facts): Iterable<Fault> {
  const number = (role: Role): number | undefined => facts[role]?.value as number | undefined;
  const [page, pages, items, size] = [number('page'), number('pages'), number('items'), number('size')];
  const entries = entriesBeside(object);
  const expected = items === undefined || size === undefined || size === 0 ? undefined : Math.ceil(items / size);
  const last = pages ?? expected;
  const mend = 'Mend one of the two numbers.';

  if (
    page === 0 &&
    /\b(?:starts? (?:at|with|from)|from) 1\b|\b1-based\b/i.test(wordsOf(object.field(facts.page?.key ?? '')))
  )
    yield ['page', 'its description begins at 1', 'Write 1 for the first page.'];
  if (page !== undefined && last !== undefined && page > Math.max(1, last))
    yield ['page', `there ${last === 1 ? 'is 1 page' : `are ${last} pages`}`, mend];
  if (pages !== undefined && expected !== undefined && pages !== expected && !(expected === 0 && pages === 1))
    yield ['pages', `${items} entries on pages of ${size} make ${expected}`, 'Mend one of the three numbers.'];
  else if (
    pages !== undefined &&
    expected === undefined &&
    items !== undefined &&
    items < pages &&
    !(items === 0 && pages === 1)
  )
    yield ['items', `there are ${pages} pages`, mend];
  if (entries !== undefined && items !== undefined && entries > items)
    yield ['items', `this page alone shows ${entries} entries`, 'Mend the number, or take entries out.'];
  else if (entries !== undefined && items !== undefined && last === 1 && (page ?? 1) <= 1 && entries < items)
    yield [
      'items',
      `the only page shows ${entries} ${entries === 1 ? 'entry' : 'entries'}`,
      'Mend the number, or add entries.',
    ];
  if (entries !== undefined && size !== undefined && entries > size)
    yield ['size', `this page shows ${entries} entries`, 'Mend the number, or take entries out.'];
  if (page === undefined) return;
  const before = page > 1;
  const after = last === undefined ? undefined : page < last;
  const told: readonly (readonly [Role, boolean | undefined, string])[] = [
    ['hasNext', after, after === true ? `page ${page} is not the last of ${last}` : `page ${page} is the last`],
    ['next', after, after === true ? `page ${page} is not the last of ${last}` : `page ${page} is the last`],
    ['hasPrevious', before, before ? `page ${page} is not the first` : `page ${page} is the first`],
    ['previous', before, before ? `page ${page} is not the first` : `page ${page} is the first`],
  ];
  for (const [role, wanted, reason] of told) {
    if (facts[role] !== undefined && wanted !== undefined && page > 0 && isThere(facts[role].value) !== wanted)
      yield [role, reason, mend.replace('numbers', 'values')];
  }
}

function isThere(value: unknown): boolean {
  return value !== null && value !== '' && value !== false;
}

/** How many entries the page shows: of the one list beside these numbers, or beside the object that holds them. */
function entriesBeside({ value, parents }: SampleObject): number | undefined {
  const lists = [value, ...parents.slice(-1).map((parent) => parent.value)].map((one) =>
    Object.values(one).filter(Array.isArray),
  );
  const [list, ...others] = lists.find((candidates) => candidates.length > 0) ?? [];
  return list === undefined || others.length > 0 ? undefined : list.length;
}
