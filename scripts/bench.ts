import { buildBench } from './bench/build-bench.ts';
import { checkBench } from './bench/check-bench.ts';
import { flatBench } from './bench/flat-bench.ts';
import { lighthouseBench } from './bench/lighthouse/lighthouse-bench.ts';
import { navigationBench } from './bench/navigation/navigation-bench.ts';
import { pageBench } from './bench/page/page-bench.ts';
import { scaleBench } from './bench/scale-bench.ts';
import { main, text, type Command, type OptionValues } from './cli.ts';
import { didYouMean } from './nearest.ts';
import { UsageError } from './problem.ts';

/** The benchmarks README quotes; each returns the lines it quotes. */
const BENCHES: Readonly<Record<string, (values: OptionValues) => string | Promise<string>>> = {
  build: buildBench,
  scale: (values) => scaleBench(text(values, 'descriptions')?.split(',') ?? []),
  check: (values) => checkBench(text(values, 'descriptions')?.split(',') ?? [], text(values, 'redocly')),
  page: pageBench,
  navigation: navigationBench,
  flat: flatBench,
  lighthouse: lighthouseBench,
};

const bench: Command = {
  name: 'npm run bench',
  summary: `Measures what README quotes: ${Object.keys(BENCHES).join(', ')}. Without a name, all of it.`,
  options: {
    descriptions: { type: 'string', value: 'FILES', help: 'Other descriptions to try, separated by commas.' },
    redocly: { type: 'string', value: 'FILE', help: "Redocly's command, to compare the check with." },
    runs: {
      type: 'string',
      value: 'N',
      help: 'How often `page` (7 or more, by default 9), `navigation` and `flat` (7) and `lighthouse` (5) open each page.',
    },
  },
  words: '[NAME …]',
  run: async (values, words) => {
    const names = words.length === 0 ? Object.keys(BENCHES) : words;
    const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
    if (unknown !== undefined)
      throw new UsageError(`\`${unknown}\` is no benchmark.`, didYouMean(unknown, Object.keys(BENCHES)));
    for (const name of names) {
      process.stderr.write(`Measuring ${name} …\n`);
      process.stdout.write(`${await BENCHES[name]?.(values)}\n`);
    }
    return 0;
  },
};

await main(bench);
