/**
 * Connects the table row of a field with the sample lines that show the field. A row that is hovered, focused or the
 * target of the URL highlights its lines; a hovered line highlights its row. "Show in sample" moves the focus from a
 * row to its lines, and Escape moves it back. Lines are highlighted by the CSS Custom Highlight API, which does not
 * change the code.
 */
import './linked-rows.css';
import { eachPage } from '../../views/content/each-page.ts';
import { report } from '../../page/contract/report.ts';
import { fieldPath } from '../../page/contract/field-path.ts';
import { linesIn, type FieldPlace, type Lines } from '../../shared/samples/line-paths.ts';

/** Selector of field rows. */
const ROWS = 'main [data-paths] > tbody > tr';

/** Selector of samples. */
const SAMPLES = 'main [data-copy-source] > pre';

/** The name of the CSS highlight, also used in the style sheet. */
const LIT = 'lit-lines';

let links: readonly SampleLink[] = [];
/** The field row whose sample lines are highlighted. */
let lit: HTMLElement | undefined;
/** The button that moved the reader to a sample; Escape returns to it. */
let origin: HTMLElement | undefined;

eachPage(() => {
  lit = undefined;
  links = sampleLinks();
  renew();
});

for (const type of ['pointermove', 'focusin'] as const) addEventListener(type, follow, { passive: true });
addEventListener('hashchange', lightTarget);
// A click may have opened a tab with another sample.
for (const type of ['click', 'change']) addEventListener(type, renew);
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && document.activeElement?.matches(SAMPLES)) origin?.focus();
});

/**
 * If a row is hovered or focused, highlights its lines. If a line is hovered, highlights its row and all lines of that
 * row.
 */
function follow(event: PointerEvent | FocusEvent): void {
  if (!(event.target instanceof Element)) return;
  const row = event.target.closest<HTMLElement>(ROWS);
  const sample = event.target.closest<HTMLElement>(SAMPLES);
  if (row) light(row);
  else if (!sample) lightTarget();
  else if (event instanceof PointerEvent) light(rowAt(sample, lineAt(sample, event)), true);
}

/**
 * Shows the "Show in sample" button of each row whose lines are within reach (`isWithinReach`), and updates the
 * highlighted lines.
 */
function renew(): void {
  const reached = new Set(links.filter(isWithinReach).map(({ row }) => row));
  for (const row of new Set(links.map((link) => link.row))) buttonOf(row).hidden = !reached.has(row);
  if (lit) light(lit, 'lit' in lit.dataset);
  else lightTarget();
}

/** Highlights the lines of the hovered row or, without one, of the row that is the target of the URL. */
function lightTarget(): void {
  const hovered = [...document.querySelectorAll<HTMLElement>(`${ROWS}:hover`)].at(-1);
  light(hovered ?? document.querySelector('[data-target]')?.closest<HTMLElement>(ROWS) ?? undefined);
}

/**
 * Highlights the lines of a row in all visible samples. `isPointedAt` means that one of these lines is hovered: then
 * the row is highlighted too.
 */
function light(row: HTMLElement | undefined, isPointedAt = false): void {
  delete lit?.dataset.lit;
  if (isPointedAt && row) row.dataset.lit = '';
  const ranges = links.filter((link) => link.row === row && isShown(link)).map((link) => rangeOf(link));
  if (row !== lit && !isPointedAt) ranges.forEach(scrollToRange);
  lit = row;
  if ('highlights' in CSS) CSS.highlights.set(LIT, new Highlight(...ranges));
}

/** Returns the innermost visible row whose lines in the sample include this line. */
function rowAt(sample: HTMLElement, line = -1): HTMLElement | undefined {
  const size = ({ lines: [first, end] }: SampleLink): number => end - first;
  return links
    .filter(
      ({ row, sample: own, lines: [first, end] }) =>
        own === sample && first <= line && line < end && row.checkVisibility(),
    )
    .sort((a, b) => size(a) - size(b))[0]?.row;
}

/** Returns the "Show in sample" button of a row; creates it on the first call. */
function buttonOf(row: HTMLElement): HTMLElement {
  const present = row.querySelector<HTMLElement>(':scope > th > [data-show-in-sample]');
  if (present) return present;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.showInSample = '';
  button.textContent = 'Show in sample';
  button.ariaLabel = `Show in sample: ${row.querySelector('a')?.textContent}`;
  button.addEventListener('click', () => lead(row));
  row.firstElementChild?.append(button);
  return button;
}

/**
 * Moves the focus from a field row to its lines in the samples. If no visible sample has such lines, first opens the
 * panel of a hidden sample.
 */
function lead(row: HTMLElement): void {
  const own = links.filter((link) => link.row === row && isWithinReach(link));
  const link = own.find(isShown) ?? own[0];
  if (!link) return;
  for (let panel: HTMLElement | null = link.sample; panel; panel = panel.parentElement)
    // `beforematch` opens the panel, as when the browser finds text in it.
    if (panel.hidden) panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
  origin = buttonOf(row);
  light(row);
  const range = rangeOf(link);
  link.sample.focus({ preventScroll: true });
  getSelection()?.collapse(range.startContainer, range.startOffset);
  link.sample.scrollIntoView({ block: 'nearest' });
  report(link.sample, `Line ${link.lines[0] + 1}. Press Escape to go back.`);
}

function isShown({ sample }: SampleLink): boolean {
  return sample.checkVisibility();
}

/** Whether a sample is visible, or can be shown without changing the programming language that the reader chose. */
function isWithinReach(link: SampleLink): boolean {
  return isShown(link) || !link.sample.closest('[data-tabs=language]');
}

/** Returns the DOM range of the lines in a `SampleLink`, without the indentation of the first line. */
function rangeOf({ sample, lines: [first, end] }: SampleLink): Range {
  const texts = sample.textContent.split('\n');
  const before = texts.slice(0, first).reduce((sum, { length }) => sum + length + 1, 0);
  const text = texts.slice(first, end).join('\n');
  const range = document.createRange();
  range.setStart(...pointAt(sample, before + text.search(/\S/)));
  range.setEnd(...pointAt(sample, before + text.length));
  return range;
}

/** Returns the number of the line under the pointer, from 0; undefined if the browser cannot determine it. */
function lineAt(sample: HTMLElement, { clientX, clientY }: PointerEvent): number | undefined {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (!caret || !sample.contains(caret.offsetNode)) return undefined;
  const before = document.createRange();
  before.setStart(sample, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return before.toString().split('\n').length - 1;
}

/** Scrolls a sample to the first line of a range, unless that line is visible. The page does not scroll. */
function scrollToRange(range: Range): void {
  const sample = range.startContainer.parentElement?.closest(SAMPLES);
  const [line] = range.getClientRects();
  if (!sample || !line) return;
  const { top, bottom, height } = sample.getBoundingClientRect();
  if (line.top < top || line.bottom > bottom - line.height) sample.scrollTop += line.top - top - height / 3;
}

function pointAt(sample: HTMLElement, offset: number): [node: Node, offset: number] {
  const texts = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    if (left <= node.length) return [node, left];
    left -= node.length;
  }
  return [sample, sample.childNodes.length];
}

/** A field row, and its lines in one sample. */
interface SampleLink {
  readonly row: HTMLElement;
  /** The `<pre>` of the sample. */
  readonly sample: HTMLElement;
  readonly lines: Lines;
}

/** Finds the sample lines of each field row on the current page, including those in hidden samples. */
function sampleLinks(): readonly SampleLink[] {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  return [...document.querySelectorAll<HTMLElement>(SAMPLES)].flatMap((sample) => {
    const places = placesIn(sample.closest('[id]')?.id ?? '');
    const near = rows.filter(({ id }) => places.some(([start]) => id.startsWith(start)));
    if (near.length === 0) return [];
    const find = linesIn(sample.textContent);
    return near.flatMap((row) => {
      const place = places.find(([start]) => row.id.startsWith(start))?.[1];
      const lines = place && find(place, fieldPath(row));
      return lines ? [{ row, sample, lines }] : [];
    });
  });
}

type Place = readonly [start: string, place: FieldPlace | undefined];

/**
 * Returns which field rows belong to the sample with this anchor: rows whose own anchor begins with `start`. If a row
 * matches several entries, the first entry counts. `place` is undefined for the headers of a response, because samples
 * do not show them.
 */
function placesIn(anchor: string): readonly Place[] {
  if (anchor === 'example') return [['fields.', 'body']];
  const response = /^.*\.(?:\d\w\w|default)(?=\.)/.exec(anchor)?.[0];
  if (response !== undefined)
    return [
      [`${response}.header.`, undefined],
      [`${response}.`, 'body'],
    ];
  // The sample shows a request or, without `.request.` in its anchor, the payload of a webhook.
  const call = /^(.*)\.request\./.exec(anchor)?.[1] ?? /^(.*)\./.exec(anchor)?.[1];
  if (call === undefined) return [];
  return (['path', 'query', 'header', 'cookie', 'body'] as const).map((place) => [`${call}.${place}.`, place]);
}
