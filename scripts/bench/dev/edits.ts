import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { median } from '../median.ts';

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
  for await (const milliseconds of shownEdits(page, editable, WARM + edits)) {
    if (milliseconds === undefined) return undefined;
    taken.push(milliseconds);
    await page.waitForTimeout(PAUSE);
  }
  return median(taken.slice(WARM));
}

/** Edits a text again and again without pauses, and restores it. */
export async function editAgain(page: Page, editable: Editable, edits: number): Promise<void> {
  for await (const milliseconds of shownEdits(page, editable, edits))
    if (milliseconds === undefined) throw new Error(`${editable.file}: an edit was not shown.`);
}

async function* shownEdits(
  page: Page,
  { file, text, restarts }: Editable,
  edits: number,
): AsyncGenerator<number | undefined> {
  const whole = readFileSync(file, 'utf8');
  try {
    for (let edit = 0; edit < edits; edit++) {
      const next = `Edit ${edit} of this text`;
      const shown = page.waitForFunction(`document.body?.textContent.includes(${JSON.stringify(next)})`, undefined, {
        polling: 'raf',
        timeout: PATIENCE,
      });
      const start = performance.now();
      writeFileSync(
        file,
        whole.replace(text, () => next),
      );
      if (restarts !== undefined) writeFileSync(restarts, readFileSync(restarts));
      const isShown = await shown.then(
        () => true,
        () => false,
      );
      yield isShown ? performance.now() - start : undefined;
    }
  } finally {
    writeFileSync(file, whole);
  }
}
