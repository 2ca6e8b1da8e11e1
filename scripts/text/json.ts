/** Parses a JSON text; returns any other text unchanged. */
export function parsed(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text);
  } catch {
    return text;
  }
}
