/**
 * Texts with environment variables, from which samples read secrets. In a text, a variable is between two characters of
 * private use, so that values, URLs and headers remain texts until a language writes them.
 */

const VARIABLE = /\u{e000}(\w+)\u{e001}/gu;

/** Returns a text that is read from an environment variable. */
export function variable(name: string): string {
  return `\u{e000}${name}\u{e001}`;
}

/** Returns the names of the variables in a text, or in the texts of a value. */
export function variablesIn(value: unknown): readonly string[] {
  return [...(JSON.stringify(value) ?? '').matchAll(VARIABLE)].flatMap(([, name]) => name ?? []);
}

/** Replaces each variable of a text. */
export function filled(text: string, fill: (name: string) => string): string {
  return text.replace(VARIABLE, (_, name: string) => fill(name));
}

/** Changes a text between its variables. */
export function betweenVariables(text: string, change: (text: string) => string): string {
  return partsOf(text)
    .map((part) => (typeof part === 'string' ? change(part) : variable(part.variable)))
    .join('');
}

/** A part of a text: either without variables, or a variable. */
type TextPart = string | { readonly variable: string };

/** Splits a text into parts; none of several is empty. */
export function partsOf(text: string): readonly TextPart[] {
  const parts = text.split(VARIABLE).map((part, index) => (index % 2 === 0 ? part : { variable: part }));
  return parts.length === 1 ? parts : parts.filter((part) => part !== '');
}

/** Writes a text as an expression; `encode` wraps each variable of a URL. */
export type TextWriter = (text: string, encode?: (expression: string, inQuery: boolean) => string) => string;

/** The syntax of texts in a language. */
interface TextSyntax {
  string(text: string): string;
  /** Returns an expression that reads an environment variable. */
  variable(name: string): string;
}

/** Returns a writer that puts an operator between literals and variables. */
export function concatenation(operator: string, { string, variable }: TextSyntax): TextWriter {
  return (text, encode = String) =>
    partsOf(text)
      .map((part, index, parts) =>
        typeof part === 'string' ? string(part) : encode(variable(part.variable), isQuery(parts.slice(0, index))),
      )
      .join(operator);
}

/** The syntax of string interpolation in a language. */
export interface Template extends TextSyntax {
  /** Opening and closing quotes of a string with variables. */
  readonly quotes: readonly [open: string, close: string];
  /** Escapes a text inside such quotes. */
  escape(text: string): string;
  hole(expression: string): string;
}

/** Returns a writer of strings, variables, and strings with variables. */
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
