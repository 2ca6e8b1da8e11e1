import { fieldsIn, isEnterable, isOpenField, shapeOf, topFields } from '#src/shared/request/fields.ts';
import type { Field, RequestForm, RequestState } from '#src/shared/request/form.ts';
import { valueAt } from '#src/shared/request/path.ts';
import type { Shape } from '#src/shared/request/shape.ts';

/** Objects inside each other that stand open although nothing was entered. */
const DEEPEST = 6;

/** A field that stands open in the form. */
interface OpenField {
  readonly field: Field;
  readonly shape: Shape;
  readonly value: unknown;
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
