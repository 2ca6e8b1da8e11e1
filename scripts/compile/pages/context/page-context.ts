import type { Api } from '#src/model/api.ts';
import type { Href } from '#src/model/nav.ts';
import type { PageLink } from '#src/model/page.ts';
import type { SiteConfig } from '#src/model/site.ts';
import type { Completion } from '../../examples/complete.ts';
import type { Addresses, ReferenceAddresses } from './addresses.ts';
import { createAnchors, type Anchors } from './anchors.ts';
import { createExpansion, type Expansion } from './expansion.ts';
import type { HistoryMarks } from './history-marks.ts';
import { createPageMoves, type PageMoves } from './page-moves.ts';
import { createPageQuestions, type PageQuestions } from './page-questions.ts';

/** What the parts of one page are built with. */
export interface PageContext {
  readonly api: Api;
  readonly config: SiteConfig;
  readonly href: Href;
  readonly anchors: Anchors;
  /** What the page does not document. */
  readonly questions: PageQuestions;
  /** Anchors that the page had before. */
  readonly moves: PageMoves;
  /** Shared by all pages: where operations, schemas, fields and codes are explained. */
  readonly addresses: Addresses;
  /** Pages of the reference that a guide leads to from what it embeds; absent on pages of the reference itself. */
  readonly reference?: ReferenceAddresses;
  /** Icon and lead of the guide at an address. */
  readonly guideAt?: (href: string) => { readonly icon: string; readonly description: string } | undefined;
  /** Which fields and values came or changed with which version; absent without a history. */
  readonly marks?: HistoryMarks | undefined;
  /** The guide for readers who wait until a method or path is documented. */
  readonly whileOpen?: PageLink | undefined;
  /** Gives a call examples made from its schemas, where the author gives none. */
  readonly complete: Completion;
  /** How much of nested objects the page shows in place. */
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
    questions: createPageQuestions(anchors),
    moves: createPageMoves(site.api, anchors),
  };
}
