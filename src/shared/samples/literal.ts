/** How a language writes values of JSON. */
export interface LiteralStyle {
  /** One step of indentation. */
  readonly step: string;
  string(text: string): string;
  /** What `true`, `false` and `null` are called, where it is something else. */
  readonly words?: Readonly<Record<string, string>>;
  list(items: readonly string[], indent: string): string;
  object(members: readonly (readonly [name: string, value: string])[], indent: string): string;
}

/** A value of JSON as a literal; `indent` stands before the line that it begins on. */
export function literalOf(value: unknown, style: LiteralStyle, indent = ''): string {
  if (typeof value === 'string') return style.string(value);
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    return style.words?.[text] ?? text;
  }
  const inner = indent + style.step;
  if (Array.isArray(value))
    return style.list(
      value.map((item) => literalOf(item, style, inner)),
      indent,
    );
  return style.object(
    Object.entries(value).map(([name, item]) => [name, literalOf(item, style, inner)]),
    indent,
  );
}

/** Entries in brackets, each on a line of its own and followed by a comma. */
export function block(
  [open = '', close = '']: string,
  entries: readonly string[],
  indent: string,
  { step, last = ',' }: { readonly step: string; readonly last?: ',' | '' },
): string {
  const lines = entries.map((entry, index) => `${indent}${step}${entry}${index < entries.length - 1 ? ',' : last}\n`);
  return entries.length === 0 ? open + close : `${open}\n${lines.join('')}${indent}${close}`;
}
