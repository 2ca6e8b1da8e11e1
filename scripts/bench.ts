import { buildBench } from './bench/build-bench.ts';
import { checkBench } from './bench/check-bench.ts';
import { scaleBench } from './bench/scale-bench.ts';
import { main, text, type Command, type OptionValues } from './cli.ts';
import { didYouMean } from './nearest.ts';
import { UsageError } from './problem.ts';

/** The benchmarks README quotes; each returns the lines it quotes. */
const BENCHES: Readonly<Record<string, (values: OptionValues) => string>> = {
  build: buildBench,
  scale: (values) => scaleBench(text(values, 'descriptions')?.split(',') ?? []),
  check: (values) => checkBench(text(values, 'descriptions')?.split(',') ?? [], text(values, 'redocly')),
};

const bench: Command = {
  name: 'npm run bench',
  summary: `Measures what README quotes: ${Object.keys(BENCHES).join(', ')}. Without a name, all of it.`,
  options: {
    descriptions: { type: 'string', value: 'FILES', help: 'Other descriptions to try, separated by commas.' },
    redocly: { type: 'string', value: 'FILE', help: "Redocly's command, to compare the check with." },
  },
  words: '[NAME …]',
  run: async (values, words) => {
    for (const name of words.length === 0 ? Object.keys(BENCHES) : words) {
      const measure = BENCHES[name];
      if (measure === undefined) throw new UsageError(`\`${name}\` is no benchmark.`, didYouMean(name, Object.keys(BENCHES)));
      process.stderr.write(`Measuring ${name} …\n`);
      process.stdout.write(`${measure(values)}\n`);
    }
    return 0;
  },
};

await main(bench);
