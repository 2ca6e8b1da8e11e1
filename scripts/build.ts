import { basePath } from './base-path.ts';
import { buildSite } from './build-site.ts';
import { main, text, type Command } from './cli.ts';
import { UsageError } from './problem.ts';
import { createProgress } from './progress.ts';
import { stylish } from './report/stylish.ts';
import { SOURCE_OPTIONS, sourceOptions } from './source-options.ts';

const build: Command = {
  name: 'npm run build',
  summary: 'Writes the site as static files. Stops, and leaves the last build as it was, where the sources disagree.',
  options: {
    ...SOURCE_OPTIONS,
    out: { type: 'string', value: 'DIR', default: 'dist', help: 'Folder to write.' },
    base: { type: 'string', value: 'PATH', default: '/', help: 'Path the site is served under.' },
    mode: { type: 'string', value: 'MODE', default: 'production', help: 'production, or development to see hydration warnings.' },
  },
  run: async (values) => {
    const out = text(values, 'out') ?? 'dist';
    const mode = text(values, 'mode');
    if (mode !== 'production' && mode !== 'development') throw new UsageError(`\`${mode}\` is no mode.`, 'Use production or development.');
    const progress = createProgress();
    const { pages, problems } = await buildSite({ sources: sourceOptions(values), out, base: basePath(text(values, 'base') ?? '/'), mode }, progress);
    const seconds = progress.end();
    if (problems.length > 0) process.stderr.write(`${stylish(problems)}\n`);
    process.stderr.write(`${pages} pages in ${out}, ${seconds.toFixed(1)} s.\n`);
    return 0;
  },
};

await main(build);
