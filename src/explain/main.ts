/** The page that explains a response: reads what is pasted, dropped or opened, and loads the rest on that intent. */
import { eachPage } from '../content/each-page.ts';
import { loadData } from '../content/site-data.ts';
import type { DataIndex } from '../model/call-data.ts';
import { takeHandedOver } from './handover.ts';

const page = '[data-explain]';
const field = `${page} textarea`;

/** How long after the last key a text is explained; in milliseconds. */
const RESTS = 200;
/** Bytes of a file that are read: more is no response. */
const LARGEST = 2_000_000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Listens for texts to explain, on whichever page of the application they are pasted. */
export function startExplaining(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || !target.matches(field)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void draw(target), RESTS);
  });

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>(`${page} button`);
    const text = textField();
    if (!button || text === null) return;
    button.removeAttribute('data-pressed');
    if ('explainClear' in button.dataset) fill(text, '');
    if ('explainExample' in button.dataset)
      loadData(baseOf(text), 'index.json').then(
        (index) => fill(text, (index as DataIndex).example),
        () => say(text, FAILED),
      );
  });

  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file' && target.closest(page)) void open(target);
  });

  // Last: it may press a button.
  eachPage(arrive);
}

/** Explains what search has handed over, or what was pasted before this script was there. */
function arrive(): void {
  const text = textField();
  if (text === null) return;
  const input = document.querySelector<HTMLInputElement>(`${page} input[type="file"]`);
  const handed = takeHandedOver();
  if (handed !== undefined) fill(text, handed);
  else if (input?.files?.[0] !== undefined && text.value === '') void open(input);
  else void draw(text);
  // Pressed before this script was there (actions/explain.ts).
  document.querySelector<HTMLButtonElement>(`${page} [data-pressed]`)?.click();
}

/** Draws what is found out about the text, and the choice of what was called. */
async function draw(text: HTMLTextAreaElement): Promise<void> {
  const output = text.closest(page)?.querySelector<HTMLElement>('[data-explain-result]');
  try {
    const { show } = await import('./show.tsx');
    if (output)
      show(output, {
        text: text.value,
        base: baseOf(text),
        say: (words) => say(text, words),
        replace(other) {
          // The button that was pressed goes with the old result.
          text.focus({ preventScroll: true });
          fill(text, other);
        },
      });
  } catch {
    say(text, FAILED);
  }
}

function fill(text: HTMLTextAreaElement, value: string): void {
  text.value = value;
  text.scrollTop = 0;
  void draw(text);
}

async function open({ files }: HTMLInputElement): Promise<void> {
  const [file] = files ?? [];
  const text = textField();
  if (file === undefined || text === null) return;
  if (file.size > LARGEST) say(text, 'This file is too large for a response.');
  else fill(text, await file.text());
}

const FAILED = 'The description could not be loaded. Change the text to try again.';

function say(text: HTMLTextAreaElement, words: string): void {
  const status = text.closest(page)?.querySelector('[data-explain-status]');
  if (status) status.textContent = words;
}

function textField(): HTMLTextAreaElement | null {
  return document.querySelector<HTMLTextAreaElement>(field);
}

function baseOf(text: HTMLTextAreaElement): string {
  return text.closest<HTMLElement>(page)?.dataset['explain'] ?? '/';
}
