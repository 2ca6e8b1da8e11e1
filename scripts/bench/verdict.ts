/** A figure that must not pass its limit. */
export interface Target {
  /** What is measured: `bytes beside Starlight`. */
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
  /** Digits after the point. */
  readonly digits: number;
}

/** One line: `met: bytes beside Starlight 0.46 (at most 0.70)`. */
export function verdict({ name, figure, limit, digits }: Target): string {
  return `${figure <= limit ? 'met' : 'not met'}: ${name} ${figure.toFixed(digits)} (at most ${limit.toFixed(digits)})`;
}
