import type { Root } from 'mdast';
import type { Href } from '#src/model/nav.ts';
import type { Location } from '../../cli/problem.ts';
import type { SiteConfig } from '#src/model/site.ts';
import type { ForeignName } from './foreign-names.ts';
import type { ImageFile, OwnFile } from '../../description/source/images.ts';
import type { SynonymsSource, Terms } from './terms.ts';

/** All hand-written sources: guides, their groups, and the settings of the site. */
export interface GuideSources {
  readonly config: SiteConfig;
  readonly groups: readonly GroupSource[];
  /** All guides, sorted by group, then by `order`, then by file name. */
  readonly guides: readonly GuideSource[];
  /** The texts of `site.yaml` and `groups.yaml`. */
  readonly settings?: readonly SettingsText[];
  /** `redirects` of `site.yaml`; absent for a site without guides. */
  readonly redirects?: readonly RedirectSource[];
  /**
   * Files that `site.yaml` names (logos, icon, picture, fonts) and pictures in the description; absent for a site
   * without guides.
   */
  readonly images?: readonly OwnFile[];
  /** The house style of prose; absent without `terms.yaml`. */
  readonly terms?: Terms;
  /** Search words that the pages do not use, from `synonyms.yaml`; absent for a site without guides. */
  readonly synonyms?: readonly SynonymsSource[];
}

/** An entry of `redirects` in `site.yaml`, as written. */
export interface RedirectSource {
  readonly from: string;
  readonly to: string;
  readonly location: Location;
}

/** The path and text of a settings file. */
export type SettingsText = Pick<GuideSource, 'file' | 'text'>;

/** A group of guides in the sidebar: an item of `groups.yaml`. */
export interface GroupSource {
  readonly folder: string;
  readonly label: string;
  readonly open: boolean;
  readonly icon: string;
}

/** A guide: an MDX file. */
export interface GuideSource {
  readonly file: string;
  /** Name of the folder under `guides/`. */
  readonly group: string;
  readonly href: Href;
  readonly frontmatter: Frontmatter;
  /** The text of the file; positions of `tree` refer to it. */
  readonly text: string;
  readonly tree: Root;
  /** Picture files of the guide, by the URL in the text of the guide. */
  readonly images: ReadonlyMap<string, ImageFile>;
}

/** Frontmatter with its defaults filled in; `title` and `description` are required. */
export interface Frontmatter {
  readonly title: string;
  /** The h1; the same as `title` if absent. */
  readonly heading: string;
  /** Label in the sidebar; the same as `heading` if absent. */
  readonly navLabel: string;
  readonly description: string;
  readonly order: number;
  readonly icon: string;
  readonly unlisted: boolean;
  /**
   * Label of a link to this guide. The link is on the pages of operations whose method or path is not documented. An
   * empty string means no link.
   */
  readonly whileOpen: string;
  /** Names of other APIs and programs in the guide; `*` matches any part of a name. */
  readonly foreign: readonly ForeignName[];
  /** Former slugs of the guide, which redirect to its current URL. */
  readonly formerly: readonly FormerSlug[];
}

/** A former slug of a guide, with its location in the frontmatter. */
interface FormerSlug {
  readonly slug: string;
  readonly location: Location;
}
