import type { Api } from '#src/model/api.ts';
import type { History } from '#src/model/history.ts';
import type { Href } from '#src/model/nav.ts';
import type { MovedAnchor, PageLink, ReferencePage } from '#src/model/page.ts';
import type { SiteConfig } from '#src/model/site.ts';
import type { Content } from '#src/model/content.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import type { Operation } from '#src/model/operation.ts';
import type { ReferenceEntry } from '#src/model/reference.ts';
import type { Location } from '../../cli/problem.ts';
import type { ImageFile } from '../../description/source/images.ts';
import type { SamplesRecord } from '../../description/source/samples-record.ts';
import type { Completion } from '../../examples/complete.ts';
import type { SchemaExamples } from '../../examples/schema-example.ts';
import type { PageContext } from '../context/page-context.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { text } from '../../guides/prose/nodes.ts';
import { slug, type Anchors } from '../context/anchors.ts';
import { toProse } from '../../guides/prose/description.ts';
import { wholePath } from '../../description/model/path-words.ts';
import { type ReferenceIndex, operationEntry } from './groups.ts';
import type { SchemaUses } from './schema-uses.ts';

/**
 * Tools with which reference pages look up what the model of the API lacks, such as source locations and generated
 * examples.
 */
export interface DescriptionTools {
  /** Returns the source location of an OpenAPI object; undefined for a generated one. */
  readonly locate: (node: object) => Location | undefined;
  /** Returns the source location of a value inside a node of the description. */
  readonly trace: (node: unknown, path: readonly (string | number)[]) => Location;
  /** Adds examples, generated from schemas, to an operation or webhook where the author gives none. */
  readonly complete: Completion;
  /** Finds or generates an example of a schema. */
  readonly exampleOf: SchemaExamples;
  /** Image files used in the description's Markdown, by the image URL in the Markdown. */
  readonly pictures: ReadonlyMap<string, ImageFile>;
  /** Record of the request samples that ran; absent if none ran. */
  readonly record?: SamplesRecord;
  /** The changes between versions; absent if none are listed. */
  readonly history?: History;
  /**
   * Returns the day on which a source last changed; undefined if unknown. A source is the path of a guide's file, or an
   * OpenAPI object with a file of its own.
   */
  readonly changedOn: (source: string | object) => string | undefined;
}

/** The API, settings and functions from which all pages of the reference are made. */
export interface ReferenceContext extends DescriptionTools {
  readonly api: Api;
  readonly config: SiteConfig;
  readonly index: ReferenceIndex;
  readonly uses: () => SchemaUses;
  /** Returns the guides that explain an operation. */
  readonly guidesOf: (operationId: string) => readonly PageLink[];
  /** Returns the former anchors of a page that `site.yaml` redirects, each with the current anchor. */
  readonly redirected: (href: Href) => readonly MovedAnchor[];
  /** Creates the context in which the parts of one page, such as its tables, are built. */
  readonly pageContext: (href: Href) => PageContext;
}

/** A reference page without sidebar, links to neighbouring pages and links to tools, which are added later. */
export type UnlinkedPage = WithoutLinks<ReferencePage>;

type WithoutLinks<Page> = Page extends unknown
  ? Omit<Page, 'sidebar' | 'previous' | 'next' | 'samples' | 'downloads' | 'explain'>
  : never;

export const OVERVIEW: Href = '/reference';

/**
 * Returns what is above the content of a reference page. `name` is its title and heading. `above` are links to the
 * pages between the overview and this page.
 */
export function pageHead(href: Href, name: string, ...above: readonly PageLink[]) {
  return {
    href,
    title: name,
    heading: name,
    trail: [{ label: 'Reference', href: OVERVIEW }, ...above],
    badges: [] as readonly string[],
  };
}

/** Returns a link to edit the source of a page, and the day when the source last changed. */
export function pageSource(
  node: object | undefined,
  context: Pick<ReferenceContext, 'locate' | 'config' | 'changedOn'>,
): { readonly source?: string; readonly changed?: string } {
  if (node === undefined) return {};
  return { ...sourceLine(node, context), ...omitUndefined({ changed: context.changedOn(node) }) };
}

/** Fills `{file}` and `{line}` in the `editUrl` of `site.yaml` with the location of a node. */
function sourceLine(
  node: object,
  { locate, config }: Pick<ReferenceContext, 'locate' | 'config'>,
): { readonly source?: string } {
  const template = config.values['editUrl'] ?? '';
  // Only if needed: `locate` parses a whole file to find the line.
  const place = template === '' ? undefined : locate(node);
  if (place === undefined) return {};
  const file = place.file.split('/').map(encodeURIComponent).join('/');
  return { source: template.replaceAll('{file}', file).replaceAll('{line}', String(place.line)) };
}

/** Creates a heading with the content below it; empty if there is no content. */
export function section(title: string, content: Content, anchors: Anchors, level: 2 | 3 | 4 = 2): Content {
  if (content.length === 0) return [];
  return [{ kind: 'heading', level, anchor: anchors.claim(slug(title)), children: [text(title)] }, ...content];
}

/** Maximum number of characters of a page description: search engines show no more. */
const LONGEST = 160;

/**
 * Returns the first sentence of a Markdown text as plain text, for lists and page descriptions. Headings are skipped; a
 * sentence that introduces a list includes the list items. Undefined if there is no sentence.
 */
export function firstSentence(markdown: string): string | undefined {
  const blocks = toProse(markdown);
  const at = blocks.findIndex((node) => node.kind !== 'element' || node.depth === undefined);
  const [first, list] = blocks.slice(Math.max(0, at));
  const words = first === undefined ? '' : textOf([first]).trim();
  const items = words.endsWith(':') && list?.kind === 'element' && /^[ou]l$/.test(list.name) ? list.children : [];
  const listed = items
    .map((item) =>
      textOf([item])
        .trim()
        .replace(/[.,;]$/, ''),
    )
    .join(', ');
  const sentence = plainSummary(listed === '' ? words : `${words} ${listed}.`);
  return sentence === '' ? undefined : sentence;
}

/** Returns the first sentence of a plain text on one line, truncated if long; an empty string if there is none. */
function plainSummary(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
  return sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`;
}

/** Returns the path of a reference page's data file, relative to `data/`. */
export function dataFile(href: Href): string {
  return `${href.replace(/^\/reference\//, '')}.json`;
}

/** Maximum number of uses listed on a page, so that a schema that many operations use stays readable. */
const SHOWN = 40;

/** Lists operations as links with method, name and path. Links after the first `shown` are only counted. */
export function operationEntries(
  operations: readonly Operation[],
  { index }: Pick<ReferenceContext, 'index'>,
  shown = SHOWN,
): Content {
  return entryList(
    operations.map((operation) => ({
      ...operationEntry(operation, index),
      ...omitUndefined({ path: wholePath(operation), about: firstSentence(operation.description) }),
    })),
    shown,
  );
}

/** Lists links to reference pages; empty without links. Links after the first `shown` are only counted. */
export function entryList(entries: readonly ReferenceEntry[], shown = SHOWN): Content {
  if (entries.length === 0) return [];
  return [{ kind: 'entries', entries: entries.slice(0, shown), more: Math.max(0, entries.length - shown) }];
}
