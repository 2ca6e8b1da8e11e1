/** Sources of a small site, made to do harm. */
export interface Input {
  /** `markdown` or `schemas`, or the name of a fixed case. */
  readonly family: string;
  /** Texts by path below the folder of the sources. The description is `openapi.yaml`, guides lie in `guides/`. */
  readonly files: Readonly<Record<string, string>>;
}

/** The outcome of an input. */
export interface Verdict {
  /** The harm that it does, in words; empty for a harmless input. */
  readonly faults: readonly string[];
  /** Whether the compiler refused it, in words. */
  readonly refused: boolean;
  readonly seconds: number;
  /** Pages rendered, and bytes of the heaviest. */
  readonly pages: number;
  readonly heaviest: number;
}

/** An input to try: number `index` of a seed, or a fixed case of size. */
export interface Task {
  readonly seed: number;
  readonly index: number;
  /** Name of a fixed case. */
  readonly size?: string;
  /** Seconds after which the input counts as endless. */
  readonly patience: number;
  /** Bytes that no page of it may exceed, where that is known. */
  readonly most?: number;
}
