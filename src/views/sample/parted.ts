/** Minimum number of lines in the first part. On no screen does a panel show more lines at once. */
const SHOWN = 100;
/** Minimum number of lines in the second part. */
const FEW = 50;

/** Long highlighted code as HTML, split into two parts. */
export interface Parted {
  /** The first lines, ending with a line break. */
  readonly first: string;
  readonly others: string;
  /** Number of lines in `others`. */
  readonly lines: number;
}

/**
 * Splits long code after the lines that a panel shows at once. Returns undefined if the code is too short for two
 * parts.
 *
 * @param code HTML, highlighted by elements that are not nested.
 */
export function parted(code: string): Parted | undefined {
  let [end, lines] = [0, 0];
  for (; lines < SHOWN || isInElement(code, end - 1); lines++) {
    end = code.indexOf('\n', end) + 1;
    if (end === 0) return undefined;
  }
  const others = code.slice(end);
  const further = others.split('\n').length;
  return further < FEW ? undefined : { first: code.slice(0, end), others, lines: further };
}

function isInElement(code: string, at: number): boolean {
  const last = code.lastIndexOf('<', at);
  return last >= 0 && code[last + 1] !== '/';
}
