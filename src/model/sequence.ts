/** A sequence picture: who talks to whom, in order. Written in a guide as a fenced block of language `sequence`. */
import type { Content } from './content.ts';

export interface Sequence {
  readonly title: string;
  /** Names in order of first appearance; the columns of the picture. */
  readonly participants: readonly string[];
  readonly messages: readonly Message[];
}

export interface Message {
  /** Index into `participants`. */
  readonly from: number;
  readonly to: number;
  /** An answer is drawn dashed. */
  readonly answer: boolean;
  readonly label: Content;
}
