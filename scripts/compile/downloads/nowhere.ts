import type { Locator } from '../source/locator.ts';

/** The places of a description that was read from JSON, whose lines nobody asks for. */
export const NOWHERE: Locator = {
  locate: () => ({ file: '', line: 1, column: 1 }),
  trace: () => ({ file: '', line: 1, column: 1 }),
  fileOf: () => undefined,
  pointerOf: () => undefined,
  linesOf: () => [],
  wrote: () => true,
  files: [],
};
