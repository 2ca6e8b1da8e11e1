import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPage } from '#src/shell/page-data.ts';
import { finishTurn, turnTo } from '#src/shell/turn.ts';

const animate = vi.fn();
const scrollTo = vi.fn();
const navigate = vi.fn();
let lessMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.animate = animate;
  document.body.innerHTML = '<main data-part="article"><div><h1>Old</h1></div></main>';
});

afterEach(() => {
  finishTurn();
  lessMotion = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const nextPage = () =>
  readPage(
    new DOMParser().parseFromString(
      '<main data-part="article"><div><h1>New</h1><section data-lazy></section></div></main>',
      'text/html',
    ),
  );

const main = () => document.querySelector('main')!;

test('the heading is there at once, and the router follows after the frame', () => {
  turnTo(nextPage(), navigate);
  expect(main().querySelector('h1')?.textContent).toBe('New');
  expect(main().dataset.navigating).toBe('');
  expect(navigate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(navigate).toHaveBeenCalledOnce();
  expect(main().dataset.navigating).toBeUndefined();
  expect(main().querySelector('section')?.dataset.deferred).toBe('');
});

test('a reader who goes on before that frame is followed first', () => {
  turnTo(nextPage(), navigate);
  finishTurn();
  expect(navigate).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(50);
  expect(navigate).toHaveBeenCalledOnce();
});

test('a page that was scrolled begins at its beginning', () => {
  vi.stubGlobal('scrollY', 900);
  turnTo(nextPage(), navigate);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('the article arrives with motion, and without it for readers who ask for less', () => {
  turnTo(nextPage(), navigate);
  expect(animate).toHaveBeenCalledOnce();
  lessMotion = true;
  turnTo(nextPage(), navigate);
  expect(animate).toHaveBeenCalledOnce();
});

test('where an error stands in the place of the article, the router draws the page', () => {
  document.body.innerHTML = '<main><h1>Error</h1></main>';
  turnTo(nextPage(), navigate);
  expect(navigate).toHaveBeenCalledOnce();
  expect(main().textContent).toBe('Error');
});
