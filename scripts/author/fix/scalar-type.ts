import { resolve } from 'node:path';
import { offsetAt, type Fixer } from './fix.ts';

/** Quotes a value that has to be a string; unquotes one that has to be a number or boolean. */
export const scalarType: Fixer = ({ correction, location }, { files }) => {
  if (correction?.kind !== 'scalar') return undefined;
  const { key, given, wanted } = correction;
  const file = resolve(location.file);
  const text = files.text(file);
  const line = offsetAt(text, location.line, 1);
  const [match, before = '', value = ''] =
    new RegExp(`^([^\\n]*\\b${key}: +)([^\\n]*?)[ \\t]*$`, 'm').exec(text.slice(line)) ?? [];
  if (match === undefined || text.slice(line).indexOf(match) !== 0) return undefined;
  const isPlain = typeof given === 'number' || typeof given === 'boolean';
  const wants =
    wanted === 'string'
      ? isPlain && value === JSON.stringify(given) && `'${value}'`
      : typeof given === 'string' && unquoted(given, wanted);
  if (wants === false || (wanted !== 'string' && !/^(['"]).*\1$/.test(value))) return undefined;
  const from = line + before.length;
  return { edits: [{ file, from, to: from + value.length, text: wants }], done: `wrote \`${wants}\`` };
};

function unquoted(text: string, wanted: string): string | false {
  return (wanted === 'number' ? /^-?\d+(\.\d+)?$/ : /^(true|false)$/).test(text) && text;
}
