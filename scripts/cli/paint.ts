import { styleText } from 'node:util';
import type { Output } from './streams.ts';

/** A function that adds a style to text for a terminal. */
export type Paint = (style: 'bold' | 'red' | 'yellow' | 'green' | 'dim', value: string) => string;

/**
 * Creates a function that styles text. Text remains unchanged if the stream is not a terminal, or if `NO_COLOR` is set.
 */
export function painter({ isTTY }: Output): Paint {
  return (style, value) => (isTTY === true && process.env['NO_COLOR'] === undefined ? styleText(style, value) : value);
}
