import type { GapBox, GapGroup, GapItem, NotPublished } from '#src/model/gap.ts';
import type { Href } from '#src/model/nav.ts';
import { listWords } from '#src/shared/text/list-words.ts';
import type { Anchors } from './anchors.ts';

/** What the parts of one page do not document: noted while they are built, told in one box (see `GapBox`). */
export interface PageGaps {
  /** Notes the marks of a thing. Marks that nearly every object carries are told once for the page. */
  note(thing: UndocumentedThing, parts: readonly NotPublished[]): void;
  /** Everything noted so far; undefined where nothing was. */
  box(): GapBox | undefined;
}

/** Something with marks, in a reader's words. */
export interface UndocumentedThing {
  /** `Get a transaction`, `the request body of …`; names of fields and schemas go into `code`. */
  readonly label: string;
  readonly code?: string;
  readonly href?: Href;
  /** The question that the author wrote for the reader (`x-question`); it replaces the standard words. */
  readonly question?: string | undefined;
}

type GroupName = 'call' | 'content' | 'values' | 'rows' | 'codes';

/** Titles of the groups, in the order in which a reader needs them. */
const TITLES: readonly (readonly [name: GroupName, title: string])[] = [
  ['call', 'How to call'],
  ['content', 'Fields'],
  ['values', 'Values'],
  ['rows', 'Required fields and types'],
  ['codes', 'Status codes'],
];

/** Collects the gaps of one page. `contact` is whom to ask. */
export function createPageGaps(contact: string, anchors: Anchors): PageGaps {
  const groups = new Map<GroupName, Map<string, GapItem>>();
  const add = (name: GroupName, item: GapItem): void => {
    const items = groups.get(name) ?? new Map<string, GapItem>();
    groups.set(name, items);
    const key = `${item.text} ${item.code ?? ''}`;
    if (!items.has(key)) items.set(key, item);
  };
  return {
    note(thing, parts) {
      for (const { group, ...item } of itemsOf(thing, parts)) add(group, item);
    },
    box() {
      if (groups.size === 0) return undefined;
      const told = TITLES.flatMap(([name, title]): readonly GapGroup[] => {
        const items = wordByWord([...(groups.get(name)?.values() ?? [])]);
        return items.length === 0 ? [] : [{ title, items }];
      });
      return {
        anchor: anchors.claim('not-documented'),
        groups: told,
        contact,
        hasMarks: groups.has('rows') || groups.has('values'),
      };
    },
  };
}

/** Names with the same words before them beside one another. */
function wordByWord(items: readonly GapItem[]): readonly GapItem[] {
  return [...new Set(items.map(({ text }) => text))].flatMap((text) => items.filter((item) => item.text === text));
}

type Noted = GapItem & { readonly group: GroupName };

function itemsOf(thing: UndocumentedThing, parts: readonly NotPublished[]): readonly Noted[] {
  const { label, code, href, question } = thing;
  const where = { ...(code === undefined ? {} : { code }), ...(href === undefined ? {} : { href }) };
  const asked = (words: string): Pick<GapItem, 'text'> => ({ text: question ?? `${words} ${label}`.trim() });
  const values = VALUES.find(([marks]) => marks.every((mark) => parts.includes(mark)))?.[1];
  const call = CALL.filter((part) => parts.includes(part));
  return [
    ...(call.length === 0
      ? []
      : [{ group: 'call' as const, text: question ?? `${label}: ${listWords(call, 'and')}`, ...where }]),
    ...(parts.includes('fields') ? [{ group: 'content' as const, ...asked(''), ...where }] : []),
    ...(values === undefined ? [] : [{ group: 'values' as const, ...asked(values), ...where }]),
    ...(parts.includes('operations')
      ? [{ group: 'codes' as const, ...asked('which operations return'), ...where }]
      : []),
    ...(parts.includes('required') || parts.includes('types') ? [{ group: 'rows' as const, text: ROWS }] : []),
  ];
}

const CALL: readonly NotPublished[] = ['method', 'path', 'parameters'];
const VALUES: readonly (readonly [marks: readonly NotPublished[], words: string])[] = [
  [['values', 'meaning'], 'all values and the meaning of'],
  [['values'], 'all values of'],
  [['meaning'], 'the meaning of'],
];
const ROWS = 'unconfirmed where a row is marked; types follow the sample values';
