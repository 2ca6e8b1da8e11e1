import { findSecrets } from '../secrets/find-secrets.ts';
import { isSecretName } from '../secrets/secret-names.ts';
import { asRecord, isRecord } from '../schema/raw.ts';
import { fieldsIn, shapeOf, topFields } from './fields.ts';
import type { Field, RequestForm, RequestState } from './form.ts';
import { valueAt, withoutValue, type Path } from './path.ts';
import { pathText } from '../explain/row-link.ts';
import type { Shape } from './shape.ts';

/**
 * Returns a form state without its secret values, so that a URL can contain the state. Also returns the names of the
 * fields that are left out.
 */
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

/** Whether a field is secret, by its schema or by its name. */
export function isSecretField({ path }: Field, shape: Shape): boolean {
  return isSecretShape(shape) || isSecretPath(path);
}

function isSecretShape({ parts }: Shape): boolean {
  return parts.some((part) => part['writeOnly'] === true || part['format'] === 'password');
}

function isSecretPath(path: Path): boolean {
  const names = path.slice(1).filter((step) => typeof step === 'string');
  // A body as a whole has no name, and so is never secret; its members may be.
  return names.length > 0 && isSecretName(names.at(-1) ?? '', names.at(-2));
}

function isSecretValue(value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'number') && findSecrets(String(value)).length > 0;
}
