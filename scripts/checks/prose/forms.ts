import { METHODS } from '../../description/model/path-item.ts';

/**
 * The form of a code span, which decides how the span is checked. Spans of the forms `free` and `literal` are not
 * checked.
 */
export type Form = 'status' | 'method' | 'path' | 'operation' | 'name' | 'literal' | 'free';

const METHOD = METHODS.join('|').toUpperCase();
const PATH = String.raw`/[\w{}.:~%+*-][\w{}.:~%+*/-]*(?:[?#]\S*)?`;

/** Forms in the order in which they are tried. */
const FORMS: readonly (readonly [Form, RegExp])[] = [
  ['status', /^[1-5]\d\d$/],
  ['method', new RegExp(`^(?:${METHOD})$`)],
  ['path', new RegExp(`^${PATH}$`)],
  ['operation', new RegExp(`^(?:${METHOD}) ${PATH}$`)],
  ['literal', /^(?:true|false|null|[+-]?\d[\d.,]*|(["'])[^"']*\1)$/],
  ['name', /^[A-Za-z_]\w*(?:[.-]\w+)*$/],
];

/** Returns the form of the text of a code span: `status` for `404`, `name` for `amount`. */
export function formOf(text: string): Form {
  return FORMS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'free';
}

/** Whether a word is in camelCase, PascalCase or snake_case, and so is not plain English. */
export function isStyled(word: string): boolean {
  return /[a-z\d][A-Z]/.test(word) || /[A-Za-z\d]_[A-Za-z\d]/.test(word);
}
