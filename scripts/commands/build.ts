import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../cli/command-line.ts';
import { UsageError } from '../cli/problem.ts';
import { basePath } from '../outputs/headers.ts';
import { buildSite } from '../build/build-site.ts';
import { isProgram, main, text, type Command } from '../cli/command.ts';
import { PACKED } from '../cli/packed.ts';
import { BUILD_MARK } from '../build/output-folder.ts';
import { SITEMAP } from '../outputs/site-files.ts';
import { createProgress } from '../cli/progress.ts';
import { count, stylish } from '../cli/report/stylish.ts';
import { SOURCE_OPTIONS, sourceOptions, sourceWords } from '../description/source/source-options.ts';

/**
 * The option `--mode`, which only the repository has: the published package contains only the production build of the
 * application.
 */
const MODE: Command['options'] = {
  mode: {
    type: 'string',
    value: 'MODE',
    default: 'production',
    help: 'production, or development to see hydration warnings.',
  },
};

export const command: Command = {
  name: commandLine('build'),
  summary:
    'Writes the site as static files. Stops, and leaves the last build as it was, if guides and description disagree.',
  options: {
    ...SOURCE_OPTIONS,
    out: {
      type: 'string',
      value: 'DIR',
      default: 'dist',
      help: `Output folder. A build replaces it if it is empty or has the \`${BUILD_MARK.path}\` of an earlier build.`,
    },
    force: { type: 'boolean', help: 'Replaces the output folder even if no build created it.' },
    draft: { type: 'boolean', help: 'Allows `[fill in: …]`, which stops other builds. Do not publish it.' },
    base: { type: 'string', value: 'PATH', default: '/', help: 'Path the site is served under.' },
    ...(PACKED === undefined ? MODE : {}),
  },
  run: async (values, _words, { stderr }) => {
    const sources = sourceOptions(values, stderr);
    const out = text(values, 'out') ?? 'dist';
    const mode = text(values, 'mode') ?? 'production';
    if (mode !== 'production' && mode !== 'development')
      throw new UsageError(`\`${mode}\` is not a mode.`, 'Use production or development.');
    const progress = createProgress(stderr);
    const { pages, rendered, problems } = await buildSite(
      {
        sources,
        out,
        base: basePath(text(values, 'base') ?? '/'),
        mode,
        force: values['force'] === true,
        draft: values['draft'] === true,
      },
      progress,
    );
    const seconds = progress.end();
    if (!existsSync(join(out, SITEMAP)))
      stderr.write('No sitemap was written: the URL of the site is missing (`url` in `guides/site.yaml`).\n');
    if (sources.guides === undefined && problems.length > 0)
      stderr.write(`${count(problems)} List them with \`${commandLine(`check${sourceWords(sources)}`)}\`.\n`);
    else if (problems.length > 0) stderr.write(`${stylish(problems, { stream: stderr })}\n`);
    stderr.write(
      `${pages} pages in ${out}, ${rendered === pages ? '' : `${rendered} of them rendered, `}${seconds.toFixed(1)} s.\n`,
    );
    return 0;
  },
};

if (isProgram(import.meta.url)) void main(command);
