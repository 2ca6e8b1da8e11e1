const SHORT: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT' };

/** An HTTP method as its badge says it: long ones are cut, so that names line up. */
export function methodLabel(method: string): string {
  return SHORT[method] ?? method;
}
