import { readFileSync } from 'node:fs';
import { main, text, type Command } from '#scripts/cli/command.ts';
import { UsageError } from '#scripts/cli/problem.ts';
import { createProgress } from '#scripts/cli/progress.ts';
import { versionsOf } from './edit.ts';
import { HONEST_EDITS, made, madeWherePlaced } from './honest/index.ts';
import { isAccepted, refusals } from './honest/precision.ts';
import { OPERATORS } from './operators/index.ts';
import { createPool } from './pool.ts';
import { planRecall, shown, THINNED } from './recall.ts';
import { percentage } from './score.ts';
import { readTree } from './tree.ts';
import type { Outcome } from './trial.ts';
import type { Version } from './version.ts';

const SCORE = 'tests/drift/score.json';

const drift: Command = {
  name: 'npm test -- --only drift',
  summary:
    'Changes one fact of openapi/ or guides/ at a time, and reports the changes that the check misses (recall). ' +
    'Makes the honest edits of an API team, and reports those that the check refuses (precision).',
  options: {
    all: {
      type: 'boolean',
      help: 'Tries every change of a fact, including those listed as equivalent. Takes about an hour on two processors.',
    },
    count: {
      type: 'string',
      value: 'N',
      default: String(THINNED),
      help: 'Tries about this many, chosen by a fixed seed; with 0 only the honest edits.',
    },
    only: {
      type: 'string',
      value: 'NAMES',
      help: `Only these operators: ${OPERATORS.map(({ id }) => id).join(', ')}.`,
    },
    file: { type: 'string', value: 'PART', help: 'Only changes of files whose path contains this.' },
    role: { type: 'string', value: 'NAME', help: 'Only changes of one kind of statement.' },
    ignore: { type: 'string', value: 'IDS', help: 'Ignores what these checks report.' },
    honest: { type: 'string', value: 'IDS', help: 'Only these honest edits, by id or kind.' },
    list: { type: 'boolean', help: 'Prints the edits instead of trying them.' },
  },
  run: async (values) => {
    const tree = readTree('.');
    const names = text(values, 'honest')?.split(',');
    const isMutationPart = ['only', 'file', 'role', 'ignore'].some((name) => values[name] !== undefined);
    const recall = names === undefined && text(values, 'count') !== '0' ? planRecall(values, tree) : undefined;
    const wanted = HONEST_EDITS.filter(({ id, kind }) =>
      names === undefined ? !isMutationPart : names.includes(id) || names.includes(kind),
    );
    const honest = wanted.filter((edit) => madeWherePlaced(edit, tree.texts) !== undefined);
    if (values['list'] === true) {
      const lines = [
        ...(recall?.edits.map(shown) ?? []),
        ...honest.map(({ id, kind, title }) => `${id} (${kind}): ${title}`),
      ];
      process.stdout.write(lines.map((line) => `${line}\n`).join(''));
      return 0;
    }
    const mutations = recall?.edits ?? [];
    const outcomes = await tryAll([
      ...mutations.map((edit) => versionsOf(edit, tree.texts)),
      ...honest.map((edit) => made(edit, tree.texts)),
    ]);
    const of = (index: number): Outcome => outcomes[index] ?? { checks: [], errors: [], crash: 'no outcome' };
    const {
      caught,
      made: tried,
      report,
      problems,
    } = recall?.conclude(mutations.map((edit, index) => ({ edit, outcome: of(index) }))) ?? {
      caught: 0,
      made: 0,
      report: [],
      problems: [],
    };
    const trials = honest.map((edit, index) => ({ edit, outcome: of(mutations.length + index) }));
    const accepted = trials.filter(isAccepted).length;
    const records = [
      ...(recall?.record === undefined ? [] : [compare(recall.record, percentage(caught, tried))]),
      ...(names !== undefined || honest.length === 0
        ? []
        : [compare('precision', percentage(accepted, trials.length))]),
    ];
    const lines = [
      ...report,
      ...problems,
      ...wanted.filter((edit) => !honest.includes(edit)).map(({ id }) => `${id} — its place is gone`),
      ...refusals(trials),
      ...records.flatMap(({ line }) => line ?? []),
      `drift: ${[
        ...(recall === undefined ? [] : [`recall ${caught}/${tried} (${percentage(caught, tried)} %)`]),
        ...(honest.length === 0
          ? []
          : [`precision ${accepted}/${trials.length} (${percentage(accepted, trials.length)} %)`]),
      ].join(', ')}`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return problems.length > 0 || records.some(({ isLess }) => isLess) ? 1 : 0;
  },
};

/** Tries edits in workers. Problems that the sources have already would hide the effect of an edit. */
async function tryAll(edits: readonly (readonly Version[])[]): Promise<readonly Outcome[]> {
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
    return await pool.run(edits, () => progress.step(++done, edits.length));
  } finally {
    progress.end();
    pool.close();
  }
}

/** A score against its record, which only rises. */
function compare(name: string, score: number): { readonly isLess: boolean; readonly line?: string } {
  const least = (JSON.parse(readFileSync(SCORE, 'utf8')) as Record<string, number>)[name] ?? 0;
  if (score < least)
    return {
      isLess: true,
      line: `The score \`${name}\` fell below the recorded ${least} %. Improve a check, or add a truth to the sources; the record only rises.`,
    };
  return score > least
    ? { isLess: false, line: `The score rose: record ${score} as \`${name}\` in ${SCORE}.` }
    : { isLess: false };
}

void main(drift);
