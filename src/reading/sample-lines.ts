/** Lines of the code that a sample shows: where they are, and which one is pointed at. */
import { SAMPLES, type SampleLink } from './sample-links.ts';

/** The text of its lines, without the first one's indentation. */
export function rangeOf({ sample, lines: [first, end] }: SampleLink): Range {
  const texts = sample.textContent.split('\n');
  const before = texts.slice(0, first).reduce((sum, { length }) => sum + length + 1, 0);
  const text = texts.slice(first, end).join('\n');
  const range = document.createRange();
  range.setStart(...pointAt(sample, before + text.search(/\S/)));
  range.setEnd(...pointAt(sample, before + text.length));
  return range;
}

/** The number of the line at a place in the window, from 0; undefined where browsers cannot tell. */
export function lineAt(sample: HTMLElement, { clientX, clientY }: PointerEvent): number | undefined {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (!caret || !sample.contains(caret.offsetNode)) return undefined;
  const before = document.createRange();
  before.setStart(sample, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return before.toString().split('\n').length - 1;
}

/** Scrolls the sample, and nothing else, to where the range begins, unless that is in sight. */
export function scrollToRange(range: Range): void {
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
