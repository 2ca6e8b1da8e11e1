/** The page that explains a response: reads what is pasted, dropped or opened, and loads the rest on that intent. */
import { eachPage } from '../content/each-page.ts';
import { takeHandedOver } from './handover.ts';

const page = '[data-explain]';
const field = `${page} textarea`;

/** How long after the last key a text is explained; in milliseconds. */
const RESTS = 200;
/** Bytes of a file that are read: more is no response. */
const LARGEST = 20_000_000;

/** Characters that the field shows: browsers lay out a megabyte for a second, in which nothing else moves. */
const SHOWN = 20_000;

/** A text of which the field shows the beginning. */
let held: { readonly shown: string; readonly whole: string } | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

/** Listens for texts to explain, on whichever page of the application they are pasted. */
export function startExplaining(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || !target.matches(field)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void explainAgain(target), RESTS);
  });

  document.addEventListener('paste', (event) => {
    const { target, clipboardData } = event;
    if (!(target instanceof HTMLTextAreaElement) || !target.matches(field)) return;
    const pasted = clipboardData?.getData('text/plain') ?? '';
    if (pasted.length <= SHOWN) return;
    event.preventDefault();
    fill(target, `${target.value.slice(0, target.selectionStart)}${pasted}${target.value.slice(target.selectionEnd)}`);
  });

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>(`${page} button`);
    const text = textField();
    if (!button || text === null) return;
    button.removeAttribute('data-pressed');
    if ('explainClear' in button.dataset) fill(text, '');
    if ('explainExample' in button.dataset)
      void import('./ask.ts')
        .then(({ failureOf }) => failureOf(baseOf(text)))
        .then((example) => example !== undefined && fill(text, example), tell(text));
  });

  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file' && target.closest(page))
      void open(target.files?.[0]);
  });

  document.addEventListener('dragover', (event) => {
    if (isOverPage(event)) event.preventDefault();
  });

  document.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!isOverPage(event) || file === undefined) return;
    event.preventDefault();
    void open(file);
  });

  // Last: it may press a button.
  eachPage(arrive);
}

/** Explains what search has handed over, or what was pasted before this script was there. */
function arrive(): void {
  const text = textField();
  if (text === null) return;
  void import('./styles.ts').catch(() => undefined);
  const [chosen] = document.querySelector<HTMLInputElement>(`${page} input[type="file"]`)?.files ?? [];
  const handed = takeHandedOver();
  if (handed !== undefined) fill(text, handed);
  else if (chosen !== undefined && text.value === '') void open(chosen);
  else if (text.value !== '') void explainAgain(text);
  // Pressed before this script was there (actions/explain.ts).
  else document.querySelector<HTMLButtonElement>(`${page} [data-pressed]`)?.click();
}

async function explainAgain(text: HTMLTextAreaElement): Promise<void> {
  const run = ++latest;
  const output = text.closest(page)?.querySelector<HTMLElement>('[data-explain-result]');
  if (!output) return;
  const whole = held?.shown === text.value ? held.whole : undefined;
  const isLatest = (): boolean => run === latest;
  try {
    const { show } = await import('./show.tsx');
    const base = baseOf(text);
    await show({
      text: whole ?? text.value,
      isCut: whole !== undefined,
      base,
      output,
      isLatest,
      say: (words) => say(text, words),
      replace(other) {
        // The button that was pressed goes with the old result.
        text.focus({ preventScroll: true });
        fill(text, other);
      },
    });
  } catch {
    if (isLatest()) tell(text)();
  }
}

function fill(text: HTMLTextAreaElement, value: string): void {
  const shown = value.slice(0, SHOWN);
  held = shown === value ? undefined : { shown, whole: value };
  text.value = shown;
  text.scrollTop = 0;
  void explainAgain(text);
}

async function open(file: File | undefined): Promise<void> {
  const text = textField();
  if (file === undefined || text === null) return;
  if (file.size > LARGEST) say(text, 'This file is too large for a response.');
  else fill(text, await file.text());
}

/** Says that the data could not be had; the next key tries again. */
function tell(text: HTMLTextAreaElement): () => void {
  return () => say(text, 'The description could not be loaded. Change the text to try again.');
}

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

function isOverPage({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest(page) !== null;
}
