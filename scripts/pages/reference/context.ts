import type { Api } from '../../../src/model/api.ts';
import type { Href } from '../../../src/model/nav.ts';
import type { PageLink, ReferencePage } from '../../../src/model/page.ts';
import type { SiteConfig } from '../../../src/model/site.ts';
import type { Location } from '../../problem.ts';
import type { PageContext } from '../page-context.ts';
import type { ReferenceIndex } from './groups.ts';
import type { SchemaUses } from './schema-uses.ts';

/** What every page of the reference is made with. */
export interface ReferenceContext {
  readonly api: Api;
  readonly config: SiteConfig;
  readonly index: ReferenceIndex;
  readonly uses: () => SchemaUses;
  /** Guides that speak of an operation. */
  readonly guidesOf: (operationId: string) => readonly PageLink[];
  /** Where a node of the description was written; undefined for one that was not. */
  readonly locate: (node: object) => Location | undefined;
  /** A context for the parts of one page. */
  readonly pageContext: (href: Href) => PageContext;
}

/** A page before the sidebar and its neighbours are added. */
export type ReferenceDraft = Omit<ReferencePage, 'sidebar' | 'previous' | 'next' | 'headings'>;
