import path from 'node:path';
import type { Mode } from './assets/asset-bundles.ts';
import { buildAssets } from './assets/assets.ts';
import { compile } from '../checks/compile.ts';
import { siteDownloads, type SiteDownloads } from './downloads/site-downloads.ts';
import { below, openOutput } from './emit.ts';
import { withoutBase } from '../outputs/headers.ts';
import { commitOf, lastChanges } from '../description/source/git-history.ts';
import { versionTags } from '../description/source/versions.ts';
import { readHistory } from './versions/history.ts';
import { sourceHash } from '../description/source/source-hash.ts';
import { sharedStore } from '../description/source/store.ts';
import { inputsOf } from '../description/source/inputs.ts';
import { lastBuild, storeRecord } from './build-record.ts';
import type { SourceOptions } from '../description/source/load.ts';
import { saveTextCaches } from '../description/source/text-cache.ts';
import { lacksOperations } from '../description/model/path-item.ts';
import { BuildError, displayPath, hasErrors, type Problem } from '../cli/problem.ts';
import type { Progress } from '../cli/progress.ts';
import { outputFolder } from './output-folder.ts';
import { FILL_IN_CHECK } from '../text/fill-in.ts';
import { keyOf } from '../text/key-of.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { siteVersions } from './versions/site-versions.ts';
import { writeSite, type WrittenSite } from './write-site.ts';

export interface BuildOptions {
  readonly sources: SourceOptions;
  /** Output folder. */
  readonly out: string;
  /** Replaces the output folder even if no build has created it. */
  readonly force?: boolean;
  /** Builds the site even if it contains placeholders, for authors to review. */
  readonly draft?: boolean;
  /** Base path of the site, such as `/` or `/docs/`. It begins and ends with a slash. */
  readonly base: string;
  /** `development` uses React's development build, which reports hydration mismatches. */
  readonly mode: Mode;
}

/**
 * Size in bytes from which sources are large. Compiling them and bundling at the same time would need too much memory.
 */
const LARGE = 1_000_000;

/**
 * Builds the site: compiles the sources, renders pages and writes all files. Files whose inputs have not changed since
 * the last build are reused. The output folder is replaced at the end, and remains as it was if anything fails. In a
 * site without guides, the description may be somebody else's: errors of the check do not stop the build, and are
 * returned. Placeholders such as `[fill in: …]` stop every build except a draft.
 *
 * @throws {UsageError} when the output folder has files that no build created, or a source does not exist.
 * @throws {BuildError} with every problem, when the sources contain errors or the description cannot be read.
 */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<WrittenSite> {
  const { sources } = options;
  const out = outputFolder(options.out, sources, options.force === true);
  const buildKey = buildKeyOf(options);
  const last = lastBuild(out, buildKey);
  const ifUnchanged = last.ifUnchanged();
  // A build also depends on git: a commit changes the dates that pages show, and a tag changes the versions.
  const [commit, tags] = await Promise.all([commitOf(sources), versionTags(sources.openapi)]);
  const inputs = (read?: readonly string[]): string | undefined => {
    const found = inputsOf(sources, read);
    return found && `${found.digest} ${commit} ${tags}`;
  };
  const isSame = ifUnchanged?.inputs !== undefined && ifUnchanged.inputs === inputs(last.read);
  if (isSame) return { pages: ifUnchanged.pages, rendered: 0, problems: ifUnchanged.problems };

  const bundle = memoize(() => buildAssets(options));
  // If memory allows, the bundler runs while the sources are compiled. Its errors are reported where it is awaited.
  const isLarge = (inputsOf(sources)?.bytes ?? LARGE) >= LARGE;
  if (!isLarge) bundle().catch(() => undefined);
  progress.stage('Compiling the description');
  const before = inputs();
  // Git runs while the sources are read.
  const changes = lastChanges(sources);
  const { history, published, problems: historyProblems } = await readHistory(sources.openapi);
  const output = openOutput(out, last);
  const end = new AbortController();
  // Downloads are made in a separate thread; for a large description, only after its checks, to save memory.
  let makeDownloads: (() => void) | undefined;
  let downloads: Promise<SiteDownloads> | undefined;
  try {
    const past = changes.then((known) => ({ changes: known, ...(history === undefined ? {} : { history }) }));
    const {
      site,
      api,
      document,
      bundled,
      problems: found,
      heldBack,
      files: readFiles,
    } = await compile(sources, {
      past,
      onBundled: (description) => {
        makeDownloads = () => {
          downloads = siteDownloads(description, output, displayPath(sources.openapi), end.signal);
          // Errors are reported where the downloads are awaited.
          downloads.catch(() => undefined);
        };
        if (!isLarge) makeDownloads();
      },
    });
    if (isLarge) makeDownloads?.();
    const unfilled = [...found, ...heldBack, ...historyProblems].filter(({ check }) => check === FILL_IN_CHECK);
    if (unfilled.length > 0 && options.draft !== true)
      throw new BuildError(
        sources.guides === undefined ? unfilled : [...new Set([...found, ...unfilled])],
        heldBack.length,
      );
    const problems = found.map((problem) => (problem.check === FILL_IN_CHECK ? asWarning(problem) : problem));
    if (
      site === undefined ||
      api === undefined ||
      downloads === undefined ||
      document === undefined ||
      bundled === undefined ||
      lacksOperations(document) ||
      (sources.guides !== undefined && hasErrors(problems))
    )
      throw new BuildError(problems, heldBack.length);
    const url = withoutBase(site.config.url, options.base);
    const addressed = { ...site, config: { ...site.config, url } };
    const { current, earlier } = await siteVersions({ site: addressed, api, document, bundled }, published);
    const written = [await writeSite({ ...current, bundle, downloads, files: output }, options.base, progress)];
    for (const version of earlier) {
      const described = { bundled: version.bundled, extensions: Object.keys(site.config.extensions) };
      const inside = below(output, version.folder);
      downloads = siteDownloads(described, inside, version.name, end.signal);
      const own = { ...version, bundle, downloads, files: inside, root: options.base };
      written.push(await writeSite(own, options.base + version.folder, progress));
    }
    const files = await output.commit();
    const pages = written.reduce((sum, one) => sum + one.pages, 0);
    const rendered = written.reduce((sum, one) => sum + one.rendered, 0);
    const reported = [...problems, ...historyProblems.map(asWarning), ...written.flatMap((one) => one.problems)];
    // Undefined if sources were edited during the build, so that the next build reads them again.
    const read = before === inputs() ? inputs(readFiles) : undefined;
    storeRecord(out, buildKey, {
      inputs: read,
      read: readFiles,
      pages,
      problems: reported,
      files,
    });
    if (rendered > 0) {
      saveTextCaches();
      sharedStore().trim();
    }
    return { pages, rendered, problems: reported };
  } finally {
    end.abort();
    // The thread of the downloads may write files until it has ended.
    await downloads?.catch(() => undefined);
    await output.discard();
  }
}

const asWarning = (problem: Problem): Problem => ({ ...problem, severity: 'warning' });

/** Returns a key of everything that determines the output of a build, except the contents of its sources. */
function buildKeyOf({ sources, base, mode, draft = false }: BuildOptions): string {
  return keyOf([
    process.version,
    process.cwd(),
    path.resolve(sources.openapi),
    sources.guides,
    base,
    mode,
    draft,
    sourceHash(['scripts', 'src', 'package-lock.json', 'vite.config.ts']),
  ]);
}
