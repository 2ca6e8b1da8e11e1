import { buildAssets, type Mode } from './assets.ts';
import { compile } from './compile.ts';
import { emit } from './emit.ts';
import type { SourceOptions } from './load.ts';
import { BuildError, hasErrors, type Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { createRenderer } from './render.ts';
import { siteFiles } from './site-files.ts';

export interface BuildOptions {
  readonly sources: SourceOptions;
  /** Output folder. */
  readonly out: string;
  /** `/` or `/docs/`: begins and ends with a slash. */
  readonly base: string;
  /** `development` uses React's development build, which reports hydration mismatches. */
  readonly mode: Mode;
}

export interface BuildResult {
  readonly pages: number;
  /** Warnings; errors stop the build. */
  readonly problems: readonly Problem[];
}

/**
 * The whole build: compile, render, emit. The output folder is swapped in at the end and stays as it was when anything fails.
 *
 * @throws {BuildError} with every problem, when the sources disagree.
 */
export async function buildSite({ sources, out, base, mode }: BuildOptions, progress: Progress): Promise<BuildResult> {
  progress.stage('Compiling description and guides');
  const { site, problems } = await compile(sources);
  if (site === undefined || hasErrors(problems)) throw new BuildError(problems);

  progress.stage('Building the application');
  const assets = await buildAssets({ mode });

  progress.stage('Rendering pages');
  const { render, shared } = await createRenderer({ site, assets, base });
  const count = site.pages.length + site.reference.hrefs.length;
  const pages = [...site.pages.map((page) => () => page), ...site.reference.hrefs.map((href) => () => site.reference.page(href))].map((page, index) => {
    progress.step(index + 1, count);
    return render(page());
  });

  progress.stage('Writing files');
  await emit([...pages, ...shared, ...siteFiles(site, base)], out);
  return { pages: pages.length, problems };
}
