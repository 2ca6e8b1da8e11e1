import type { Comparison } from './comparison.ts';

/** A comparison as JSON: every change with its verdict, reason, operations and places. */
export function json(comparison: Comparison): string {
  return JSON.stringify(comparison, null, 2);
}
