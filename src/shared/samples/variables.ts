/**
 * Matches the marks that stand for environment variables in strings; samples read secrets from such variables. A mark
 * is the name of a variable between two private-use characters. With marks, values, URLs and headers remain strings
 * until a renderer writes them in a language.
 */

const VARIABLE = /\u{e000}(\w+)\u{e001}/gu;

/** Returns a string that consists of the mark of one environment variable. */
export function variable(name: string): string {
  return `\u{e000}${name}\u{e001}`;
}

/** Returns the names of the variables in a string, or in all strings inside a value. */
export function variablesIn(value: unknown): readonly string[] {
  return [...(JSON.stringify(value) ?? '').matchAll(VARIABLE)].flatMap(([, name]) => name ?? []);
}

/** Replaces each variable in a string by the result of `fill`. */
export function filled(text: string, fill: (name: string) => string): string {
  return text.replace(VARIABLE, (_, name: string) => fill(name));
}

/** Applies `change` to the text between variables; the variables stay as they are. */
export function betweenVariables(text: string, change: (text: string) => string): string {
  return partsOf(text)
    .map((part) => (typeof part === 'string' ? change(part) : variable(part.variable)))
    .join('');
}

/** A part of a string: text without variables, or one variable. */
type TextPart = string | { readonly variable: string };

/** Splits a string into text and variables. Empty parts are omitted, but an empty string has one empty part. */
export function partsOf(text: string): readonly TextPart[] {
  const parts = text.split(VARIABLE).map((part, index) => (index % 2 === 0 ? part : { variable: part }));
  return parts.length === 1 ? parts : parts.filter((part) => part !== '');
}

/**
 * Writes a string with variables as an expression in a language. For a URL, `encode` wraps the expression of each
 * variable in a call that percent-encodes the value.
 */
export type TextWriter = (text: string, encode?: (expression: string, inQuery: boolean) => string) => string;

/** How a language writes string literals and variables. */
interface TextSyntax {
  string(text: string): string;
  /** Returns an expression that reads an environment variable. */
  variable(name: string): string;
}

/** Returns a `TextWriter` that joins string literals and variables with an operator. */
export function concatenation(operator: string, { string, variable }: TextSyntax): TextWriter {
  return (text, encode) =>
    expressionsIn(text, variable, encode)
      .map((part) => part.code ?? string(part.text))
      .join(operator);
}

/** How a language interpolates variables in strings. */
export interface Template extends TextSyntax {
  /** Opening and closing quotes of a string that contains variables. */
  readonly quotes: readonly [open: string, close: string];
  /** Escapes a text for use between these quotes. */
  escape(text: string): string;
  hole(expression: string): string;
}

/**
 * Returns a `TextWriter` that interpolates variables in strings. Text without variables, or a single variable, is
 * written without interpolation.
 */
export function interpolation({ string, variable, quotes, escape, hole }: Template): TextWriter {
  return (text, encode) => {
    const expressions = expressionsIn(text, variable, encode);
    const [only] = expressions;
    if (expressions.length === 1 && only !== undefined) return only.code ?? string(only.text);
    return (
      quotes[0] +
      expressions.map(({ text, code }) => (code === undefined ? escape(text) : hole(code))).join('') +
      quotes[1]
    );
  };
}

/** Splits a string into text and variables. Of a variable, `code` is the expression that reads it. */
function expressionsIn(text: string, variable: TextSyntax['variable'], encode: Parameters<TextWriter>[1] = String) {
  const isQuery = (before: readonly TextPart[]): boolean =>
    before.some((part) => typeof part === 'string' && part.includes('?'));
  return partsOf(text).map((part, index, parts) =>
    typeof part === 'string'
      ? { text: part }
      : { code: encode(variable(part.variable), isQuery(parts.slice(0, index))) },
  );
}
