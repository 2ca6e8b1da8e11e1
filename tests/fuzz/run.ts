import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAssets } from '#scripts/build/assets.ts';
import { main, text, type Command } from '#scripts/cli/command.ts';
import { UsageError } from '#scripts/cli/problem.ts';
import { createProgress } from '#scripts/cli/progress.ts';
import { createPool } from '../workers/pool.ts';
import { inputOf } from './generate/generate.ts';
import { SIZES, sizeOf } from './generate/sizes.ts';
import type { Task, Verdict } from './input.ts';

/** Inputs that CI can afford. */
const COUNT = 600;
/** Seconds of work for one input, where others slow the processors down; most take a fifth of one. */
const PATIENCE = 15;
/** How much longer than its own work an input may take, where others have the processors. */
const BUSY = 4;
/** Heap of one worker, in MiB: a build of a large description stays below. */
const MEMORY = 1024;
/** Inputs after which a worker is replaced: what the compiler remembers of foreign texts is no leak in a build. */
const LIFE = 150;

const fuzz: Command = {
  name: 'npm test -- --only fuzz',
  summary: 'Compiles and renders hostile descriptions and guides, and judges every page as a browser reads it.',
  options: {
    seed: { type: 'string', value: 'N', default: '1', help: 'Inputs of another seed.' },
    count: { type: 'string', value: 'N', default: String(COUNT), help: 'How many inputs.' },
    only: { type: 'string', value: 'N', help: 'One input again, by its number or by the name of a fixed case.' },
    print: { type: 'boolean', help: 'Prints the sources of the input that --only names, instead of trying it.' },
  },
  run: async (values) => {
    const seed = whole(text(values, 'seed'));
    const only = text(values, 'only');
    const tasks =
      only === undefined
        ? [...sizeTasks(seed), ...fuzzTasks(seed, 0, whole(text(values, 'count')))]
        : Object.hasOwn(SIZES, only)
          ? sizeTasks(seed).filter(({ size }) => size === only)
          : fuzzTasks(seed, whole(only), 1);
    if (values['print'] === true) {
      const [task] = tasks;
      if (task !== undefined)
        process.stdout.write(
          `${JSON.stringify((task.size === undefined ? inputOf(seed, task.index) : sizeOf(task.size)).files, null, 2)}\n`,
        );
      return 0;
    }
    return report(await tryAll(tasks), seed);
  },
};

interface Trial {
  readonly task: Task;
  readonly verdict: Verdict;
}

function sizeTasks(seed: number): readonly Task[] {
  return Object.entries(SIZES).map(([size, { seconds, megabytes }]) => ({
    seed,
    index: 0,
    size,
    patience: seconds,
    most: megabytes * 1e6,
  }));
}

function fuzzTasks(seed: number, first: number, count: number): readonly Task[] {
  return Array.from({ length: count }, (_, offset) => ({ seed, index: first + offset, patience: PATIENCE }));
}

async function tryAll(tasks: readonly Task[]): Promise<readonly Trial[]> {
  await buildAssets({ mode: 'production' });
  const progress = createProgress();
  progress.stage(`trying out ${tasks.length} inputs`);
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const pool = createPool<Task, Verdict>({
    module: 'tests/fuzz/worker.ts',
    args: (lane) => [join(folder, String(lane))],
    patience: ({ patience }) => patience * BUSY * 1000,
    memory: MEMORY,
    life: LIFE,
  });
  const trials: Trial[] = [];
  try {
    await pool.run(tasks, (index, result, reason) => {
      const task = tasks[index];
      if (task === undefined) return;
      const verdict = result ?? { faults: [reason], refused: false, seconds: task.patience, pages: 0, heaviest: 0 };
      const { seconds, heaviest } = verdict;
      const over = [
        ...(seconds > task.patience ? [`takes ${seconds.toFixed(1)} s, not ${task.patience}`] : []),
        ...(heaviest > (task.most ?? Infinity) ? [`a page of ${heaviest} bytes, not ${task.most}`] : []),
      ];
      trials.push({ task, verdict: { ...verdict, faults: [...verdict.faults, ...over] } });
      progress.step(trials.length, tasks.length);
    });
  } finally {
    progress.end();
    pool.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return trials;
}

function report(trials: readonly Trial[], seed: number): number {
  const count = (number: number): string => number.toLocaleString('en-GB');
  const harmful = trials.filter(({ verdict }) => verdict.faults.length > 0);
  const slowest = trials.reduce((most, trial) => (trial.verdict.seconds > most.verdict.seconds ? trial : most));
  const families = ['Markdown', 'schemas'].map(
    (family, index) =>
      `${count(trials.filter(({ task }) => task.size === undefined && (task.index % 3 === 2 ? 1 : 0) === index).length)} ${family}`,
  );
  const sizes = trials.filter(({ task }) => task.size !== undefined);
  process.stdout.write(
    [
      ...sizes.map(
        ({ task, verdict }) =>
          `${task.size}: ${verdict.seconds.toFixed(1)} s, ${verdict.pages} pages, the heaviest ${count(Math.round(verdict.heaviest / 1000))} kB`,
      ),
      ...harmful.flatMap(({ task, verdict }) => verdict.faults.map((fault) => `${nameOf(task)}: ${fault}`)),
      `fuzz: seed ${seed}, ${count(trials.length)} inputs tried (${[...families, `${count(sizes.length)} of size`].join(', ')}), ${count(trials.length - harmful.length)} harmless (${count(trials.filter(({ verdict }) => verdict.refused && verdict.faults.length === 0).length)} of them refused in words), ${count(trials.reduce((sum, { verdict }) => sum + verdict.pages, 0))} pages judged, slowest ${slowest.verdict.seconds.toFixed(1)} s (${nameOf(slowest.task)})`,
      ...(harmful.length === 0
        ? []
        : [`Repeat one with \`node scripts/run.mjs tests/fuzz/run.ts --seed ${seed} --only N\`.`]),
    ]
      .map((line) => `${line}\n`)
      .join(''),
  );
  return harmful.length === 0 ? 0 : 1;
}

function nameOf({ size, index }: Task): string {
  return size ?? `input ${index}`;
}

function whole(value: string | undefined): number {
  if (value === undefined || !/^\d{1,9}$/.test(value))
    throw new UsageError(`\`${value ?? ''}\` is no number of an input.`, 'Give a whole number.');
  return Number(value);
}

void main(fuzz);
