import { main, text, type Command } from '../cli/command.ts';
import { fixAll } from '../author/fix/fix-all.ts';
import { compile } from '../compile/compile.ts';
import { hasErrors, UsageError, type Problem } from '../cli/problem.ts';
import { baselineFile, coverageTable, recordCoverage } from '../compile/checks/coverage/baseline.ts';
import { measureCoverage } from '../compile/checks/coverage/measure.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';
import { githubActions } from '../cli/report/github-actions.ts';
import { json } from '../cli/report/json.ts';
import { junit } from '../cli/report/junit.ts';
import { sarif } from '../cli/report/sarif.ts';
import { stylish } from '../cli/report/stylish.ts';
import { SOURCE_OPTIONS, sourceOptions } from '../compile/source/source-options.ts';

/** A way to print problems. `people` formats go to stderr, the others to stdout alone. */
interface Format {
  readonly people: boolean;
  print(problems: readonly Problem[]): string;
}

const FORMATS: Readonly<Record<string, Format>> = {
  stylish: { people: true, print: stylish },
  json: { people: false, print: json },
  'github-actions': { people: false, print: githubActions },
  sarif: { people: false, print: sarif },
  junit: { people: false, print: junit },
};

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
    coverage: { type: 'boolean', help: 'Shows how completely each operation is documented.' },
    record: {
      type: 'boolean',
      help: 'Records how completely each operation is documented, and warns of less from now on. Exits with 0.',
    },
    fix: { type: 'boolean', help: 'Corrects what has one right answer, and says what it corrected.' },
    gaps: { type: 'boolean', help: 'Lists what the description marks as not published.' },
  },
  run: async (values) => {
    const name = text(values, 'format') ?? 'stylish';
    const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
    if (format === undefined)
      throw new UsageError(`\`${name}\` is not a format.`, didYouMean(name, Object.keys(FORMATS)));
    const options = sourceOptions(values);
    const { lines, compilation } =
      values['fix'] === true ? await fixAll(options) : { lines: [], compilation: await compile(options) };
    for (const line of lines) process.stderr.write(`${line}\n`);
    const { api, guides, problems: found } = compilation;
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
    const problems = values['record'] === true ? found.filter(({ check }) => check !== 'coverage') : found;
    if (values['record'] === true) list.write(`${recordCoverage(coverage, baselineFile(options.openapi))}\n`);
    if (!format.people) process.stdout.write(`${format.print(problems)}\n`);
    else process.stderr.write(`${format.print(problems)}\n`);
    process.stderr.write(
      `${gaps.length} gap${gaps.length === 1 ? '' : 's'}: places marked as not published${values['gaps'] === true ? '' : '; list them with --gaps'}.\n`,
    );
    return hasErrors(problems) && values['record'] !== true ? 1 : 0;
  },
};

await main(check);
