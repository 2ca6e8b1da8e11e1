import type { Api } from '#src/model/api.ts';
import type { History } from '#src/model/history.ts';
import type { Href } from '#src/model/nav.ts';
import type { MovedAnchor, PageLink, ReferencePage } from '#src/model/page.ts';
import type { SiteConfig } from '#src/model/site.ts';
import type { Location } from '../../../cli/problem.ts';
import type { SamplesRecord } from '../../source/samples-record.ts';
import type { Completion } from '../../examples/complete.ts';
import type { SchemaExamples } from '../../examples/schema-example.ts';
import type { PageContext } from '../context/page-context.ts';
import type { ReferenceIndex } from './groups.ts';
import type { SchemaUses } from './schema-uses.ts';

/** The tools by which pages of the reference ask the description for more than its model has. */
export interface DescriptionTools {
  /** Finds the place where a node was written; undefined for one that was not. */
  readonly locate: (node: object) => Location | undefined;
  /** The line of a value inside a node of the description. */
  readonly trace: (node: unknown, path: readonly (string | number)[]) => Location;
  /** Gives an operation or webhook valid examples made from its schemas, where the author gives none. */
  readonly complete: Completion;
  /** Finds or makes an example of a schema. */
  readonly exampleOf: SchemaExamples;
  /** Which samples ran; absent where none were. */
  readonly record?: SamplesRecord;
  /** The changes between versions; absent where none are listed. */
  readonly history?: History;
  /** The day of the last change to a guide's file, or to an object with a file of its own, where it is known. */
  readonly changedOn: (source: string | object) => string | undefined;
}

/** What every page of the reference is made with. */
export interface ReferenceContext extends DescriptionTools {
  readonly api: Api;
  readonly config: SiteConfig;
  readonly index: ReferenceIndex;
  readonly uses: () => SchemaUses;
  /** Guides that speak of an operation. */
  readonly guidesOf: (operationId: string) => readonly PageLink[];
  /** Anchors of a page that `site.yaml` redirects. */
  readonly redirected: (href: Href) => readonly MovedAnchor[];
  /** A context for the parts of one page. */
  readonly pageContext: (href: Href) => PageContext;
}

/** A page of the reference before the sidebar and its neighbours are added. */
export type UnlinkedPage = WithoutLinks<ReferencePage>;

type WithoutLinks<Page> = Page extends unknown
  ? Omit<Page, 'sidebar' | 'previous' | 'next' | 'samples' | 'downloads' | 'explain'>
  : never;
