import path from 'node:path';
import type { Href } from '#src/model/nav.ts';
import type { Page } from '#src/model/page.ts';
import type { BuiltAssets } from './assets/assets.ts';
import type { DataFile } from '#src/model/site.ts';
import { withCompressed } from '../outputs/compress.ts';
import { isOfWebhook, pageDownloads } from '../outputs/downloads/page-downloads.ts';
import type { SiteDownloads } from './downloads/site-downloads.ts';
import { createSearchGatherer } from '../outputs/search/gather.ts';
import type { OutputFile } from '../outputs/output-file.ts';
import type { Problem } from '../cli/problem.ts';
import { DOWNLOADS_PAGE } from '../pages/reference/tool-pages.ts';
import { PACKED } from '../cli/packed.ts';
import type { Progress } from '../cli/progress.ts';
import { BUILD_MARK } from './output-folder.ts';
import { writePages } from '../outputs/html/render-pool.ts';
import { pagePath, renderSettings } from '../outputs/html/render.ts';
import type { SiteOutput } from './emit.ts';
import { listFiles, siteFiles, type Described } from '../outputs/site-files.ts';
import { searchFiles } from '../outputs/search/search-index.ts';
import { keyOf } from '../text/key-of.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { mapConcurrently } from '../text/map-concurrently.ts';
import { markdownPath } from '../outputs/markdown/links.ts';

/** The result of writing a site, or a site with all its versions. */
export interface WrittenSite {
  readonly pages: number;
  /** Number of pages that were rendered. Other pages have not changed since the last build. */
  readonly rendered: number;
  /** Warnings, for example for downloads that failed, and errors that did not stop the build. */
  readonly problems: readonly Problem[];
}

/** A site to write, with its description, application and downloads. */
export interface DescribedSite extends Described {
  readonly files: SiteOutput;
  /** Returns the bundled application, and starts the bundler if it has not started. */
  readonly bundle: () => Promise<BuiltAssets>;
  readonly downloads: Promise<SiteDownloads>;
  /**
   * Base path of the current version, where the pages of an earlier version find guides and files. Absent when the
   * current version is written.
   */
  readonly root?: string;
}

/**
 * Renders the pages of a site, and writes them with all other files of the site.
 *
 * @param base path under which the site is served
 */
export async function writeSite(
  { downloads, files, bundle, root, ...described }: DescribedSite,
  base: string,
  progress: Progress,
): Promise<WrittenSite> {
  const { site } = described;
  if (PACKED === undefined && root === undefined) progress.stage('Building the application');
  const assets = await bundle();

  progress.stage(root === undefined ? 'Rendering pages' : `Rendering pages of ${site.versions?.name}`);
  const { settings, index } = renderSettings({ site, assets, base, root });
  const hrefs = site.reference.hrefs.filter((href) => href !== DOWNLOADS_PAGE);
  const makers = [...site.pages.map((page) => () => page), ...hrefs.map((href) => () => site.reference.page(href))];
  const total = makers.length + 1;
  // Only pages with relative links depend on the list of all URLs.
  const { hrefs: _, ...ownSettings } = settings;
  const common = keyOf(ownSettings);
  const whole = keyOf(settings);
  const found = createSearchGatherer();
  const pages = makers.map((make) => () => {
    const page = make();
    found.add(page);
    return page;
  });
  const isLarge = settings.effort !== 'good';
  let done = 0;
  let rendered = 0;
  const isNew = ({ path: name, contents }: OutputFile): boolean => !files.reuse(name, keyOf(contents));
  // The files of the application have been compressed already.
  const application = new Set(assets.files);
  const write = async (file: OutputFile): Promise<void> =>
    files.write(application.has(file) ? [file] : await withCompressed(file, settings.effort));
  const webhooks: DataFile[] = [];
  const background = createBackground();
  /** Writes files in the background, except those that the last build wrote with the same contents. */
  const writeBeside = (made: readonly OutputFile[]): void => {
    background.add(mapConcurrently(made.filter(isNew).values(), write));
  };
  /** Writes the data files of a page. Those of webhooks are also kept in `webhooks`, for the downloads. */
  const writeData = (page: Page): void => {
    const data = site.data.ofPage(page);
    webhooks.push(...data.filter(isOfWebhook));
    writeBeside(data);
  };
  const changed = (make: () => Page) => () => {
    const page = make();
    writeData(page);
    const json = JSON.stringify(page);
    const isReused = files.reuse(pagePath(page), keyOf(`${json.includes('"relative":true') ? whole : common} ${json}`));
    if (isReused) progress.step(++done, total);
    return isReused ? undefined : { page, json };
  };
  const threadSettings = { ...settings, folder: files.folder };
  const wrote = (names: readonly string[]): void => {
    files.add(names);
    rendered += 1;
    progress.step(++done, total);
  };
  /**
   * Writes the search index and the data that pages share. If memory allows, both are compressed while pages render.
   */
  const writeIndexes = memoize(() => {
    // This page is made before the sizes of downloads are known, so that the search does not find sizes.
    found.add(site.reference.page(DOWNLOADS_PAGE));
    writeBeside([...searchFiles(found.entries(), site.synonyms), ...site.data.shared()]);
    return undefined;
  });
  // Downloads and rendering of a large site together would need too much memory.
  if (isLarge) await downloads;
  await writePages([...pages.map(changed), () => (isLarge ? undefined : writeIndexes())], threadSettings, wrote);
  writeIndexes();
  const { sizes, problems } = await downloads;
  const late = pageDownloads(webhooks, described.api, site.config.url + base);
  const all = new Map([...sizes, ...late.map((file) => [path.basename(file.path), sizeOf(file)] as const)]);
  await writePages([changed(() => site.reference.downloads(all))], threadSettings, wrote);
  progress.stage('Writing files');
  const read = { base, markdown: (href: Href) => files.read(markdownPath(href)) };
  const moved = { script: assets.moved, icon: settings.assets.favicon.slice(base.length) };
  const others = [
    index,
    ...(root === undefined
      ? [BUILD_MARK, ...assets.files, ...siteFiles(described, { ...read, code: settings.code, moved })]
      : listFiles(described, { ...read, root })),
    ...late,
  ].filter(isNew);
  await mapConcurrently(others.values(), write);
  await background.done();
  return { pages: total, rendered, problems };
}

function sizeOf({ contents }: OutputFile): number {
  return Buffer.byteLength(contents);
}

/** Creates a queue of work in the background. `done` waits until all of it has ended, and throws the first error. */
function createBackground() {
  const all: Promise<unknown>[] = [];
  return {
    add(work: Promise<unknown>): void {
      // The error is reported by `done`.
      work.catch(() => undefined);
      all.push(work);
    },
    done: async (): Promise<void> => void (await Promise.all(all)),
  };
}
