let held: string | undefined;

/** Stores a text in memory for the page that explains responses, until that page reads it. */
export function handOver(text: string): void {
  held = text;
}

/** Returns the stored text, and removes it; undefined if there is none. */
export function takeHandedOver(): string | undefined {
  const text = held;
  held = undefined;
  return text;
}
