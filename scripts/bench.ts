import { buildBench } from './bench/build-bench.ts';
import { main, type Command } from './cli.ts';
import { didYouMean } from './nearest.ts';
import { UsageError } from './problem.ts';

/** The benchmarks README quotes; each returns the line it quotes. */
const BENCHES: Readonly<Record<string, () => string>> = { build: buildBench };

const bench: Command = {
  name: 'npm run bench',
  summary: `Measures what README quotes: ${Object.keys(BENCHES).join(', ')}. Without a name, all of it.`,
  options: {},
  words: '[NAME …]',
  run: async (_, words) => {
    for (const name of words.length === 0 ? Object.keys(BENCHES) : words) {
      const measure = BENCHES[name];
      if (measure === undefined) throw new UsageError(`\`${name}\` is no benchmark.`, didYouMean(name, Object.keys(BENCHES)));
      process.stderr.write(`Measuring ${name} …\n`);
      process.stdout.write(`${measure()}\n`);
    }
    return 0;
  },
};

await main(bench);
