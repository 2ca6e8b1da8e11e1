import { writeFile } from 'node:fs/promises';
import { main, text, type Command } from './cli.ts';
import { compile } from './compile.ts';
import { loadMock } from './mock/load-mock.ts';
import { createRespond } from './mock/respond.ts';
import { didYouMean } from './nearest.ts';
import { BuildError, UsageError } from './problem.ts';
import { createProgress } from './progress.ts';
import { installed } from './run-samples/install.ts';
import { writeRecord } from './run-samples/write-record.ts';
import { printedSamples, type PrintedSample } from './run-samples/printed.ts';
import { failures, isComplete, table, tally, type Tally } from './run-samples/report.ts';
import { runLanguage, type Verdict } from './run-samples/run.ts';
import { TOOLCHAINS } from './run-samples/toolchains/index.ts';
import { SOURCE_OPTIONS, sourceOptions } from './source-options.ts';

const runSamples: Command = {
  name: 'npm run samples',
  summary: 'Runs every request sample of the built pages in its own language against the mock, and compares what was sent and answered with what is described.',
  options: {
    ...SOURCE_OPTIONS,
    out: { type: 'string', value: 'DIR', default: 'dist', help: 'Folder of the built site.' },
    record: { type: 'boolean', help: 'Writes what ran into `samples.json` beside the description, for the page of the reference that tells it.' },
    report: { type: 'string', value: 'FILE', help: 'Writes the figures as JSON.' },
    languages: { type: 'string', value: 'IDS', help: `Runs some languages: ${TOOLCHAINS.map(({ language }) => language).join(',')}.` },
  },
  run: async (values) => {
    const sources = sourceOptions(values);
    const wanted = languages(text(values, 'languages'));
    const { site, problems } = await compile(sources);
    if (site === undefined) throw new BuildError(problems);
    const { api, document } = await loadMock(sources.openapi);
    const respond = createRespond({ api, document });
    const samples = new Map<string, PrintedSample[]>();
    for await (const sample of printedSamples(site, text(values, 'out') ?? 'dist')) samples.set(sample.language, [...(samples.get(sample.language) ?? []), sample]);
    const progress = createProgress();
    const tools = await installed(TOOLCHAINS.filter(({ language }) => wanted.includes(language) && samples.has(language)), (line) => progress.stage(line));
    const tallies: Tally[] = [];
    const all: Verdict[] = [];
    for (const [language, printed] of samples) {
      if (!wanted.includes(language) && TOOLCHAINS.some((toolchain) => toolchain.language === language)) continue;
      const found = tools.find(({ toolchain }) => toolchain.language === language);
      const complete = printed.filter(isComplete);
      progress.stage(`Running ${language}`);
      const verdicts = found === undefined || 'missing' in found ? [] : await runLanguage(found.toolchain, complete, { respond, progress: (done, count) => progress.step(done, count) });
      all.push(...verdicts);
      tallies.push(tally(language, printed, found, verdicts));
    }
    progress.end();
    const wrong = failures(all);
    if (wrong !== '') process.stderr.write(`${wrong}\n`);
    process.stdout.write(`${table(tallies)}\n`);
    const report = text(values, 'report');
    if (report !== undefined) await writeFile(report, `${JSON.stringify(tallies, null, 2)}\n`);
    if (values['record'] === true) await writeRecord(sources.openapi, tallies, all);
    return wrong === '' ? 0 : 1;
  },
};

function languages(given: string | undefined): readonly string[] {
  const known = TOOLCHAINS.map(({ language }) => language);
  const wanted = given?.split(',') ?? known;
  const unknown = wanted.find((language) => !known.includes(language));
  if (unknown !== undefined) throw new UsageError(`\`${unknown}\` is no language of the samples.`, didYouMean(unknown, known));
  return wanted;
}

await main(runSamples);
