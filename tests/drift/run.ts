import { readFileSync } from 'node:fs';
import { main, text, type Command } from '#scripts/cli/command.ts';
import { readAcceptedEdits } from './accepted/accepted-edit.ts';
import { make } from './accepted/make.ts';
import { isAccepted, refusals } from './accepted/precision.ts';
import { versionsOf } from './edit.ts';
import { OPERATORS } from './operators/index.ts';
import { chosenEdits, shown, THINNED } from './recall.ts';
import { fallen, isCaught, percentage, tally, type Trial } from './score.ts';
import { readTree } from './tree.ts';
import type { Outcome } from './trial.ts';
import { tryEdits } from './try-edits.ts';

const SCORE = 'tests/drift/score.json';

const drift: Command = {
  name: 'npm test -- --only drift',
  summary:
    'Changes one fact of openapi/ or guides/ at a time, and reports the changes that the check misses (recall). ' +
    'Makes the accepted edits of an API team, and reports those that the check refuses (precision).',
  options: {
    count: {
      type: 'string',
      value: 'N',
      default: String(THINNED),
      help: 'Tries about this many, chosen by a fixed seed; with 0 only the accepted edits. All take about an hour on two processors.',
    },
    only: {
      type: 'string',
      value: 'NAMES',
      help: `Only these operators: ${OPERATORS.map(({ id }) => id).join(', ')}.`,
    },
    file: { type: 'string', value: 'PART', help: 'Only changes of files whose path contains this.' },
    accepted: { type: 'string', value: 'IDS', help: 'Only these accepted edits.' },
    list: { type: 'boolean', help: 'Prints the edits instead of trying them.' },
  },
  run: async (values) => {
    const tree = readTree('.');
    const names = text(values, 'accepted')?.split(',');
    const isPart = values['only'] !== undefined || values['file'] !== undefined;
    const mutations = names === undefined && text(values, 'count') !== '0' ? chosenEdits(values, tree) : [];
    const wanted = readAcceptedEdits().filter(({ id }) => (names === undefined ? !isPart : names.includes(id)));
    const made = wanted.map((edit) => ({ edit, ...make([edit], tree.texts) }));
    if (values['list'] === true) {
      const lines = [...mutations.map(shown), ...wanted.map(({ id, why }) => `${id}: ${why}`)];
      process.stdout.write(lines.map((line) => `${line}\n`).join(''));
      return 0;
    }
    const placed = made.filter(({ lost }) => lost.length === 0);
    const outcomes = await tryEdits([
      ...mutations.map((edit) => versionsOf(edit, tree.texts)),
      ...placed.map(({ versions }) => versions),
    ]);
    const of = (index: number): Outcome => outcomes[index] ?? { checks: [], errors: [], crash: 'no outcome' };
    const recall = mutations.map((edit, index) => ({ edit, outcome: of(index) }));
    const trials = placed.map(({ edit }, index) => ({ edit, outcome: of(mutations.length + index) }));
    const scores = {
      ...(recall.length === 0 ? {} : { recall: percentage(recall.filter(isCaught).length, recall.length) }),
      ...(trials.length === 0 ? {} : { precision: percentage(trials.filter(isAccepted).length, trials.length) }),
    };
    const crashed = recall.filter(({ outcome }) => outcome.crash !== undefined);
    const problems = [
      ...reported('crash', crashed),
      ...made.flatMap(({ lost }) => lost),
      ...refusals(trials),
      // The recorded recall is that of all operators and files, and of one number of edits.
      ...(isPart || text(values, 'count') !== String(THINNED)
        ? []
        : fallen(scores, JSON.parse(readFileSync(SCORE, 'utf8')))),
    ];
    const survivors = recall.filter((trial) => !isCaught(trial) && !crashed.includes(trial));
    const lines = [
      ...tally(recall),
      '',
      ...reported('survives', survivors),
      ...problems,
      `drift: ${Object.entries(scores)
        .map(([name, score]) => `${name} ${score} %`)
        .join(', ')} of ${outcomes.length} edits`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return problems.length > 0 ? 1 : 0;
  },
};

function reported(what: string, trials: readonly Trial[]): readonly string[] {
  return trials.map(
    ({ edit, outcome }) => `${shown(edit)} — ${what}${outcome.crash === undefined ? '' : `: ${outcome.crash}`}`,
  );
}

void main(drift);
