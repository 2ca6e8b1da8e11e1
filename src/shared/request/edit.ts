import { isRecord, type Raw } from '../schema/raw.ts';
import { bodyField, type Choices, type Field, type RequestForm, type RequestState } from './form.ts';
import { shapeOf } from './fields.ts';
import { isEmpty, isWithin, pathKey, valueAt, withoutValue, withValue, type Path } from './path.ts';
import type { Shape } from './shape.ts';
import type { Union } from './union.ts';

const NOTHING_CHOSEN: Choices = new Map();

/**
 * Returns the initial state of a form. All fields are empty, with one exception: if the body is required, its required
 * fields are set where only one value is possible.
 */
export function emptyState(form: RequestForm, media = 0): RequestState {
  const state: RequestState = { media, values: {}, choices: NOTHING_CHOSEN };
  const body = bodyField(form, state);
  if (body === undefined || !body.required) return state;
  const shape = shapeOf(body, undefined, state.choices, form.context);
  return shape.kind === 'object' ? filled(state, { body: withConstants({}, shape, form, body) }) : state;
}

/**
 * Returns the state with other values. Chosen alternatives (`oneOf`, `anyOf`) are forgotten, because the form infers
 * them from the new values.
 */
export function filled(state: RequestState, values: RequestState['values']): RequestState {
  return { ...state, values, choices: NOTHING_CHOSEN };
}

/**
 * Returns the state with a field set to `value`. The form continues to show the same alternatives (`oneOf`, `anyOf`)
 * for the field, and for the objects and lists around it.
 */
export function withField(form: RequestForm, state: RequestState, field: Field, value: unknown): RequestState {
  const chosen = withChoicesAround(form, state, field);
  const made = ancestorsOf(field).filter((outer) => valueAt(state.values, outer.path) === undefined);
  const values = made.reduceRight<unknown>(
    (all, outer) => {
      const own = valueAt(all, outer.path);
      const shape = shapeOf(outer, own, chosen.choices, form.context);
      return isRecord(own) ? withValue(all, outer.path, withConstants(own, shape, form, outer, field)) : all;
    },
    withValue(state.values, field.path, value),
  );
  return { ...chosen, values: values as RequestState['values'] };
}

/**
 * Returns the state without the value of a field. If an enclosing optional object or list becomes empty, it is removed
 * too.
 */
export function withoutField(form: RequestForm, state: RequestState, field: Field): RequestState {
  const chosen = withChoicesAround(form, state, field);
  let values: unknown = withoutValue(state.values, field.path);
  for (const outer of ancestorsOf(field))
    if (!outer.required && isEmpty(valueAt(values, outer.path))) values = withoutValue(values, outer.path);
    else break;
  const below = field.naming === 'entry' ? field.path.slice(0, -1) : field.path;
  return { ...chosen, values: values as RequestState['values'], choices: choicesWithout(chosen.choices, below) };
}

/**
 * Returns the state after the reader chose another alternative of a union (`oneOf`, `anyOf`). Values of fields that
 * only the old alternative has are removed. The field that selects an alternative, such as `type`, is set to the value
 * of the new one, if that has exactly one value.
 *
 * @param at index of the new alternative.
 */
export function withAlternative(
  form: RequestForm,
  state: RequestState,
  field: Field,
  union: Union,
  at: number,
): RequestState {
  const around = withChoicesAround(form, state, field);
  const value = valueAt(state.values, field.path);
  const before = shapeOf(field, value, around.choices, form.context);
  const outer = new Map(choicesWithout(around.choices, field.path));
  outer.set(pathKey(field.path), chosenUpTo(before, union, at));
  const after = shapeOf(field, value, outer, form.context);
  // Alternatives chosen inside this field are forgotten, and inferred anew from the remaining values.
  const choices = choicesWithout(outer, [...field.path, '']);
  if (after.kind !== 'object') {
    const stays = after.kind === before.kind;
    return stays ? { ...around, choices } : { ...withoutField(form, around, field), choices };
  }
  const names = new Set(after.properties.map(({ name }) => name));
  const old = new Set(before.properties.map(({ name }) => name));
  const [tag, ...others] = union.alternatives[at]?.values ?? [];
  const shared = Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      ([name]) => name !== union.property && (names.has(name) || !old.has(name)),
    ),
  );
  const isOne = union.property !== undefined && tag !== undefined && others.length === 0;
  const tagged = isOne ? { [union.property]: tag, ...shared } : shared;
  const made = withConstants(tagged, after, form, field);
  if (value === undefined && isEmpty(made)) return { ...around, choices };
  return { ...withField(form, { ...around, choices }, field, made), choices };
}

/**
 * Returns the state with another media type for the body. The value of the body stays if both media types have the same
 * schemas.
 */
export function withMedia(form: RequestForm, state: RequestState, media: number): RequestState {
  const empty = emptyState(form, media);
  const { body: _, ...others } = state.values;
  const old = bodyField(form, state);
  const next = bodyField(form, empty);
  const isSame =
    old !== undefined && next !== undefined && JSON.stringify(old.schemas) === JSON.stringify(next.schemas);
  if (isSame) return { ...state, media };
  return { ...empty, values: { ...others, ...empty.values } };
}

/** Returns the objects and lists that enclose a field, the nearest first. */
function ancestorsOf(field: Field): readonly Field[] {
  return field.parent === undefined ? [] : [field.parent, ...ancestorsOf(field.parent)];
}

/** Adds to an object the required fields that have only one possible value. The field `except` is not added. */
function withConstants(value: Raw, shape: Shape, form: RequestForm, field: Field, except?: Field): Raw {
  const constants = shape.properties.flatMap(({ name, schemas, required }) => {
    const path = [...field.path, name];
    if (!required || Object.hasOwn(value, name) || (except !== undefined && isWithin(except.path, path))) return [];
    const { kind, members, nullable } = shapeOf({ schemas, path }, undefined, NOTHING_CHOSEN, form.context);
    const [only] = members;
    return kind === 'choice' && members.length === 1 && !nullable && only !== undefined ? [[name, only.value]] : [];
  });
  return constants.length === 0 ? value : { ...(Object.fromEntries(constants) as Raw), ...value };
}

/**
 * Records the alternatives that the form shows for a field, and for the objects and lists around it, as if the reader
 * had chosen them. An edit of the values then does not change them. Returns the same state if all are already recorded.
 */
function withChoicesAround(form: RequestForm, state: RequestState, field: Field): RequestState {
  const missing = [field, ...ancestorsOf(field)].flatMap((outer) => {
    const { unions } = shapeOf(outer, valueAt(state.values, outer.path), state.choices, form.context);
    const known = state.choices.get(pathKey(outer.path));
    const isKnown = unions.length === known?.size || (unions.length === 0 && known === undefined);
    return isKnown && unions.every(({ union, chosen }) => known?.get(union.schema) === chosen)
      ? []
      : [[pathKey(outer.path), new Map(unions.map(({ union, chosen }) => [union.schema, chosen]))] as const];
  });
  return missing.length === 0 ? state : { ...state, choices: new Map([...state.choices, ...missing]) };
}

/**
 * Returns the choices in the unions of one value, after the reader chose an alternative of `union`. Unions around
 * `union` keep their alternatives. Unions inside it have no choice, so that their alternatives are inferred.
 *
 * @param at index of the chosen alternative.
 */
function chosenUpTo({ unions }: Shape, union: Union, at: number): ReadonlyMap<Raw, number> {
  const place = unions.findIndex((one) => one.union.schema === union.schema);
  const outer = unions.slice(0, place).map((one) => [one.union.schema, one.chosen] as const);
  return new Map([...outer, [union.schema, at]]);
}

/** Returns the chosen alternatives, except those at a path or below it. */
function choicesWithout(choices: Choices, path: Path): Choices {
  return new Map([...choices].filter(([key]) => !isWithin(JSON.parse(key) as Path, path)));
}
