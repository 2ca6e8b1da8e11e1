import type { Api } from '#src/model/api.ts';
import type { History } from '#src/model/history.ts';
import type { Href } from '#src/model/nav.ts';
import type { MovedAnchor, PageLink, ReferencePage } from '#src/model/page.ts';
import type { SiteConfig } from '#src/model/site.ts';
import type { Location } from '../../../cli/problem.ts';
import type { SamplesRecord } from '../../source/samples-record.ts';
import type { SchemaExamples } from '../../examples/schema-example.ts';
import type { PageContext } from '../context/page-context.ts';
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
  /** Anchors of a page that `site.yaml` redirects. */
  readonly redirected: (href: Href) => readonly MovedAnchor[];
  /** The day on which an object with a file of its own last changed, where it is known. */
  readonly changedOn: (node: object) => string | undefined;
  /** Which samples ran; absent where none were. */
  readonly record?: SamplesRecord;
  /** What changed between versions; absent where none are listed. */
  readonly history?: History;
  /** An example of a schema by its name; undefined where there is none to show. */
  readonly exampleOf: SchemaExamples;
  /** A context for the parts of one page. */
  readonly pageContext: (href: Href) => PageContext;
}

/** A page of the reference before the sidebar and its neighbours are added. */
export type UnlinkedPage = WithoutLinks<ReferencePage>;

type WithoutLinks<Page> = Page extends unknown
  ? Omit<Page, 'sidebar' | 'previous' | 'next' | 'samples' | 'downloads' | 'explain'>
  : never;
