let held: string | undefined;

/** Passes a text to the page that explains it: in memory, until that page reads it. */
export function handOver(text: string): void {
  held = text;
}

/** Returns the passed text, and forgets it. */
export function takeHandedOver(): string | undefined {
  const text = held;
  held = undefined;
  return text;
}
