/**
 * Texts with variables of the environment in them, from which samples read secrets. A variable stands in a text between
 * two characters of private use, so that values, addresses and headers stay texts until a language writes them.
 */

const VARIABLE = /\u{e000}(\w+)\u{e001}/gu;

/** A text that is read from a variable of the environment. */
export function variable(name: string): string {
  return `\u{e000}${name}\u{e001}`;
}

/** Names of the variables in a text, or in the texts of a value. */
export function variablesIn(value: unknown): readonly string[] {
  return [...(JSON.stringify(value) ?? '').matchAll(VARIABLE)].flatMap(([, name]) => name ?? []);
}

/** A text with each of its variables replaced. */
export function filled(text: string, fill: (name: string) => string): string {
  return text.replace(VARIABLE, (_, name: string) => fill(name));
}

/** A text changed between its variables. */
export function betweenVariables(text: string, change: (text: string) => string): string {
  return partsOf(text)
    .map((part) => (typeof part === 'string' ? change(part) : variable(part.variable)))
    .join('');
}

/** A piece of a text without variables, or one of them. */
type TextPart = string | { readonly variable: string };

/** A text in parts; none of several is empty. */
export function partsOf(text: string): readonly TextPart[] {
  const parts = text.split(VARIABLE).map((part, index) => (index % 2 === 0 ? part : { variable: part }));
  return parts.length === 1 ? parts : parts.filter((part) => part !== '');
}

/** Writes a text as an expression; `encode` is around each variable of an address. */
export type TextWriter = (text: string, encode?: (expression: string, inQuery: boolean) => string) => string;

/** The syntax in which a language writes texts. */
interface TextSyntax {
  string(text: string): string;
  /** An expression that reads a variable of the environment. */
  variable(name: string): string;
}

/** Writes literals and variables with an operator between them. */
export function concatenation(operator: string, { string, variable }: TextSyntax): TextWriter {
  return (text, encode = String) =>
    partsOf(text)
      .map((part, index, parts) =>
        typeof part === 'string' ? string(part) : encode(variable(part.variable), isQuery(parts.slice(0, index))),
      )
      .join(operator);
}

/** The syntax in which a language fills variables into a string. */
export interface Template extends TextSyntax {
  /** Opening and closing quotes of a string with variables in it. */
  readonly quotes: readonly [open: string, close: string];
  /** A text inside of such quotes. */
  escape(text: string): string;
  hole(expression: string): string;
}

/** Writes a string, a variable, or a string with variables in it. */
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
