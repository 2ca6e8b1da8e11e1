import { text } from '#scripts/cli/command.ts';
import { UsageError } from '#scripts/cli/problem.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';
import type { Edit } from './edit.ts';
import { editsOf } from './edits.ts';
import { equivalentOf, readEquivalents } from './equivalent.ts';
import { OPERATORS } from './operators/index.ts';
import type { Operator } from './operators/operator.ts';
import { isCaught, tally, type Trial } from './score.ts';
import { thin } from './thin.ts';
import type { Tree } from './tree.ts';

const EQUIVALENTS = 'tests/drift/equivalent.yaml';
/** How many edits CI can afford: two to three minutes on two processors. */
export const THINNED = 450;

/** The edits to try, and how to read what came of them. */
export interface RecallPlan {
  readonly edits: readonly Edit[];
  /** Whether they are those whose recall is recorded. */
  readonly isRecorded: boolean;
  conclude(trials: readonly Trial[]): Conclusion;
}

/** How many edits were caught, what survived, and what is wrong with the run itself. */
interface Conclusion {
  readonly caught: number;
  readonly made: number;
  readonly report: readonly string[];
  readonly problems: readonly string[];
}

/** Chooses edits by the options of the command. */
export function planRecall(values: Parameters<typeof text>[0], tree: Tree): RecallPlan {
  const isPart = values['only'] !== undefined || values['file'] !== undefined;
  const edits = editsOf(tree, chosen(text(values, 'only'))).filter(({ file }) =>
    file.includes(text(values, 'file') ?? ''),
  );
  const equivalents = readEquivalents(EQUIVALENTS);
  const excuses = edits.map((edit) => equivalentOf(edit, equivalents));
  const made = edits.filter((_, index) => excuses[index] === undefined);
  const isAll = values['all'] === true;
  const tried = isAll ? made : thin(made, Number(text(values, 'count')));
  const excused = isAll ? edits.filter((_, index) => excuses[index] !== undefined) : [];
  return {
    edits: [...tried, ...excused],
    isRecorded: !isPart && !isAll && text(values, 'count') === String(THINNED),
    conclude(trials) {
      // An excused edit that the check reports nevertheless counts as caught.
      const counted = trials.filter((trial, index) => index < tried.length || isCaught(trial));
      const caught = counted.filter(isCaught);
      const unused = equivalents.filter((entry) => !excuses.includes(entry));
      const caughtAnyway = equivalents.filter(
        (entry) => !trials.some((trial) => !isCaught(trial) && equivalentOf(trial.edit, equivalents) === entry),
      );
      return {
        caught: caught.length,
        made: counted.length,
        report: [
          ...tally(counted, 'operator'),
          '',
          ...tally(counted, 'role'),
          '',
          ...reported(
            'survives',
            counted.filter((trial) => !caught.includes(trial) && trial.outcome.crash === undefined),
          ),
        ],
        problems: [
          ...reported(
            'crash',
            trials.filter(({ outcome }) => outcome.crash !== undefined),
          ),
          ...(isPart ? [] : unused.map(({ line }) => `${EQUIVALENTS}:${line}: matches no edit`)),
          ...(isPart || !isAll
            ? []
            : caughtAnyway.map(({ line }) => `${EQUIVALENTS}:${line}: every edit it excuses is caught`)),
        ],
      };
    },
  };
}

/** An edit in one line. */
export function shown({ operator, role, file, line, column, place, description }: Edit): string {
  return `${file}:${line}:${column} ${operator}: ${role} ${place}: ${description}`;
}

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

function reported(what: string, trials: readonly Trial[]): readonly string[] {
  return trials.map(
    ({ edit, outcome }) => `${shown(edit)} — ${what}${outcome.crash === undefined ? '' : `: ${outcome.crash}`}`,
  );
}
