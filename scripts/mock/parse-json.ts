import { isNestedDeeper } from '#src/shared/schema/nesting.ts';

/** Thrown of a value that is nested too deeply to be judged. */
export class NestingError extends Error {}

/**
 * Parses JSON (RFC 8259).
 *
 * @throws {SyntaxError} where the text is no JSON.
 * @throws {NestingError} where it is nested too deeply: where a call stack ends depends on the machine.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isNestedDeeper(value)) throw new NestingError();
  return value;
}
