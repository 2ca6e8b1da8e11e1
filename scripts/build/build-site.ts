import path from 'node:path';
import type { Page } from '#src/model/page.ts';
import type { Mode } from './asset-bundles.ts';
import { buildAssets } from './assets.ts';
import type { DataFile } from '#src/model/site.ts';
import { compile } from '../compile/compile.ts';
import { buildKeyOf } from './build-key.ts';
import { withCompressed } from './compress.ts';
import { isOfWebhook, pageDownloads } from './downloads/page-downloads.ts';
import { siteDownloads, type SiteDownloads } from './downloads/site-downloads.ts';
import { openOutput } from './emit.ts';
import { commitOf, lastChanges } from '../compile/source/git-history.ts';
import { versionTags } from '../compile/source/versions.ts';
import { readHistory } from './history.ts';
import { collectEarly } from './heap.ts';
import { keptCode } from './kept-code.ts';
import { inputsOf } from '../compile/source/inputs.ts';
import { lastBuild, rememberBuild, type BuiltFile } from './last-build.ts';
import type { SourceOptions } from '../compile/source/load.ts';
import { sharedStore } from '../compile/source/store.ts';
import { createSearchGatherer } from '../compile/pages/search/gather.ts';
import type { OutputFile } from './output-file.ts';
import { BuildError, displayPath, hasErrors, type Problem } from '../cli/problem.ts';
import { DOWNLOADS_PAGE } from '../compile/pages/reference/downloads-page.ts';
import type { Progress } from '../cli/progress.ts';
import { BUILD_MARK, outputFolder } from './output-folder.ts';
import { renderPages, type PageTaker } from './render-pool.ts';
import { pagePath, renderSettings } from './render.ts';
import { createSiteOutput, type SiteOutput } from './site-output.ts';
import { createSitePictures } from './site-pictures.ts';
import { siteFiles, type Described } from './site-files.ts';
import { searchFiles } from './search-index.ts';
import { createBackground } from './background.ts';
import { keyOf } from '../text/key-of.ts';
import { memoize } from '../text/memoize.ts';
import { together } from './together.ts';
import { twinPath } from './twins/twin-path.ts';

export interface BuildOptions {
  readonly sources: SourceOptions;
  /** Output folder. */
  readonly out: string;
  /** Replaces the output folder even where no build has made it. */
  readonly force?: boolean;
  /** `/` or `/docs/`: begins and ends with a slash. */
  readonly base: string;
  /** `development` uses React's development build, which reports hydration mismatches. */
  readonly mode: Mode;
}

/** Bytes of sources above which memory is worth more than the tenth of a build that collecting it early takes. */
const LARGE = 1_000_000;

export interface BuildResult {
  readonly pages: number;
  /** Pages that were rendered; the others were unchanged since the last build. */
  readonly drawn: number;
  /** Warnings, and errors that did not stop the build. */
  readonly problems: readonly Problem[];
}

/**
 * The whole build: compile, render, emit. The output folder is swapped in at the end and stays as it was when anything
 * fails.
 * Files whose inputs are those of the last build are taken over from there, and have the same bytes.
 * A reference without guides is built whatever the check says of the description, which may be somebody else's: its
 * problems are returned.
 *
 * @throws {UsageError} when the output folder holds what no build has made, or a source does not exist.
 * @throws {BuildError} with every problem, when the sources disagree or the description cannot be read.
 */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<BuildResult> {
  const { sources } = options;
  const out = outputFolder(options.out, sources, options.force === true);
  const buildKey = buildKeyOf(options);
  const last = lastBuild(out, buildKey);
  const untouched = last.untouched();
  // A commit changes what pages say of their last change, a tag what they say of versions, and no file.
  const [commit, tags] = await Promise.all([commitOf(sources), versionTags(sources.openapi)]);
  const inputs = (read?: readonly string[]): string | undefined => {
    const found = inputsOf(sources, read);
    return found && `${found.digest} ${commit} ${tags}`;
  };
  if (untouched?.inputs !== undefined && untouched.inputs === inputs(last.read))
    return { pages: untouched.pages, drawn: 0, problems: untouched.problems };

  if ((inputsOf(sources)?.bytes ?? LARGE) >= LARGE) collectEarly(40);
  progress.stage('Compiling the description');
  const before = inputs();
  // Git is asked while the sources are read.
  const changes = lastChanges(sources);
  const { history, problems: historyProblems } = await readHistory(sources.openapi);
  const output = createSiteOutput(openOutput(out), last, out);
  const end = new AbortController();
  try {
    let downloads: Promise<SiteDownloads> | undefined;
    const past = changes.then((known) => ({ changes: known, ...(history === undefined ? {} : { history }) }));
    const { site, api, problems, files } = await compile(sources, past, (bundled) => {
      const key = keyOf(bundled);
      // They are made in a thread of their own, beside everything else.
      downloads = siteDownloads(bundled, {
        signal: end.signal,
        keep: (name) => output.keep(name, key),
        write: async (file) => output.write(await withCompressed(file)),
        out,
        entry: displayPath(sources.openapi),
      });
      // Told where they are waited for.
      downloads.catch(() => undefined);
    });
    if (
      site === undefined ||
      api === undefined ||
      downloads === undefined ||
      (sources.guides !== undefined && hasErrors(problems))
    )
      throw new BuildError(problems);
    const written = await writeSite({ site, api, downloads, files: output }, options, progress);
    const told = [...problems, ...historyProblems, ...written.problems];
    // Sources that were edited during the build are read again by the next one.
    const read = before === inputs() ? inputs(files) : undefined;
    rememberBuild(out, {
      buildKey,
      inputs: read,
      read: files,
      pages: written.pages,
      problems: told,
      files: written.files,
    });
    if (written.drawn > 0) {
      keptCode().save();
      sharedStore().trim();
    }
    return { pages: written.pages, drawn: written.drawn, problems: told };
  } finally {
    end.abort();
    output.discard();
  }
}

interface WrittenSite {
  readonly pages: number;
  readonly drawn: number;
  readonly problems: readonly Problem[];
  readonly files: readonly BuiltFile[];
}

interface DescribedSite extends Described {
  readonly files: SiteOutput;
  readonly downloads: Promise<SiteDownloads>;
}

async function writeSite(
  { downloads, files, ...described }: DescribedSite,
  { base, mode }: BuildOptions,
  progress: Progress,
): Promise<WrittenSite> {
  const { site } = described;
  progress.stage('Building the application');
  const assets = await buildAssets({ mode });

  progress.stage('Rendering pages');
  const { settings, shared } = renderSettings({ site, assets, base });
  const hrefs = site.reference.hrefs.filter((href) => href !== DOWNLOADS_PAGE);
  const makers = [...site.pages.map((page) => () => page), ...hrefs.map((href) => () => site.reference.page(href))];
  const total = makers.length + 1;
  // Which addresses are pages shows in a page's own links.
  const { hrefs: _, ...drawnWith } = settings;
  const common = keyOf(drawnWith);
  const found = createSearchGatherer();
  const pages = makers.map((make) => () => {
    const page = make();
    found.add(page);
    return page;
  });
  const pictures = createSitePictures(files, settings);
  const isLarge = settings.effort === 'quick';
  let done = 0;
  let drawn = 0;
  const isNew = ({ path: name, contents }: OutputFile): boolean => !files.keep(name, keyOf(contents));
  const write = async (file: OutputFile): Promise<void> => files.write(await withCompressed(file, settings.effort));
  const webhooks: DataFile[] = [];
  const background = createBackground();
  /** Writes what has no other of its name and contents, while something else is done. */
  const writeBeside = (made: readonly OutputFile[]): void => {
    background.add(together(made.filter(isNew), write));
  };
  /** The data of a page is written beside it, and forgotten. */
  const writeData = (page: Page): void => {
    const data = site.data.ofPage(page);
    webhooks.push(...data.filter(isOfWebhook));
    writeBeside(data);
  };
  const changed = (make: () => Page) => () => {
    const page = make();
    writeData(page);
    pictures.add(page);
    const json = JSON.stringify(page);
    const kept = files.keep(pagePath(page), keyOf(`${common} ${json}`));
    if (kept) progress.step(++done, total);
    return kept ? undefined : { page, json };
  };
  const told = (): void => {
    drawn += 1;
    progress.step(++done, total);
  };
  const taker: PageTaker = {
    folder: files.folder,
    wrote(names) {
      files.add(names);
      told();
    },
    write: (forms) => files.write(forms).then(told),
  };
  /** Writes what all pages have a part in. It is compressed while pages are drawn, where there is memory for both. */
  const writeIndexes = memoize(() => {
    // How large downloads are is not looked for.
    found.add(site.reference.page(DOWNLOADS_PAGE));
    writeBeside([...searchFiles(found.entries(), site.synonyms), ...site.data.shared()]);
    return undefined;
  });
  // Each of both needs memory of its own.
  if (isLarge) await downloads;
  await renderPages([...pages.map(changed), () => (isLarge ? undefined : writeIndexes())], settings, taker);
  writeIndexes();
  const { sizes, problems, written } = await downloads;
  const late = pageDownloads(webhooks, described.api, site.config.url + base);
  const all = new Map([...sizes, ...late.map((file) => [path.basename(file.path), sizeOf(file)] as const)]);
  await renderPages([changed(() => site.reference.downloads(all))], settings, taker);
  progress.stage('Writing files');
  const others = [
    BUILD_MARK,
    ...shared,
    ...siteFiles(described, { base, code: assets.code, twins: (href) => files.read(twinPath(href)) }),
    ...late,
  ].filter(isNew);
  const application = new Set(assets.files);
  await together(others, async (file) =>
    application.has(file) ? files.write(await withCompressed(file)) : write(file),
  );
  await Promise.all([background.done(), written, pictures.done()]);
  return { pages: total, drawn, problems, files: await files.commit() };
}

function sizeOf({ contents }: OutputFile): number {
  return Buffer.byteLength(contents);
}
