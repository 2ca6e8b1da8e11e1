import { buildAssets, type Mode } from './assets.ts';
import { compile } from './compile.ts';
import { withCompressed } from './compress.ts';
import { openOutput } from './emit.ts';
import type { SourceOptions } from './load.ts';
import { BuildError, hasErrors, type Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { renderPages } from './render-pool.ts';
import { renderSettings } from './render.ts';
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
  /** Warnings, and errors that did not stop the build. */
  readonly problems: readonly Problem[];
}

/**
 * The whole build: compile, render, emit. The output folder is swapped in at the end and stays as it was when anything fails.
 * A reference without guides is built whatever the check says of the description, which may be somebody else's: its problems
 * are given back.
 *
 * @throws {BuildError} with every problem, when the sources disagree or the description cannot be read.
 */
export async function buildSite({ sources, out, base, mode }: BuildOptions, progress: Progress): Promise<BuildResult> {
  progress.stage('Compiling the description');
  const { site, problems } = await compile(sources);
  if (site === undefined || (sources.guides !== undefined && hasErrors(problems))) throw new BuildError(problems);

  progress.stage('Building the application');
  const assets = await buildAssets({ mode });

  progress.stage('Rendering pages');
  const { settings, shared } = renderSettings({ site, assets, base });
  const makers = [...site.pages.map((page) => () => page), ...site.reference.hrefs.map((href) => () => site.reference.page(href))];
  const output = openOutput(out);
  try {
    let done = 0;
    await renderPages(makers, settings, async (files) => {
      await output.write(files);
      progress.step(++done, makers.length);
    });
    progress.stage('Writing files');
    for (const forms of await Promise.all([...shared, ...siteFiles(site, base)].map((file) => withCompressed(file)))) await output.write(forms);
    await output.commit();
  } finally {
    output.discard();
  }
  return { pages: makers.length, problems };
}
