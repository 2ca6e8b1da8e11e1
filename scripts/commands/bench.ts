import { buildBench } from '../bench/build-bench.ts';
import { checkBench } from '../bench/check-bench.ts';
import { devBench } from '../bench/dev/dev-bench.ts';
import { flightBench } from '../bench/flight/flight-bench.ts';
import { pageBench } from '../bench/page/page-bench.ts';
import { searchBench } from '../bench/search/search-bench.ts';
import { main, text, type Command, type OptionValues } from '../cli/command.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';
import { UsageError } from '../cli/problem.ts';

/** The benchmarks; each returns the lines that scripts/bench/README.md quotes. */
const BENCHES: Readonly<Record<string, (values: OptionValues) => string | Promise<string>>> = {
  page: pageBench,
  flight: (values) => flightBench(descriptionsOf(values)),
  build: (values) => buildBench(descriptionsOf(values)),
  dev: (values) => devBench(descriptionsOf(values)),
  search: (values) => searchBench(descriptionsOf(values)),
  check: (values) => checkBench(descriptionsOf(values), text(values, 'redocly')),
};

const bench: Command = {
  name: 'npm run bench',
  summary: `Runs the benchmarks of scripts/bench/README.md: ${Object.keys(BENCHES).join(', ')}. All of them without a name.`,
  options: {
    descriptions: { type: 'string', value: 'FILES', help: 'Further descriptions, separated by commas.' },
    redocly: { type: 'string', value: 'FILE', help: "Redocly's command, to compare the check with." },
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

function descriptionsOf(values: OptionValues): readonly string[] {
  return text(values, 'descriptions')?.split(',') ?? [];
}

void main(bench);
