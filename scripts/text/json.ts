/** A JSON text as its value; one that is none is itself. */
export function parsed(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text);
  } catch {
    return text;
  }
}
