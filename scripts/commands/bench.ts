import { builderBench } from '../bench/builder/builder-bench.ts';
import { buildBench } from '../bench/build-bench.ts';
import { checkBench } from '../bench/check-bench.ts';
import { devBench } from '../bench/dev/dev-bench.ts';
import { flatBench } from '../bench/flat-bench.ts';
import { flightBench } from '../bench/flight/flight-bench.ts';
import { lighthouseBench } from '../bench/lighthouse/lighthouse-bench.ts';
import { navigationBench } from '../bench/navigation/navigation-bench.ts';
import { pageBench } from '../bench/page/page-bench.ts';
import { lineBench } from '../bench/line/line-bench.ts';
import { searchBench } from '../bench/search/search-bench.ts';
import { scaleBench } from '../bench/scale-bench.ts';
import { webhookBench } from '../bench/webhook/webhook-bench.ts';
import { main, text, type Command, type OptionValues } from '../cli/command.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';
import { UsageError } from '../cli/problem.ts';

/** The benchmarks; each returns the lines that scripts/bench/README.md quotes. */
const BENCHES: Readonly<Record<string, (values: OptionValues) => string | Promise<string>>> = {
  build: buildBench,
  scale: (values) => scaleBench(text(values, 'descriptions')?.split(',') ?? []),
  check: (values) => checkBench(text(values, 'descriptions')?.split(',') ?? [], text(values, 'redocly')),
  page: pageBench,
  line: lineBench,
  navigation: navigationBench,
  flat: flatBench,
  flight: (values) => flightBench(text(values, 'descriptions')?.split(',') ?? []),
  search: (values) => searchBench(text(values, 'descriptions')?.split(',') ?? []),
  dev: (values) => devBench(text(values, 'descriptions')?.split(',') ?? []),
  webhook: webhookBench,
  builder: (values) => builderBench(text(values, 'descriptions')?.split(',') ?? []),
  lighthouse: lighthouseBench,
};

const bench: Command = {
  name: 'npm run bench',
  summary: `Runs the benchmarks of scripts/bench/README.md: ${Object.keys(BENCHES).join(', ')}. All of them without a name.`,
  options: {
    descriptions: { type: 'string', value: 'FILES', help: 'Further descriptions, separated by commas.' },
    redocly: { type: 'string', value: 'FILE', help: "Redocly's command, to compare the check with." },
    runs: {
      type: 'string',
      value: 'N',
      help: 'How often `page` (7 or more, by default 9), `flat` (7), `navigation` and `lighthouse` (5) open each page.',
    },
  },
  words: '[NAME …]',
  run: async (values, words) => {
    const names = words.length === 0 ? Object.keys(BENCHES) : words;
    const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
    if (unknown !== undefined)
      throw new UsageError(`\`${unknown}\` is not a benchmark.`, didYouMean(unknown, Object.keys(BENCHES)));
    for (const name of names) {
      process.stderr.write(`Measuring ${name} …\n`);
      process.stdout.write(`${await BENCHES[name]?.(values)}\n`);
    }
    return 0;
  },
};

void main(bench);
