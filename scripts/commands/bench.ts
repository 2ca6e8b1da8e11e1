import { resolve } from 'node:path';
import { buildBench } from '../bench/build-bench.ts';
import { pageBench } from '../bench/page/page-bench.ts';
import { amount, isProgram, main, text, type Command, type OptionValues } from '../cli/command.ts';
import { UsageError } from '../cli/problem.ts';
import { SOURCE_OPTIONS, sourceOptions } from '../description/source/source-options.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';

const NAMES = ['build', 'page'];

export const command: Command = {
  name: 'npm run bench',
  summary:
    'Runs a benchmark of scripts/bench/README.md.\n\n  build   seconds, user CPU, peak memory and bytes of a site\n  page    a page of an operation beside one written by hand and one by Starlight',
  words: 'build|page',
  options: {
    ...SOURCE_OPTIONS,
    check: { type: 'boolean', help: 'With build: the check alone.' },
    beside: { type: 'string', value: 'DIR', help: 'With build: another checkout, measured in turn.' },
    cpu: { type: 'string', value: 'N', default: '4', help: 'With page: how many times slower the processor is.' },
    line: { type: 'boolean', help: 'With page: a mobile connection of 1.6 Mbps, 150 ms round trip.' },
    runs: { type: 'string', value: 'N', help: 'Number of runs; the median counts. Default: 5, for pages 9.' },
  },
  run: async (values, [name, ...rest], { stdout, stderr }) => {
    if (name === undefined || rest.length > 0) throw new UsageError('Name one benchmark.', 'Write `build` or `page`.');
    if (!NAMES.includes(name)) throw new UsageError(`\`${name}\` is not a benchmark.`, didYouMean(name, NAMES));
    const table =
      name === 'build'
        ? buildBench(['.', text(values, 'beside') ?? []].flat(), {
            command: values['check'] === true ? 'check' : 'build',
            sources: sourcesOf(values, stderr),
            runs: amount(values, 'runs') ?? 5,
          })
        : await pageBench({
            cpu: amount(values, 'cpu') ?? 4,
            isSlow: values['line'] === true,
            runs: amount(values, 'runs') ?? 9,
            stderr,
          });
    stdout.write(`${table}\n`);
    return 0;
  },
};

/** Returns the options `--openapi` and `--guides` with absolute paths, for a command that runs in another folder. */
function sourcesOf(values: OptionValues, stderr: Parameters<typeof sourceOptions>[1]): readonly string[] {
  const { openapi, guides } = sourceOptions(values, stderr);
  return ['--openapi', resolve(openapi), ...(guides === undefined ? ['--no-guides'] : ['--guides', resolve(guides)])];
}

if (isProgram(import.meta.url)) void main(command);
