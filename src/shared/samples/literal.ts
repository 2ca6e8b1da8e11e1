import { isNumberText, numberText } from '../schema/number-text.ts';

/** How a programming language writes JSON values. */
export interface LiteralStyle {
  /** The text of one level of indentation. */
  readonly step: string;
  string(text: string): string;
  /** What the language writes for `true`, `false` and `null`, where it differs from JSON. */
  readonly words?: Readonly<Record<string, string>>;
  /** Writes a member of an object. `value` is already written in the language. */
  member(name: string, value: string): string;
  /** Writes an object whose member values are already written. By default, the members are in braces. */
  object?(members: readonly (readonly [name: string, value: string])[], indent: string): string;
  /** What follows the last entry of a list or object; a comma by default. */
  readonly last?: ',' | '';
}

/** Writes a JSON value as a literal. `indent` is the indentation of the line on which the literal begins. */
export function literalOf(value: unknown, style: LiteralStyle, indent = ''): string {
  if (isNumberText(value)) return numberText(value);
  if (typeof value === 'string') return style.string(value);
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    return style.words?.[text] ?? text;
  }
  const inner = indent + style.step;
  if (Array.isArray(value)) {
    const items = value.map((item) => literalOf(item, style, inner));
    return block('[]', items, indent, style);
  }
  const members = Object.entries(value).map(([name, item]) => [name, literalOf(item, style, inner)] as const);
  if (style.object !== undefined) return style.object(members, indent);
  const entries = members.map(([name, item]) => style.member(name, item));
  return block('{}', entries, indent, style);
}

/**
 * Writes entries in brackets, each on its own line with a comma at the end. After the last entry, the style's `last`
 * replaces the comma.
 */
export function block(
  [open = '', close = '']: string,
  entries: readonly string[],
  indent: string,
  { step, last = ',' }: Pick<LiteralStyle, 'step' | 'last'>,
): string {
  const lines = entries.map((entry, index) => `${indent}${step}${entry}${index < entries.length - 1 ? ',' : last}\n`);
  return entries.length === 0 ? open + close : `${open}\n${lines.join('')}${indent}${close}`;
}
