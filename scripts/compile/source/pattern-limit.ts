import { createContext, Script } from 'node:vm';
import { limitPatterns } from '#src/shared/schema/pattern.ts';

/** Milliseconds, a thousand times what a real pattern takes. */
const PATIENCE = 500;

const room = createContext({ pattern: /./, value: '' }) as { pattern: RegExp; value: string };
const test = new Script('pattern.test(value)');

/**
 * Limits patterns of the description to half a second. Node.js can interrupt an expression only in a separate context.
 */
export function limitPatternTime(): void {
  limitPatterns((pattern, value) => {
    Object.assign(room, { pattern, value });
    return test.runInContext(room, { timeout: PATIENCE }) as boolean;
  });
}
