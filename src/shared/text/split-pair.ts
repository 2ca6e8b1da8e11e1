import type { Pair } from '../../model/sample.ts';

/** Splits `name=value`; without an equals sign, the value is empty. */
export function splitPair(text: string): Pair {
  const equals = text.indexOf('=');
  return equals < 0 ? { name: text, value: '' } : { name: text.slice(0, equals), value: text.slice(equals + 1) };
}
