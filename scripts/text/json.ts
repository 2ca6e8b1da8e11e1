/** Parses a JSON text; returns any other text itself. */
export function parsed(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text);
  } catch {
    return text;
  }
}
