import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { median } from '../figures.ts';

/** A text of a page, and the file that it is written in. */
export interface Editable {
  readonly file: string;
  readonly text: string;
  /** Path of a page that shows it. */
  readonly address: string;
  /** A file of the server's own that is saved with each edit, where only a server that starts anew shows it. */
  readonly restarts?: string;
}

/** Edits before those that count: programs get faster as they run. */
const WARM = 5;
/** Milliseconds after which an edit counts as not shown. */
const PATIENCE = 30_000;
/** Milliseconds between two edits, in which what the last one has set off is over. */
const PAUSE = 700;

/**
 * Edits a text again and again, and restores it.
 *
 * @returns median milliseconds from writing the file to the frame that shows the text; undefined where it never does.
 */
export async function timeToShow(
  page: Page,
  origin: string,
  editable: Editable,
  edits: number,
): Promise<number | undefined> {
  await page.goto(origin + editable.address);
  await page.getByText(editable.text).first().waitFor({ state: 'attached', timeout: PATIENCE });
  await page.waitForTimeout(PAUSE);
  const taken: number[] = [];
  const { file, text, restarts } = editable;
  const whole = readFileSync(file, 'utf8');
  try {
    for (let edit = 0; edit < WARM + edits; edit++) {
      const next = `Edit ${edit} of this text`;
      const shown = page
        .waitForFunction(`document.body?.textContent.includes(${JSON.stringify(next)})`, undefined, {
          polling: 'raf',
          timeout: PATIENCE,
        })
        .then(
          () => true,
          () => false,
        );
      const start = performance.now();
      writeFileSync(
        file,
        whole.replace(text, () => next),
      );
      if (restarts !== undefined) writeFileSync(restarts, readFileSync(restarts));
      if (!(await shown)) return undefined;
      taken.push(performance.now() - start);
      await page.waitForTimeout(PAUSE);
    }
  } finally {
    writeFileSync(file, whole);
  }
  return median(taken.slice(WARM));
}
