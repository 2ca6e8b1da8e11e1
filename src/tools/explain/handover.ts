let held: string | undefined;

/** Keeps a text for the page that explains it: in memory alone, for a link to that page that is followed next. */
export function handOver(text: string): void {
  held = text;
}

/** Returns the text that was handed over, once. */
export function takeHandedOver(): string | undefined {
  const text = held;
  held = undefined;
  return text;
}
