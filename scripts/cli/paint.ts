import { styleText } from 'node:util';
import type { Output } from './streams.ts';

/** Styles a text. */
export type Paint = (style: 'bold' | 'red' | 'yellow' | 'green' | 'dim', value: string) => string;

/** Creates a function that colours text if the stream is a terminal, unless NO_COLOR is set. */
export function painter({ isTTY }: Output): Paint {
  return (style, value) => (isTTY === true && process.env['NO_COLOR'] === undefined ? styleText(style, value) : value);
}
