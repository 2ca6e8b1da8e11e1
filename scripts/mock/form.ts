import type { Encoding, MediaType } from '#src/model/media-type.ts';
import { requestProblem, type BodyValue, type RequestProblem, queryDecoded } from './request.ts';
import type { Coercer, TextValue } from '#src/shared/request/coerce.ts';
import { takePairs, takeReadings } from '#src/shared/request/pairs.ts';
import type { Pair } from '#src/model/sample.ts';
import { PLAIN, parseFields } from '#src/shared/request/parse-parameter.ts';
import { splitPair } from '#src/shared/text/split-pair.ts';

/**
 * Parses an `application/x-www-form-urlencoded` body (Encoding Object, OpenAPI 3.1, section 4.8.15.1.2; URL Standard,
 * section 5.1). Returns an error message if the body is malformed.
 */
export function readForm(media: MediaType, body: Uint8Array, coercer: Coercer): BodyValue | string {
  const pieces = Buffer.from(body)
    .toString('latin1')
    .split('&')
    .filter((piece) => piece !== '')
    .map(splitPair);
  const pairs = pieces.map(({ name, value }) => ({ name: queryDecoded(name), value: queryDecoded(value) }));
  return pairs.every(isDecoded) ? formValue(media, pairs, coercer) : 'the body is not a percent-encoded form';
}

function isDecoded(pair: { readonly [part in keyof Pair]: string | undefined }): pair is Pair {
  return pair.name !== undefined && pair.value !== undefined;
}

/** Creates an object from the `name=value` pairs of a form, and validates it. */
function formValue({ schema, encoding }: MediaType, pairs: readonly Pair[], coercer: Coercer): BodyValue {
  const { take, left } = takePairs(pairs);
  const problems: RequestProblem[] = [];
  const fields = new Map<string, TextValue>();
  for (const name of coercer.fieldsOf(schema)) {
    const { style, explode, styled } = syntaxOf(encoding.find((one) => one.name === name));
    const field = coercer.fieldSchema(schema, name);
    const types = coercer.typesOf(field);
    const taken = takeReadings(take, {
      name,
      style,
      explode,
      decode: asIs,
      delimiters: PLAIN,
      types: styled ? types : asJson(types),
      fields: new Set(coercer.fieldsOf(field)),
    });
    if (taken === undefined) continue;
    const [reading] = taken.readings;
    const [first] = taken.texts;
    if (reading === undefined)
      problems.push(
        requestProblem(
          'request',
          `body.${name} is ${first === undefined ? 'not serialised in the style deepObject' : 'given more than once'}`,
        ),
      );
    const value = reading ?? first;
    if (value !== undefined) fields.set(name, value);
  }
  for (const [name, value] of parseFields([...left], asIs)) fields.set(name, value);
  return {
    validated: coercer.coerce(schema, [isNumbered(fields, coercer.typesOf(schema)) ? [...fields.values()] : fields]),
    problems,
  };
}

function asIs(text: string): string {
  return text;
}

/**
 * Whether the form stands for an array: `types` allows an array but no object, and the fields are named `0`, `1` and so
 * on.
 */
function isNumbered(fields: ReadonlyMap<string, TextValue>, types: ReadonlySet<string>): boolean {
  return (
    types.has('array') && !types.has('object') && [...fields.keys()].every((name, index) => name === String(index))
  );
}

interface FormSyntax extends Required<Pick<Encoding, 'style' | 'explode'>> {
  /**
   * Whether the Encoding Object of the field sets `style` or `explode`. If neither is set, an object is sent as JSON.
   */
  readonly styled: boolean;
}

/**
 * Returns how the value of a field is serialised. By default, a list is sent as one `name=value` pair for each item.
 */
function syntaxOf({ style, explode }: Partial<Encoding> = {}): FormSyntax {
  return {
    style: style ?? 'form',
    explode: explode ?? (style === undefined || style === 'form'),
    styled: style !== undefined || explode !== undefined,
  };
}

/** Returns types in which `string` replaces `object`, for a field whose objects are sent as JSON strings. */
function asJson(types: ReadonlySet<string>): ReadonlySet<string> {
  return types.has('object') ? new Set([...[...types].filter((type) => type !== 'object'), 'string']) : types;
}
