let held: string | undefined;

/** Passes a text to the page that explains it: in memory only, for the next navigation to that page. */
export function handOver(text: string): void {
  held = text;
}

/** Returns the passed text, once. */
export function takeHandedOver(): string | undefined {
  const text = held;
  held = undefined;
  return text;
}
