import { dirname, resolve } from 'node:path';
import type { Gap, Question } from '#src/model/gap.ts';
import { commandLine } from '../cli/command-line.ts';
import { displayPath, hasErrors, sortProblems, UsageError, type Problem } from '../cli/problem.ts';
import { writeBaseline } from '../author/baseline.ts';
import { fixAll } from '../author/fix/fix-all.ts';
import { readHistory } from '../build/versions/history.ts';
import { changesIn } from '../cli/changes-in.ts';
import { amount, formatCalled, isProgram, main, text, type Command, type OptionValues } from '../cli/command.ts';
import { githubActions } from '../cli/report/github-actions.ts';
import { json } from '../cli/report/json.ts';
import { junit } from '../cli/report/junit.ts';
import { sarif } from '../cli/report/sarif.ts';
import { count, stylish, waitingLine } from '../cli/report/stylish.ts';
import type { Output, Streams } from '../cli/streams.ts';
import { knownProblemsFile } from '../checks/baseline.ts';
import { holdBack } from '../checks/gates.ts';
import { narrowed, narrowing, type Narrowing } from '../checks/narrow.ts';
import { evidenceList } from '../checks/evidence/evidence-list.ts';
import { knownFacts } from '../checks/evidence/known-facts.ts';
import { compile, type Compilation } from '../checks/compile.ts';
import type { SourceOptions } from '../description/source/load.ts';
import { saveTextCaches } from '../description/source/text-cache.ts';
import { SOURCE_OPTIONS, sourceOptions } from '../description/source/source-options.ts';

/**
 * A function that formats problems for a stream. Only `stylish` limits the number of problems to `most`; the other
 * formats contain all.
 */
type Format = (problems: readonly Problem[], options: { readonly most: number; readonly stream: Output }) => string;

const FORMATS: Readonly<Record<string, Format>> = {
  stylish,
  json,
  'github-actions': githubActions,
  sarif: (problems) => sarif(problems),
  junit: (problems) => junit(problems),
};

/** Maximum number of problems shown on a terminal, unless `--max-problems` sets another limit. */
const ON_TERMINAL = 50;
/** Escape sequence that clears the screen and the scrollback of a terminal (ECMA-48, section 8.3.39). */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';
/** Options of which a command may have only one. */
const MODES = ['fix', 'baseline', 'watch'] as const;

/** Hint for `--coverage` and `--record`, which earlier versions had. */
const USE_GAPS = 'Write `--gaps`: it lists unpublished parts and the evidence of facts.';

export const command: Command = {
  name: commandLine('check'),
  summary:
    'Checks that description, examples, guides and links agree, without a build or a browser. Paths of files or folders\nrestrict the report to them.',
  words: '[PATH …]',
  options: {
    ...SOURCE_OPTIONS,
    format: {
      type: 'string',
      value: 'NAME',
      default: 'stylish',
      help: `How problems are printed: ${Object.keys(FORMATS).join(', ')}.`,
    },
    fix: { type: 'boolean', help: 'Corrects problems with one right answer, and lists the corrections.' },
    baseline: { type: 'boolean', help: 'Removes fixed problems from baseline.yaml.' },
    add: { type: 'string', value: 'REASON', help: 'With --baseline: adds the current problems, with a reason.' },
    only: { type: 'string', value: 'CHECK,…', help: 'Reports only the problems of these checks.' },
    'max-warnings': { type: 'string', value: 'N', help: 'Exits with 1 if there are more than N warnings.' },
    'max-problems': {
      type: 'string',
      value: 'N',
      help: `Shows at most N problems, errors first, and counts the rest. Default: ${ON_TERMINAL} on a terminal, else all.`,
    },
    watch: { type: 'boolean', help: 'Checks again whenever a file changes, until Ctrl-C.' },
    gaps: { type: 'boolean', help: 'Lists unpublished parts, the evidence of facts, and assumptions.' },
  },
  removed: { coverage: USE_GAPS, record: USE_GAPS },
  run: async (values, paths, streams) => {
    const format = formatCalled(text(values, 'format') ?? 'stylish', FORMATS);
    const modes = MODES.filter((mode) => values[mode] !== undefined);
    if (modes.length > 1)
      throw new UsageError(`\`--${modes[0]}\` cannot be combined with \`--${modes[1]}\`.`, 'Give only one of them.');
    const sources = sourceOptions(values, streams.stderr);
    const run: Run = {
      format,
      streams,
      values,
      sources,
      narrowing: await narrowing(text(values, 'only'), paths),
      most: amount(values, 'max-problems') ?? (streams.stdout.isTTY ? ON_TERMINAL : Infinity),
      maxWarnings: amount(values, 'max-warnings') ?? Infinity,
    };
    if (values['watch'] === true) return watched(run);
    if (values['baseline'] === true || values['add'] !== undefined) return updateBaseline(run);
    if (values['fix'] !== true) return report(await compile(sources), run);
    const { lines, compilation } = await fixAll(sources);
    for (const line of lines) streams.stderr.write(`${line}\n`);
    return report(compilation, run);
  },
};

/** What a run of the check needs: its options, streams and sources. */
interface Run {
  readonly format: Format;
  readonly streams: Streams;
  readonly values: OptionValues;
  readonly sources: SourceOptions;
  readonly narrowing: Narrowing;
  readonly most: number;
  readonly maxWarnings: number;
}

/** Updates `baseline.yaml`, then reports the problems that are not in it. Returns the exit code. */
async function updateBaseline(run: Run): Promise<number> {
  const { streams, values, sources } = run;
  const reason = text(values, 'add')?.trim();
  if (values['baseline'] !== true)
    throw new UsageError('`--add` needs `--baseline`.', 'Write `--baseline --add REASON`.');
  if (reason === '') throw new UsageError('`--add` needs a reason.', 'State in one sentence why the problems remain.');
  const found = await compile(sources);
  const added = reason === undefined ? [] : narrowed([...found.problems, ...found.heldBack], run.narrowing);
  for (const line of await writeBaseline(sources.openapi, found, { problems: added, reason: reason ?? '' }))
    streams.stderr.write(`${line}\n`);
  return report(await compile(sources), run);
}

/** Checks the sources once, then again after each change, until the user presses Ctrl-C. */
async function watched(run: Run): Promise<number> {
  const { sources: options, streams } = run;
  const { stdout, stderr } = streams;
  process.stdout.once('error', () => process.exit());
  const { files } = await compile(options);
  const folders = [resolve(options.openapi), ...files].map((file) => dirname(file));
  if (options.guides !== undefined) folders.push(resolve(options.guides));
  const changes = changesIn(folders);
  do {
    // Editors recognise a new run by this line.
    stderr.write('Checking…\n');
    // A file may be missing for a moment, for example while git switches branches.
    const found = await compile(options).catch((error: unknown) => error);
    if (stdout.isTTY) stdout.write(CLEAR);
    if (found instanceof UsageError) stderr.write(`${found.message}\n`);
    else if (found instanceof Error) throw found;
    else await report(found as Compilation, run);
  } while (!(await changes.next()).done);
  return 0;
}

/**
 * Prints the result of the check, with the problems of the version list and of change notes. Results go to stdout,
 * remarks to stderr. Returns the exit code.
 */
async function report(
  { api, document, locator, hiddenExtensions = [], problems: compiled, heldBack, known }: Compilation,
  { format, streams: { stdout, stderr }, values, sources, narrowing: asked, most, maxWarnings }: Run,
): Promise<number> {
  saveTextCaches();
  const reported = sortProblems([...compiled, ...(await readHistory(sources.openapi)).problems]);
  const gaps = api?.gaps ?? [];
  // In a format for programs, stdout contains only the problems, so the list of gaps goes to stderr.
  const list = format === FORMATS['stylish'] ? stdout : stderr;
  const say = (line: string): void => void stderr.write(`${line}\n`);
  if (values['gaps'] === true)
    list.write([...gaps.map(gapLine), '\n', ...(api?.questions ?? []).map(questionLine)].join(''));
  if (values['gaps'] === true && api !== undefined && document !== undefined && locator !== undefined)
    list.write(`\n${evidenceList(knownFacts(document, api), locator)}\n\n`);
  const { problems, heldBack: waiting } = asked.isAll
    ? { problems: reported, heldBack }
    : holdBack(narrowed([...reported, ...heldBack], asked));
  stdout.write(`${format(problems, { most, stream: stdout })}\n`);
  stderr.write(waitingLine(waiting.length));
  if (known !== undefined && known.problems.length > 0)
    say(`Known problems in ${displayPath(knownProblemsFile(sources.openapi))}: ${count(known.problems)}`);
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  if (warnings > maxWarnings) say(`${warnings} warnings are more than --max-warnings ${maxWarnings}.`);
  if (hiddenExtensions.length > 0)
    say(
      `Readers do not see ${hiddenExtensions.map((name) => `\`${name}\``).join(', ')}: \`extensions\` in \`site.yaml\` lists what they see.`,
    );
  say(
    `${gaps.length} gap${gaps.length === 1 ? '' : 's'}: places marked as not published${values['gaps'] === true ? '' : '; list them with --gaps'}.`,
  );
  return hasErrors(problems) || warnings > maxWarnings ? 1 : 0;
}

function gapLine({ file, line, column, subject, parts, authored = [] }: Gap): string {
  return `${file}:${line}:${column} ${subject}: ${parts.join(', ')}${authored.map((text) => ` (${text})`).join('')}\n`;
}

/**
 * Formats a question: `amount-unit (money): Is it naira or kobo?`. An answered question shows the date and text of its
 * answer.
 */
function questionLine({ id, blocks, text, answer }: Question): string {
  return `${id} (${answer === undefined ? blocks : `answered ${answer.day}`}): ${text}${answer === undefined ? '' : ` ${answer.text}`}\n`;
}

if (isProgram(import.meta.url)) void main(command);
