import { dirname, resolve } from 'node:path';
import { answersOf, terminalOf } from '../author/answers.ts';
import { excuse } from '../author/excuse.ts';
import { fixAll } from '../author/fix/fix-all.ts';
import { runOnChange } from '../author/watch.ts';
import { main, text, type Command, type OptionValues } from '../cli/command.ts';
import { hasErrors, UsageError, type Problem } from '../cli/problem.ts';
import { githubActions } from '../cli/report/github-actions.ts';
import { json } from '../cli/report/json.ts';
import { junit } from '../cli/report/junit.ts';
import { sarif } from '../cli/report/sarif.ts';
import { stylish } from '../cli/report/stylish.ts';
import { baselineFile, coverageTable, recordCoverage } from '../compile/checks/coverage/baseline.ts';
import { measureCoverage } from '../compile/checks/coverage/measure.ts';
import { compile, type Compilation } from '../compile/compile.ts';
import type { SourceOptions } from '../compile/source/load.ts';
import { saveKept } from '../compile/source/kept-map.ts';
import { SOURCE_OPTIONS, sourceOptions } from '../compile/source/source-options.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';

/** A way to print problems. `people` formats go to stderr, the others to stdout alone. */
interface Format {
  readonly people: boolean;
  print(problems: readonly Problem[], numbers: boolean): string;
}

const FORMATS: Readonly<Record<string, Format>> = {
  stylish: { people: true, print: stylish },
  json: { people: false, print: json },
  'github-actions': { people: false, print: githubActions },
  sarif: { people: false, print: (problems) => sarif(problems) },
  junit: { people: false, print: (problems) => junit(problems) },
};

/** Clears a terminal and what has scrolled out of it (ECMA-48, section 8.3.39). */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';
/** Options that do one thing once, and so not with each other. */
const MODES = ['fix', 'excuse', 'watch', 'record'] as const;

const check: Command = {
  name: 'npm run check',
  summary: 'Proves that description, examples, guides and links agree. Needs no build and no browser.',
  options: {
    ...SOURCE_OPTIONS,
    format: {
      type: 'string',
      value: 'NAME',
      default: 'stylish',
      help: `How problems are printed: ${Object.keys(FORMATS).join(', ')}.`,
    },
    fix: { type: 'boolean', help: 'Corrects what has one right answer, and says what it corrected.' },
    numbers: { type: 'boolean', help: 'Numbers the problems, for --excuse.' },
    excuse: {
      type: 'string',
      value: 'N',
      help: 'Writes an entry of checks.yaml for problem N, and asks for the reason.',
    },
    reason: { type: 'string', value: 'TEXT', help: 'The reason of --excuse.' },
    watch: { type: 'boolean', help: 'Checks again whenever a file changes, until Ctrl-C.' },
    coverage: { type: 'boolean', help: 'Shows how completely each operation is documented.' },
    record: {
      type: 'boolean',
      help: 'Records how completely each operation is documented, and warns of less from now on. Exits with 0.',
    },
    gaps: { type: 'boolean', help: 'Lists what the description marks as not published.' },
  },
  run: async (values) => {
    const name = text(values, 'format') ?? 'stylish';
    const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
    if (format === undefined)
      throw new UsageError(`\`${name}\` is not a format.`, didYouMean(name, Object.keys(FORMATS)));
    const modes = MODES.filter((mode) => values[mode] !== undefined);
    if (modes.length > 1)
      throw new UsageError(`\`--${modes[0]}\` does not go with \`--${modes[1]}\`.`, 'Give one of them.');
    const options = sourceOptions(values);
    if (values['watch'] === true) return watched(format, values, options);
    if (values['excuse'] !== undefined) {
      const answers = answersOf(values, terminalOf());
      const lines = await excuse(text(values, 'excuse') ?? '', options, answers).finally(answers.close);
      process.stderr.write(`${lines.join('\n')}\n`);
      return 0;
    }
    if (values['fix'] !== true) return report(await compile(options), format, values, options);
    const { lines, compilation } = await fixAll(options);
    for (const line of lines) process.stderr.write(`${line}\n`);
    return report(compilation, format, values, options);
  },
};

/** Checks again after each change. Ends by Ctrl-C alone. */
async function watched(format: Format, values: OptionValues, options: SourceOptions): Promise<number> {
  const { files } = await compile(options);
  const folders = [resolve(options.openapi), ...files].map((file) => dirname(file));
  if (options.guides !== undefined) folders.push(resolve(options.guides));
  await runOnChange({
    folders,
    run: async () => {
      // By this line editors know that a new run begins.
      process.stderr.write('Checking…\n');
      // A file may be away for a moment, as while another branch is checked out.
      const found = await compile(options).catch((error: unknown) => error);
      if (process.stderr.isTTY) process.stderr.write(CLEAR);
      if (found instanceof UsageError) process.stderr.write(`${found.message}\n`);
      else if (found instanceof Error) throw found;
      else report(found as Compilation, format, values, options);
    },
  });
  return 0;
}

/** Prints what the check says, and returns the exit code. */
function report(
  { api, guides, hiddenExtensions = [], problems: found }: Compilation,
  format: Format,
  values: OptionValues,
  options: SourceOptions,
): number {
  saveKept();
  const gaps = api?.gaps ?? [];
  // Beside a machine format, which has stdout to itself, the list is for people.
  const list = format.people ? process.stdout : process.stderr;
  if (values['gaps'] === true)
    list.write(
      gaps
        .map(
          ({ file, line, column, subject, parts, question }) =>
            `${file}:${line}:${column} ${subject}: ${parts.join(', ')}${question === undefined ? '' : ` (${question})`}\n`,
        )
        .join(''),
    );
  const wanted = values['coverage'] === true || values['record'] === true;
  const coverage = wanted && api !== undefined && guides !== undefined ? measureCoverage(api, guides) : [];
  if (values['coverage'] === true) list.write(`${coverageTable(coverage)}\n`);
  // What has just been recorded is no longer behind the record.
  const problems = values['record'] === true ? found.filter((problem) => problem.check !== 'coverage') : found;
  if (values['record'] === true) list.write(`${recordCoverage(coverage, baselineFile(options.openapi))}\n`);
  const printed = format.print(problems, values['numbers'] === true);
  if (!format.people) process.stdout.write(`${printed}\n`);
  else process.stderr.write(`${printed}\n`);
  process.stderr.write(
    `${gaps.length} gap${gaps.length === 1 ? '' : 's'}: places marked as not published${values['gaps'] === true ? '' : '; list them with --gaps'}.\n`,
  );
  if (hiddenExtensions.length > 0)
    process.stderr.write(
      `Readers do not see ${hiddenExtensions.map((name) => `\`${name}\``).join(', ')}: \`extensions\` in \`site.yaml\` lists what they see.\n`,
    );
  return hasErrors(problems) && values['record'] !== true ? 1 : 0;
}

void main(check);
