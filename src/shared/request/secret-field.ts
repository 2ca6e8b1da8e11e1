import { findSecrets } from '../explain/secrets.ts';
import { asRecord, isRecord } from '../schema/raw.ts';
import { fieldsIn, shapeOf } from './fields.ts';
import type { Field, RequestForm, RequestState } from './form.ts';
import { valueAt, withoutValue, type Path } from './path.ts';
import { pathText } from '../explain/row-link.ts';
import type { Shape } from './shape.ts';
import { topFields } from './visible.ts';

/** Words of a name that say that its value is nobody else's business. */
const WORDS: ReadonlySet<string> = new Set(
  'pin pins otp bvn nin ssn cvv cvv2 cvc cvc2 csc pan pass password passwd passphrase passcode pwd secret token key apikey credential credentials authorization cookie track1 track2'.split(
    ' ',
  ),
);

/** Words that say so together. */
const TOGETHER: readonly (readonly string[])[] = [
  ['card', 'number'],
  ['card', 'no'],
  ['card', 'num'],
  ['card', 'code'],
  ['security', 'code'],
  ['verification', 'code'],
  ['one', 'time'],
  ['access', 'code'],
  ['pass', 'code'],
];

/** Whether a name, with that of the object around it, says that the value is a secret. Knows no provider. */
export function isSecretName(name: string, around = ''): boolean {
  const own = wordsOf(name);
  if (own.some((word) => WORDS.has(word))) return true;
  const joined = own.join('');
  if (/^(card(number|no|pan)|bankverificationnumber|onetimepassword|securitycode)/.test(joined)) return true;
  const all = [...wordsOf(around), ...own];
  return TOGETHER.some((pair) => pair.every((word) => all.includes(word)) && pair.some((word) => own.includes(word)));
}

/** A state without what must not stand in an address, and the names of what was left out. */
export function withoutSecretFields(
  form: RequestForm,
  state: RequestState,
): { readonly state: RequestState; readonly leftOut: readonly string[] } {
  const found: Path[] = [];
  const visitPlain = (value: unknown, path: Path): void => {
    if (isSecretValue(value) || isSecretPath(path)) return void found.push(path);
    if (Array.isArray(value)) value.forEach((item, at) => visitPlain(item, [...path, at]));
    else if (isRecord(value)) for (const [name, item] of Object.entries(value)) visitPlain(item, [...path, name]);
  };
  const visit = (field: Field, value: unknown): void => {
    if (value === undefined) return;
    const shape = shapeOf(field, value, state.choices, form.context);
    if (isSecretShape(shape) || isSecretPath(field.path) || isSecretValue(value)) return void found.push(field.path);
    const fields = fieldsIn(field, shape, value);
    if (fields.length === 0) visitPlain(value, field.path);
    for (const child of fields) visit(child, valueAt(value, child.path.slice(-1)));
  };
  for (const field of topFields(form, state)) visit(field, valueAt(state.values, field.path));
  const values = [...found].reverse().reduce<unknown>((all, path) => withoutValue(all, path), state.values);
  return {
    state: { ...state, values: asRecord(values) },
    leftOut: found.map((path) => pathText(path[0] === 'body' && path.length > 1 ? path.slice(1) : path.slice(-1))),
  };
}

/** Whether a field is for a secret. */
export function isSecretField({ path }: Field, shape: Shape): boolean {
  return isSecretShape(shape) || isSecretPath(path);
}

function isSecretShape({ keywords, kind, parts }: Shape): boolean {
  if (parts.some((part) => part['writeOnly'] === true || part['format'] === 'password')) return true;
  return kind === 'text' && keywords.format === 'password';
}

function isSecretPath(path: Path): boolean {
  const names = path.slice(1).filter((step) => typeof step === 'string');
  // An object is no secret: what it holds may be.
  return names.length > 0 && isSecretName(names.at(-1) ?? '', names.at(-2));
}

function isSecretValue(value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'number') && findSecrets(String(value)).length > 0;
}

/** `encryptedCardNumber`, `card_number`, `X-API-Key` in words. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
