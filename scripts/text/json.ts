/** Returns the value of a JSON text. A text that is not JSON is returned unchanged. */
export function parsed(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text);
  } catch {
    return text;
  }
}
