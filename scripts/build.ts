import { existsSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { basePath } from './base-path.ts';
import { buildSite } from './build-site.ts';
import { main, text, type Command } from './cli.ts';
import type { SourceOptions } from './load.ts';
import { displayPath, UsageError } from './problem.ts';
import { createProgress } from './progress.ts';
import { count, stylish } from './report/stylish.ts';
import { SOURCE_OPTIONS, sourceOptions } from './source-options.ts';

const build: Command = {
  name: 'npm run build',
  summary:
    'Writes the site as static files. Stops, and leaves the last build as it was, where guides and description disagree.',
  options: {
    ...SOURCE_OPTIONS,
    out: { type: 'string', value: 'DIR', default: 'dist', help: 'Folder to write.' },
    base: { type: 'string', value: 'PATH', default: '/', help: 'Path the site is served under.' },
    mode: {
      type: 'string',
      value: 'MODE',
      default: 'production',
      help: 'production, or development to see hydration warnings.',
    },
  },
  run: async (values) => {
    const sources = sourceOptions(values);
    const out = outFolder(text(values, 'out') ?? 'dist', sources);
    const mode = text(values, 'mode');
    if (mode !== 'production' && mode !== 'development')
      throw new UsageError(`\`${mode}\` is no mode.`, 'Use production or development.');
    const progress = createProgress();
    const { pages, drawn, problems } = await buildSite(
      { sources, out, base: basePath(text(values, 'base') ?? '/'), mode },
      progress,
    );
    const seconds = progress.end();
    if (sources.guides === undefined && problems.length > 0)
      process.stderr.write(`${count(problems)} List them with \`npm run check -- --no-guides\`.\n`);
    else if (problems.length > 0) process.stderr.write(`${stylish(problems)}\n`);
    process.stderr.write(
      `${pages} pages in ${out}, ${drawn === pages ? '' : `${drawn} of them drawn anew, `}${seconds.toFixed(1)} s.\n`,
    );
    return 0;
  },
};

/** The folder is replaced as a whole, so it must not be one that holds what the site is made of. */
function outFolder(given: string, { openapi, guides = '.' }: SourceOptions): string {
  const out = resolve(given);
  const kept = [process.cwd(), resolve(openapi), resolve(guides)].find((path) =>
    `${path}${sep}`.startsWith(out === sep ? sep : `${out}${sep}`),
  );
  if (kept !== undefined)
    throw new UsageError(
      `\`${given}\` holds \`${displayPath(kept)}\`, and building would replace it.`,
      'Give a folder for the site alone with --out DIR.',
    );
  if (existsSync(out) && !statSync(out).isDirectory())
    throw new UsageError(`\`${given}\` is a file.`, 'Give a folder with --out DIR.');
  return given;
}

await main(build);
