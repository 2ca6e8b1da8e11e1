import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { Files } from './arbitraries/descriptions.ts';
import { tryOut, type Verdict } from './trial.ts';
import { startWatchdog } from './watchdog.ts';

/** Seconds of work for one input, where others slow the processors down; most take a fifth of one. */
const PATIENCE = 15;
/** How much longer than its own work an input may take, where others have the processors, until it counts as endless. */
const BUSY = 20;
/** Further inputs by `FUZZ_SEED`, more by `FUZZ_RUNS` (times as many). */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const TIMES = Number(process.env['FUZZ_RUNS'] ?? 1);

const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { watch, rest } = startWatchdog();

/** How an input is tried: pages of the reference that are rendered, and further harm that it does, in words. */
interface Trial {
  readonly pages?: number;
  readonly further?: (folder: string) => Promise<readonly string[]>;
}

/** Tries an input, which is given seconds of work; it ends the process where it does not end itself. */
export async function judged(files: Files, seconds = PATIENCE, { pages, further }: Trial = {}): Promise<Verdict> {
  watch(JSON.stringify(files), seconds * BUSY);
  const verdict = await tryOut(folder, files, pages);
  const faults = [...verdict.faults, ...((await further?.(folder)) ?? [])];
  rest();
  expect(faults).toEqual([]);
  expect(verdict.seconds).toBeLessThan(seconds);
  return verdict;
}

/** Expects that inputs do no harm; a harmful one is shrunk and printed. */
export function expectHarmless(name: string, inputs: Arbitrary<Files>, runs: number, trial?: Trial): void {
  it(`does no harm by ${name}`, async () => {
    let pages = 0;
    await fc.assert(
      fc.asyncProperty(inputs, async (files) => {
        pages += (await judged(files, PATIENCE, trial)).pages;
      }),
      { seed: SEED, numRuns: runs * TIMES },
    );
    // The compiler refuses some inputs whole, not most.
    expect(pages).toBeGreaterThan(runs * TIMES);
  });
}
