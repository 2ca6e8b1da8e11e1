import type { Fact } from '../facts/fact.ts';
import { rewritten, type Operator } from './operator.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'integer',
  integer: 'string',
  number: 'string',
  boolean: 'string',
  object: 'array',
  array: 'object',
  null: 'string',
  apiKey: 'http',
};
const FORMATS: Readonly<Record<string, string>> = { 'date-time': 'date', email: 'uri', uri: 'email', password: 'date' };

/** A declared type or format, or a value written in another type. */
export const retype: Operator = {
  id: 'retype',
  *run({ facts }) {
    for (const fact of facts) {
      const text = retyped(fact);
      if (text !== undefined) yield rewritten(fact, text);
    }
  },
};

function retyped({ role, text, value }: Fact): string | undefined {
  if (role === 'type') return TYPES[text];
  if (role === 'format') return FORMATS[text];
  if (!['datum', 'constant', 'flag', 'order', 'meaning', 'title'].includes(role)) return undefined;
  if (typeof value === 'string') return /^\d+$/.test(text) ? `1${text}` : '17';
  return `'${text}'`;
}
