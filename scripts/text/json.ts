import { parseJson } from '#src/shared/schema/number-text.ts';

/** A JSON text as its value; one that is none is itself. */
export function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
