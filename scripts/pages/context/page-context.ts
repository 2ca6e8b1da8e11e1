import type { Api } from '#src/model/api.ts';
import type { Href } from '#src/model/nav.ts';
import type { Blocks, Questioned, NotPublished, OpenQuestion, OpenQuestions } from '#src/model/gap.ts';
import type { PageLink } from '#src/model/page.ts';
import type { SiteConfig } from '#src/model/site.ts';
import { questionsAbout, type UndocumentedThing as Undocumented } from '#src/shared/schema/questions.ts';
import type { Completion } from '../../examples/complete.ts';
import { BLOCKS } from '../../description/source/questions.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import type { Addresses, ReferenceAddresses } from './addresses.ts';
import { createAnchors, type Anchors } from './anchors.ts';
import { createExpansion, type Expansion } from './expansion.ts';
import type { HistoryMarks } from './history-marks.ts';
import { createPageMoves, type PageMoves } from './page-moves.ts';

/** The context in which the parts of one page are built. */
export interface PageContext {
  readonly api: Api;
  readonly config: SiteConfig;
  readonly href: Href;
  readonly anchors: Anchors;
  /** The undocumented parts of the page. */
  readonly questions: PageQuestions;
  /** Notes that a page states only once and already contains. */
  readonly notes: Set<string>;
  /** Former anchors of the page. */
  readonly moves: PageMoves;
  /** Addresses of operations, schemas, fields and codes, shared by all pages. */
  readonly addresses: Addresses;
  /** Reference pages to which embedded parts of a guide link; absent on reference pages. */
  readonly reference?: ReferenceAddresses;
  /** Returns icon and lead of the guide at an address, with the ids of the questions that the guide asks itself. */
  readonly guideAt?: (
    href: string,
  ) => { readonly icon: string; readonly description: string; readonly asks: readonly string[] } | undefined;
  /** Versions in which fields and values were added or changed; absent without a history. */
  readonly marks?: HistoryMarks | undefined;
  /** The guide for readers who need a method or path that is not documented yet. */
  readonly whileOpen?: PageLink | undefined;
  /** Adds examples made from the schemas of a call where the author gives none. */
  readonly complete: Completion;
  /** Decides which nested objects open in place. */
  readonly expansion: Expansion;
}

export function createPageContext(
  site: Pick<
    PageContext,
    'api' | 'config' | 'complete' | 'addresses' | 'reference' | 'guideAt' | 'marks' | 'whileOpen'
  >,
  href: Href,
  expansion = createExpansion(),
): PageContext {
  const anchors = createAnchors();
  return {
    ...site,
    href,
    expansion,
    anchors,
    questions: createPageQuestions(anchors, site.api.questions),
    notes: new Set(),
    moves: createPageMoves(site.api, anchors),
  };
}

/** Collects the undocumented parts of one page: noted while the page is built, listed once. */
interface PageQuestions {
  /** Notes the undocumented parts of a thing. Returns the questions for the row of the thing, as a member to spread. */
  note(thing: UndocumentedThing, parts: readonly NotPublished[]): Questioned;
  /** Notes a question that a guide asks in the section at this address. */
  ask(text: string, href: Href): void;
  /** Returns all noted questions as a member to spread; none without any. To be called when the page is complete. */
  all(): { readonly questions?: OpenQuestions };
}

/** A thing that is not fully documented, with its row on the page. */
export interface UndocumentedThing extends Undocumented {
  readonly href?: Href;
  /** Whether the row omits questions that an earlier row of the page already asks. */
  readonly once?: boolean;
}

/** Collects the open questions of one page, the most serious first. */
export function createPageQuestions(anchors: Anchors, questions: Api['questions'] = []): PageQuestions {
  const blocked = new Map(questions.map(({ text, blocks }) => [text, blocks]));
  const noted = new Map<string, { readonly rank: number; readonly question: OpenQuestion }>();
  const ask = (text: string, href: Href | undefined, blocks: Blocks): void => {
    const rank = BLOCKS.indexOf(blocked.get(text) ?? blocks);
    if (rank < (noted.get(text)?.rank ?? Infinity)) noted.set(text, { rank, question: omitUndefined({ text, href }) });
  };
  return {
    note(thing, parts) {
      const openQuestions = questionsAbout(thing, parts);
      const shown = openQuestions.filter(({ text }) => thing.once !== true || !noted.has(text));
      for (const { text, blocks } of openQuestions) ask(text, thing.href, blocks);
      return shown.length === 0 ? {} : { questions: [...new Set(shown.map(({ text }) => text))] };
    },
    ask: (text, href) => ask(text, href, 'payment'),
    all() {
      if (noted.size === 0) return {};
      const sorted = [...noted.values()].sort((one, other) => one.rank - other.rank).map(({ question }) => question);
      return { questions: { anchor: anchors.claim('not-documented'), questions: sorted } };
    },
  };
}
