/**
 * Environment variables in texts, from which samples read secrets. In a text, the name of a variable is between two
 * private-use characters, so that values, URLs and headers remain texts until a language writes them.
 */

const VARIABLE = /\u{e000}(\w+)\u{e001}/gu;

/** Returns a text that consists of an environment variable. */
export function variable(name: string): string {
  return `\u{e000}${name}\u{e001}`;
}

/** Returns the names of the variables in a text, or in the texts of a value. */
export function variablesIn(value: unknown): readonly string[] {
  return [...(JSON.stringify(value) ?? '').matchAll(VARIABLE)].flatMap(([, name]) => name ?? []);
}

/** Replaces each variable in a text. */
export function filled(text: string, fill: (name: string) => string): string {
  return text.replace(VARIABLE, (_, name: string) => fill(name));
}

/** Changes the text around variables. */
export function betweenVariables(text: string, change: (text: string) => string): string {
  return partsOf(text)
    .map((part) => (typeof part === 'string' ? change(part) : variable(part.variable)))
    .join('');
}

/** A part of a text: text without variables, or one variable. */
type TextPart = string | { readonly variable: string };

/** Splits a text into parts without empty ones; an empty text is one empty part. */
export function partsOf(text: string): readonly TextPart[] {
  const parts = text.split(VARIABLE).map((part, index) => (index % 2 === 0 ? part : { variable: part }));
  return parts.length === 1 ? parts : parts.filter((part) => part !== '');
}

/** Writes a text as an expression; `encode` wraps the expression of each variable in a URL. */
export type TextWriter = (text: string, encode?: (expression: string, inQuery: boolean) => string) => string;

/** How a language writes strings and variables. */
interface TextSyntax {
  string(text: string): string;
  /** Returns an expression that reads an environment variable. */
  variable(name: string): string;
}

/** Returns a writer that joins literals and variables with an operator. */
export function concatenation(operator: string, { string, variable }: TextSyntax): TextWriter {
  return (text, encode = String) =>
    partsOf(text)
      .map((part, index, parts) =>
        typeof part === 'string' ? string(part) : encode(variable(part.variable), isQuery(parts.slice(0, index))),
      )
      .join(operator);
}

/** How a language interpolates strings. */
export interface Template extends TextSyntax {
  /** Opening and closing quotes of a string with variables. */
  readonly quotes: readonly [open: string, close: string];
  /** Escapes a text between these quotes. */
  escape(text: string): string;
  hole(expression: string): string;
}

/** Returns a writer that interpolates variables in strings; a single string or variable is written as it is. */
export function interpolation({ string, variable, quotes, escape, hole }: Template): TextWriter {
  return (text, encode = String) => {
    const expressions = partsOf(text).map((part, index, parts) =>
      typeof part === 'string'
        ? { text: part }
        : { code: encode(variable(part.variable), isQuery(parts.slice(0, index))) },
    );
    const [only] = expressions;
    if (expressions.length === 1 && only !== undefined) return only.code ?? string(only.text);
    return (
      quotes[0] +
      expressions.map(({ text, code }) => (code === undefined ? escape(text) : hole(code))).join('') +
      quotes[1]
    );
  };
}

function isQuery(before: readonly TextPart[]): boolean {
  return before.some((part) => typeof part === 'string' && part.includes('?'));
}
