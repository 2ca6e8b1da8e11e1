import { commandLine } from '../cli/command-line.ts';
import { BuildError, UsageError } from '../cli/problem.ts';
import { groupBy } from '../text/group-by.ts';
import { isProgram, main, text, type Command } from '../cli/command.ts';
import { compile } from '../checks/compile.ts';
import { createRespond } from '../mock/respond.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';
import { createProgress } from '../cli/progress.ts';
import { installed } from '../run-samples/install.ts';
import { printedSite } from '../run-samples/printed.ts';
import { receiveInLanguage, type ReceiverResult } from '../run-samples/receive.ts';
import {
  countsOf,
  failureReport,
  incompleteReport,
  isComplete,
  table,
  tally,
  type Tally,
} from '../run-samples/report.ts';
import { runLanguage, type SampleResult } from '../run-samples/run.ts';
import type { Toolchain } from '../run-samples/toolchain.ts';
import { TOOLCHAINS } from '../run-samples/toolchains/index.ts';
import { writeRecord } from '../run-samples/write-record.ts';
import { SOURCE_OPTIONS, sourceOptions } from '../description/source/source-options.ts';

export const command: Command = {
  name: commandLine('samples'),
  summary:
    'Runs every request sample of the built pages against the mock, and compares requests and responses with the description. Then runs every webhook receiver, to which the mock sends webhooks.',
  options: {
    ...SOURCE_OPTIONS,
    out: { type: 'string', value: 'DIR', default: 'dist', help: 'Folder of the built site.' },
    record: {
      type: 'boolean',
      help: 'Writes the samples that ran to `samples.json` beside the description, for the reference page that lists them.',
    },
    languages: {
      type: 'string',
      value: 'IDS',
      help: `Languages to run, separated by commas, from ${TOOLCHAINS.map(({ language }) => language).join(',')}. Default: all.`,
    },
  },
  run: async (values, _words, { stdout, stderr }) => {
    const sources = sourceOptions(values, stderr);
    const wanted = languages(text(values, 'languages'));
    const { site, api, document, problems } = await compile(sources);
    if (site === undefined || api === undefined || document === undefined) throw new BuildError(problems);
    const respond = createRespond({ api, document });
    const printed = await printedSite(site, text(values, 'out') ?? 'dist');
    const samples = groupBy(printed.samples, ({ language }) => language);
    const receivers = groupBy(printed.receivers, ({ language }) => language);
    const progress = createProgress(stderr);
    const tools = await installed(
      TOOLCHAINS.filter(
        ({ language }) => wanted.includes(language) && (samples.has(language) || receivers.has(language)),
      ),
      (line) => progress.stage(line),
    );
    const step = (done: number, all: number): void => progress.step(done, all);

    /** Runs the samples or receivers of each language whose tool is installed, and counts the results. */
    const each = async <Printed, Result extends Pick<SampleResult, 'failures'>>(
      all: ReadonlyMap<string, readonly Printed[]>,
      how: {
        readonly verb: string;
        readonly label: string;
        isComplete(one: Printed): boolean;
        run(toolchain: Toolchain, complete: readonly Printed[]): Promise<readonly Result[]>;
      },
    ): Promise<{ readonly results: readonly Result[]; readonly tallies: readonly Tally[] }> => {
      const results: Result[] = [];
      const tallies: Tally[] = [];
      for (const [language, given] of all) {
        if (!wanted.includes(language) && TOOLCHAINS.some((toolchain) => toolchain.language === language)) continue;
        const found = tools.find(({ toolchain }) => toolchain.language === language);
        const complete = given.filter(how.isComplete);
        progress.stage(`${how.verb} ${language}`);
        const own = found === undefined || 'missing' in found ? [] : await how.run(found.toolchain, complete);
        results.push(...own);
        const counts = { printed: given.length, complete: complete.length };
        tallies.push(tally(`${language}${how.label}`, counts, found, own));
      }
      return { results, tallies };
    };

    const requests = await each(samples, {
      verb: 'Running',
      label: '',
      isComplete,
      run: (toolchain, complete) => runLanguage(toolchain, complete, { respond, progress: step }),
    });
    const receptions = await each<(typeof printed.receivers)[number], ReceiverResult>(receivers, {
      verb: 'Sending to',
      label: ' receivers',
      isComplete: () => true,
      run: (toolchain, complete) => receiveInLanguage(toolchain, complete, { api, document, progress: step }),
    });
    progress.end();
    const failures = failureReport([...requests.results, ...receptions.results]);
    const tallies = [...requests.tallies, ...receptions.tallies];
    stdout.write(incompleteReport(printed.samples.filter(({ language }) => wanted.includes(language))));
    if (failures !== '') stdout.write(`${failures}\n`);
    stdout.write(`${table(tallies)}\n`);
    stderr.write(`${countsOf(tallies)}\n`);
    if (values['record'] === true) await writeRecord(sources.openapi, requests.tallies, requests.results);
    return failures === '' ? 0 : 1;
  },
};

function languages(given: string | undefined): readonly string[] {
  const known = TOOLCHAINS.map(({ language }) => language);
  const wanted = given?.split(',') ?? known;
  const unknown = wanted.find((language) => !known.includes(language));
  if (unknown !== undefined)
    throw new UsageError(`Unknown sample language \`${unknown}\`.`, didYouMean(unknown, known));
  return wanted;
}

if (isProgram(import.meta.url)) void main(command);
