import { readFileSync } from 'node:fs';
import { main, text, type Command } from '#scripts/cli/command.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';
import { UsageError } from '#scripts/cli/problem.ts';
import { createProgress } from '#scripts/cli/progress.ts';
import type { Edit } from './edit.ts';
import { editsOf } from './edits.ts';
import { equivalentOf, readEquivalents } from './equivalent.ts';
import { OPERATORS } from './operators/index.ts';
import type { Operator } from './operators/operator.ts';
import { createPool } from './pool.ts';
import { isCaught, percentage, RECORDS, tally, type Trial } from './score.ts';
import { thin } from './thin.ts';
import { readTree } from './tree.ts';

const EQUIVALENTS = 'tests/drift/equivalent.yaml';
const SCORE = 'tests/drift/score.json';
/** How many edits CI can afford: two to three minutes on two processors. */
const THINNED = 450;

const drift: Command = {
  name: 'npm test -- --only drift',
  summary: 'Changes one fact of openapi/ or guides/ at a time, and reports the changes that the check misses.',
  options: {
    all: {
      type: 'boolean',
      help: 'Tries every edit, including those listed as equivalent. Takes about an hour on two processors.',
    },
    count: {
      type: 'string',
      value: 'N',
      default: String(THINNED),
      help: 'Tries about this many, chosen by a fixed seed.',
    },
    only: {
      type: 'string',
      value: 'NAMES',
      help: `Only these operators: ${OPERATORS.map(({ id }) => id).join(', ')}.`,
    },
    file: { type: 'string', value: 'PART', help: 'Only edits of files whose path contains this.' },
    role: { type: 'string', value: 'NAME', help: 'Only edits of one kind of statement.' },
    ignore: { type: 'string', value: 'IDS', help: 'Ignores what these checks report.' },
    list: { type: 'boolean', help: 'Prints the edits instead of trying them.' },
  },
  run: async (values) => {
    const operators = chosen(text(values, 'only'));
    // The record is of all operators and files, and of one number of edits.
    const isPart =
      ['only', 'file', 'role', 'ignore'].some((name) => values[name] !== undefined) ||
      text(values, 'count') !== String(THINNED);
    const edits = editsOf(readTree('.'), operators).filter(
      ({ file, role }) => file.includes(text(values, 'file') ?? '') && [role, undefined].includes(text(values, 'role')),
    );
    const equivalents = readEquivalents(EQUIVALENTS);
    const excuses = edits.map((edit) => equivalentOf(edit, equivalents));
    const made = edits.filter((_, index) => excuses[index] === undefined);
    const excused = values['all'] === true ? edits.filter((_, index) => excuses[index] !== undefined) : [];
    const tried = values['all'] === true ? made : thin(made, Number(text(values, 'count')));
    if (values['list'] === true) {
      process.stdout.write([...tried, ...excused].map((edit) => `${shown(edit)}\n`).join(''));
      return 0;
    }
    const trials = await tryAll([...tried, ...excused]);
    const ignored = [...RECORDS, ...(text(values, 'ignore')?.split(',') ?? [])];
    const problems = [
      ...report(
        'crash',
        trials.filter(({ outcome }) => outcome.crash !== undefined),
      ),
      ...(isPart
        ? []
        : equivalents
            .filter((entry) => !excuses.includes(entry))
            .map(({ line }) => `${EQUIVALENTS}:${line}: matches no edit`)),
      ...(isPart || values['all'] !== true
        ? []
        : equivalents
            .filter(
              (entry) =>
                !trials.some((trial) => !isCaught(trial, ignored) && equivalentOf(trial.edit, equivalents) === entry),
            )
            .map(({ line }) => `${EQUIVALENTS}:${line}: every edit it excuses is caught`)),
    ];
    // An excused edit that the check reports nevertheless counts as caught.
    const counted = trials.filter((trial, index) => index < tried.length || isCaught(trial, ignored));
    return conclude(counted, problems, ignored, isPart ? undefined : values['all'] === true ? 'all' : 'thinned');
  },
};

function chosen(names: string | undefined): readonly Operator[] {
  if (names === undefined) return OPERATORS;
  return names.split(',').map((name) => {
    const operator = OPERATORS.find(({ id }) => id === name);
    if (operator === undefined)
      throw new UsageError(
        `\`${name}\` is not an operator.`,
        didYouMean(
          name,
          OPERATORS.map(({ id }) => id),
        ),
      );
    return operator;
  });
}

/** Tries edits in workers. Problems that the sources have already would hide the effect of an edit. */
async function tryAll(edits: readonly Edit[]): Promise<readonly Trial[]> {
  const pool = createPool('.');
  const progress = createProgress();
  try {
    const [clean] = await pool.run([[]], () => undefined);
    if (clean === undefined || clean.crash !== undefined || clean.checks.length > 0)
      throw new UsageError(
        `The sources have problems of their own: ${clean?.crash ?? clean?.checks.join(', ')}.`,
        'Fix what `npm run check` reports first.',
      );
    progress.stage(`trying out ${edits.length} edits`);
    let done = 0;
    const outcomes = await pool.run(
      edits.map(({ changes }) => changes),
      () => progress.step(++done, edits.length),
    );
    return edits.map((edit, index) => ({ edit, outcome: outcomes[index] ?? { checks: [], crash: 'no outcome' } }));
  } finally {
    progress.end();
    pool.close();
  }
}

function conclude(
  trials: readonly Trial[],
  problems: readonly string[],
  ignored: readonly string[],
  recorded: 'all' | 'thinned' | undefined,
): number {
  const caught = trials.filter((trial) => isCaught(trial, ignored)).length;
  const score = percentage(caught, trials.length);
  const least =
    recorded === undefined ? 0 : ((JSON.parse(readFileSync(SCORE, 'utf8')) as Record<string, number>)[recorded] ?? 0);
  const lines = [
    ...tally(trials, 'operator', ignored),
    '',
    ...tally(trials, 'role', ignored),
    '',
    ...report(
      'survives',
      trials.filter((trial) => !isCaught(trial, ignored) && trial.outcome.crash === undefined),
    ),
    ...problems,
    ...(score < least
      ? [
          `The score fell below the recorded ${least} %. Improve a check, or add a truth to the sources; the record only rises.`,
        ]
      : []),
    ...(recorded !== undefined && score > least
      ? [`The score rose: record ${score} as \`${recorded}\` in ${SCORE}.`]
      : []),
    `drift: caught ${caught} / made ${trials.length} (${score} %)`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return problems.length > 0 || score < least ? 1 : 0;
}

function report(what: string, trials: readonly Trial[]): readonly string[] {
  return trials.map(
    ({ edit, outcome }) => `${shown(edit)} — ${what}${outcome.crash === undefined ? '' : `: ${outcome.crash}`}`,
  );
}

function shown({ operator, role, file, line, column, place, description }: Edit): string {
  return `${file}:${line}:${column} ${operator}: ${role} ${place}: ${description}`;
}

await main(drift);
