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

/** What all parts of one page, such as its tables, share while they are built. */
export interface PageContext {
  readonly api: Api;
  readonly config: SiteConfig;
  readonly href: Href;
  readonly anchors: Anchors;
  /** Collects the open questions of the page. */
  readonly questions: PageQuestions;
  /**
   * Notes that the page already contains, such as the note that types are assumed. Each note appears only once on a
   * page.
   */
  readonly notes: Set<string>;
  /** Collects the former anchors of the page. */
  readonly moves: PageMoves;
  /** URLs of operations, schemas, fields and status codes, to which the parts of the page link. */
  readonly addresses: Addresses;
  /** URLs of reference pages, for links from a guide to parts of the API. Absent on reference pages. */
  readonly reference?: ReferenceAddresses;
  /** Returns the icon and description of the guide at a URL, and the ids of the questions in the guide (`<Ask>`). */
  readonly guideAt?: (
    href: string,
  ) => { readonly icon: string; readonly description: string; readonly asks: readonly string[] } | undefined;
  /** Labels of fields and values that a later version added or changed. Absent if no changes are listed. */
  readonly marks?: HistoryMarks | undefined;
  /**
   * Link to a guide for operations whose method or path is not documented. Only operations with examples show the link.
   */
  readonly whileOpen?: PageLink | undefined;
  /** Adds generated examples to an operation, webhook or callback where the author gives none. */
  readonly complete: Completion;
  /** Decides which nested objects the page shows in place. */
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

/** Collects the open questions about undocumented parts while a page is built; the finished page lists them once. */
interface PageQuestions {
  /**
   * Records the questions about undocumented parts of a thing, such as the values of a field. Returns an object to
   * spread into the row of the thing: with the `questions` that the row shows, or empty without questions.
   */
  note(thing: UndocumentedThing, parts: readonly NotPublished[]): Questioned;
  /** Records a question that a guide asks. `href` is the URL of the section with the question. */
  ask(text: string, href: Href): void;
  /**
   * Returns all recorded questions as an object to spread into the page; an empty object if there are none. To be
   * called when the page is complete.
   */
  all(): { readonly questions?: OpenQuestions };
}

/** A thing that is not fully documented, such as a field, with the URL of its row. */
export interface UndocumentedThing extends Undocumented {
  readonly href?: Href;
  /** Whether the row omits questions that an earlier row of the page already asks. */
  readonly once?: boolean;
}

/** Creates the object that collects the open questions of one page and lists the most serious ones first. */
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
