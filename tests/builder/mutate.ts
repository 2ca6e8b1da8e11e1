import { toNumber } from '#src/shared/schema/number-text.ts';
import { fieldsIn } from '#src/shared/request/fields.ts';
import { withField, withoutField } from '#src/shared/request/edit.ts';
import type { Field, RequestForm, RequestState } from '#src/shared/request/form.ts';
import { openFields } from './open-fields.ts';
import type { Path } from '#src/shared/request/path.ts';
import type { Shape } from '#src/shared/request/shape.ts';
import { isRecord } from '#src/shared/schema/raw.ts';
import type { Random } from './random.ts';

export const MUTATIONS = ['type', 'enum', 'missing', 'unknown', 'range'] as const;
export type MutationKind = (typeof MUTATIONS)[number];

/** A valid request with one mistake in its body, made as a reader would make it. */
export interface Mutation {
  readonly kind: MutationKind;
  readonly state: RequestState;
  /** Where the mistake is to be shown. */
  readonly path: Path;
}

/** Makes a mistake of each kind for which the body has a place, each at a field chosen at random. */
export function mutations(form: RequestForm, state: RequestState, random: Random): readonly Mutation[] {
  const inBody = openFields(form, state).filter(({ field, value }) => field.path[0] === 'body' && value !== undefined);
  return MUTATIONS.flatMap((kind) => {
    const places = inBody.flatMap(({ field, shape, value }) => {
      const made = mistake(kind, { form, state, field, shape, value, random });
      return made === undefined ? [] : [made];
    });
    if (places.length === 0) return [];
    const made = random.pick(places)();
    return made === undefined ? [] : [{ kind, ...made }];
  });
}

interface Place {
  readonly form: RequestForm;
  readonly state: RequestState;
  readonly field: Field;
  readonly shape: Shape;
  readonly value: unknown;
  readonly random: Random;
}

type Made = Pick<Mutation, 'state' | 'path'> | undefined;

/** A way to make a mistake at a field; undefined where this kind has none there. */
function mistake(kind: MutationKind, place: Place): (() => Made) | undefined {
  const { form, state, field, shape, value, random } = place;
  const put = (wrong: unknown) => (): Made => ({ state: withField(form, state, field, wrong), path: field.path });
  switch (kind) {
    case 'type': {
      const wrong = otherType(shape);
      return field.path.length < 2 || wrong === undefined ? undefined : put(wrong);
    }
    case 'enum':
      return shape.kind === 'choice' && typeof value === 'string' ? put(`${value}x`) : undefined;
    case 'missing': {
      if (shape.kind !== 'object' || !isRecord(value)) return undefined;
      const needed = fieldsIn(field, shape, value).filter(
        ({ required, name }) => required && Object.hasOwn(value, name),
      );
      if (needed.length === 0) return undefined;
      const gone = random.pick(needed);
      return () => ({ state: withoutField(form, state, gone), path: gone.path });
    }
    case 'unknown': {
      if (shape.kind !== 'object' || shape.isOpen || !isRecord(value)) return undefined;
      const path = [...field.path, 'notDocumented'];
      const extra: Field = {
        path,
        name: 'notDocumented',
        schemas: [],
        required: false,
        naming: 'unknown',
        parent: field,
      };
      return () => ({ state: withField(form, state, extra, 'x'), path });
    }
    case 'range': {
      const wrong = outOfRange(shape, value);
      return wrong === undefined ? undefined : put(wrong);
    }
  }
}

/** A value of a type that the shape has not. */
function otherType({ kind, keywords, unions, parts }: Shape): unknown {
  if (unions.length > 0 || kind === 'any' || kind === 'file') return undefined;
  const types = [keywords.type ?? []].flat();
  if (types.length === 0 || parts.length === 0) return undefined;
  const values: readonly (readonly [string, unknown])[] = [
    ['boolean', true],
    ['number', 7.5],
    ['string', 'broken'],
    ['object', { broken: true }],
  ];
  return values.find(
    ([type]) => !types.includes(type as 'string') && !(type === 'number' && types.includes('integer')),
  )?.[1];
}

/** A value of the right type beyond a documented limit. */
function outOfRange({ kind, keywords }: Shape, value: unknown): unknown {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, minItems, maxItems, pattern } =
    keywords;
  if (kind === 'number') {
    if (minimum !== undefined) return toNumber(minimum) - 1;
    if (maximum !== undefined) return toNumber(maximum) + 1;
    return exclusiveMinimum ?? exclusiveMaximum;
  }
  if (kind === 'text') {
    if (maxLength !== undefined && maxLength < 5000) return 'x'.repeat(maxLength + 1);
    if (minLength !== undefined && minLength > 1) return 'x'.repeat(minLength - 1);
    return pattern === undefined ? undefined : '\u0007 no such text';
  }
  if (kind !== 'list' || !Array.isArray(value)) return undefined;
  if (maxItems !== undefined && maxItems < 200 && value.length > 0)
    return Array.from({ length: maxItems + 1 }, () => (value as unknown[])[0]);
  return minItems !== undefined && minItems > 0 ? (value as unknown[]).slice(0, minItems - 1) : undefined;
}
