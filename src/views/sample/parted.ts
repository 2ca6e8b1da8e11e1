/** Number of lines that a panel shows at once, on any screen. */
const SHOWN = 100;
/** Minimum number of lines that are deferred. */
const FEW = 50;

/** Long code in two parts. */
export interface Parted {
  /** The first lines, including the end of the last. */
  readonly first: string;
  readonly others: string;
  /** Number of the other lines. */
  readonly lines: number;
}

/**
 * Splits long code after the lines that its panel shows; undefined if it is not long, or the rest is one element.
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
