import { writeFile } from 'node:fs/promises';
import { main, text, type Command } from './cli.ts';
import { compile } from './compile.ts';
import { createRespond } from './mock/respond.ts';
import { didYouMean } from './nearest.ts';
import { BuildError, UsageError } from './problem.ts';
import { createProgress } from './progress.ts';
import { installed } from './run-samples/install.ts';
import { printedSite } from './run-samples/printed.ts';
import { receiveInLanguage, type ReceiverVerdict } from './run-samples/receive.ts';
import { failures, isComplete, receiverTally, table, tally, type Tally } from './run-samples/report.ts';
import { runLanguage, type Verdict } from './run-samples/run.ts';
import { TOOLCHAINS } from './run-samples/toolchains/index.ts';
import { writeRecord } from './run-samples/write-record.ts';
import { SOURCE_OPTIONS, sourceOptions } from './source-options.ts';

const runSamples: Command = {
  name: 'npm run samples',
  summary:
    'Runs every request sample of the built pages in its own language against the mock, and compares what was sent and answered with what is described; then every receiver of a webhook, to which the mock sends.',
  options: {
    ...SOURCE_OPTIONS,
    out: { type: 'string', value: 'DIR', default: 'dist', help: 'Folder of the built site.' },
    record: {
      type: 'boolean',
      help: 'Writes what ran into `samples.json` beside the description, for the page of the reference that tells it.',
    },
    report: { type: 'string', value: 'FILE', help: 'Writes the figures as JSON.' },
    languages: {
      type: 'string',
      value: 'IDS',
      help: `Runs some languages: ${TOOLCHAINS.map(({ language }) => language).join(',')}.`,
    },
  },
  run: async (values) => {
    const sources = sourceOptions(values);
    const wanted = languages(text(values, 'languages'));
    const { site, api, document, problems } = await compile(sources);
    if (site === undefined || api === undefined || document === undefined) throw new BuildError(problems);
    const respond = createRespond({ api, document });
    const printedAll = await printedSite(site, text(values, 'out') ?? 'dist');
    const samples = byLanguage(printedAll.samples);
    const receivers = byLanguage(printedAll.receivers);
    const progress = createProgress();
    const tools = await installed(
      TOOLCHAINS.filter(
        ({ language }) => wanted.includes(language) && (samples.has(language) || receivers.has(language)),
      ),
      (line) => progress.stage(line),
    );
    const tallies: Tally[] = [];
    const all: Verdict[] = [];
    for (const [language, printed] of samples) {
      if (!wanted.includes(language) && TOOLCHAINS.some((toolchain) => toolchain.language === language)) continue;
      const found = tools.find(({ toolchain }) => toolchain.language === language);
      const complete = printed.filter(isComplete);
      progress.stage(`Running ${language}`);
      const verdicts =
        found === undefined || 'missing' in found
          ? []
          : await runLanguage(found.toolchain, complete, {
              respond,
              progress: (done, count) => progress.step(done, count),
            });
      all.push(...verdicts);
      tallies.push(tally(language, printed, found, verdicts));
    }
    const receptions: ReceiverVerdict[] = [];
    const receiverTallies: Tally[] = [];
    for (const [language, printed] of receivers) {
      if (!wanted.includes(language)) continue;
      const found = tools.find(({ toolchain }) => toolchain.language === language);
      progress.stage(`Sending to ${language}`);
      const verdicts =
        found === undefined || 'missing' in found
          ? []
          : await receiveInLanguage(found.toolchain, printed, {
              api,
              document,
              progress: (done, count) => progress.step(done, count),
            });
      receptions.push(...verdicts);
      receiverTallies.push(receiverTally(language, printed, found, verdicts));
    }
    progress.end();
    const wrong = failures([...all, ...receptions]);
    if (wrong !== '') process.stderr.write(`${wrong}\n`);
    process.stdout.write(`${table([...tallies, ...receiverTallies])}\n`);
    const report = text(values, 'report');
    if (report !== undefined) await writeFile(report, `${JSON.stringify([...tallies, ...receiverTallies], null, 2)}\n`);
    if (values['record'] === true) await writeRecord(sources.openapi, tallies, all);
    return wrong === '' ? 0 : 1;
  },
};

function byLanguage<T extends { readonly language: string }>(all: readonly T[]): ReadonlyMap<string, readonly T[]> {
  return new Map(
    [...new Set(all.map(({ language }) => language))].map((language) => [
      language,
      all.filter((one) => one.language === language),
    ]),
  );
}

function languages(given: string | undefined): readonly string[] {
  const known = TOOLCHAINS.map(({ language }) => language);
  const wanted = given?.split(',') ?? known;
  const unknown = wanted.find((language) => !known.includes(language));
  if (unknown !== undefined)
    throw new UsageError(`\`${unknown}\` is no language of the samples.`, didYouMean(unknown, known));
  return wanted;
}

await main(runSamples);
