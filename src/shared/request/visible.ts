import type { RequestForm, RequestState, Field } from './form.ts';
import { bodyField } from './form.ts';
import { fieldsIn, isEnterable, shapeOf } from './fields.ts';
import { valueAt } from './path.ts';
import type { Shape } from './shape.ts';

/** Objects inside each other that stand open although nothing was entered. */
const DEEPEST = 6;

/** A field that stands open in the form. */
interface OpenField {
  readonly field: Field;
  readonly shape: Shape;
  readonly value: unknown;
}

/** All fields of the parameters and of the body at the top. */
export function topFields(form: RequestForm, state: RequestState): readonly Field[] {
  const body = bodyField(form, state);
  return [...form.places.flatMap(({ fields }) => fields), ...(body === undefined ? [] : [body])];
}

/** Whether a field stands in the open: it is required, or has a value. Others wait behind a fold. */
export function isOpenField({ required }: Field, value: unknown): boolean {
  return required || value !== undefined;
}

/** The fields that stand open, outermost first: what the form shows before anything is unfolded. */
export function openFields(form: RequestForm, state: RequestState): readonly OpenField[] {
  const found: OpenField[] = [];
  const visit = (field: Field, value: unknown, empty: number): void => {
    const shape = shapeOf(field, value, state.choices, form.context);
    found.push({ field, shape, value });
    if (!isEnterable(shape, value) || (value === undefined && empty >= DEEPEST)) return;
    for (const child of fieldsIn(field, shape, value)) {
      const own = valueAt(value, child.path.slice(-1));
      if (isOpenField(child, own)) visit(child, own, own === undefined ? empty + 1 : empty);
    }
  };
  for (const field of topFields(form, state)) {
    const value = valueAt(state.values, field.path);
    if (isOpenField(field, value)) visit(field, value, 0);
  }
  return found;
}
