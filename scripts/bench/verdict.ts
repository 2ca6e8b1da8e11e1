/** A figure that must not pass its limit. */
export interface Target {
  /** What is measured: `bytes beside Starlight`. */
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
  /** Whether the figure may be at most the limit, or has to be at least that. */
  readonly sense: 'at most' | 'at least';
  /** Digits after the point. */
  readonly digits: number;
}

function isMet({ figure, limit, sense }: Target): boolean {
  return sense === 'at most' ? figure <= limit : figure >= limit;
}

/** One line: `met: bytes beside Starlight 0.46 (at most 0.70)`. */
export function verdict(target: Target): string {
  const { name, figure, limit, sense, digits } = target;
  return `${isMet(target) ? 'met' : 'not met'}: ${name} ${figure.toFixed(digits)} (${sense} ${limit.toFixed(digits)})`;
}
