import type { Encoding, MediaType } from '#src/model/media-type.ts';
import { requestProblem, type RequestProblem } from './request-problem.ts';
import type { BodyValue } from './body-value.ts';
import { queryDecoded } from './target.ts';
import type { Coercer, TextValue } from '#src/shared/request/coerce.ts';
import { PLAIN, parseDeepObject, parseFields, parseValues, type RawPair } from '#src/shared/request/parse-parameter.ts';

/**
 * Parses `application/x-www-form-urlencoded` (Encoding Object, OpenAPI 3.1, section 4.8.15.1.2; URL Standard, section
 * 5.1). Returns a message where that is impossible.
 */
export function readForm(media: MediaType, body: Uint8Array, coercer: Coercer): BodyValue | string {
  const pairs: RawPair[] = [];
  for (const piece of Buffer.from(body)
    .toString('latin1')
    .split('&')
    .filter((one) => one !== '')) {
    const equals = piece.indexOf('=');
    const name = queryDecoded(equals < 0 ? piece : piece.slice(0, equals));
    const value = queryDecoded(equals < 0 ? '' : piece.slice(equals + 1));
    if (name === undefined || value === undefined) return 'the body is not a percent-encoded form';
    pairs.push({ name, value });
  }
  return formValue(media, pairs, coercer);
}

/** The object that the pairs of a form make, validated by the schema of the form. */
function formValue({ schema, encoding }: MediaType, pairs: readonly RawPair[], coercer: Coercer): BodyValue {
  const rest = new Set(pairs);
  const take = (belongs: (pair: RawPair) => boolean): readonly RawPair[] => {
    const taken = [...rest].filter(belongs);
    for (const pair of taken) rest.delete(pair);
    return taken;
  };
  const problems: RequestProblem[] = [];
  const fields = new Map<string, TextValue>();
  const asIs = (text: string): string => text;
  for (const name of coercer.fieldsOf(schema)) {
    const { style, explode, styled } = syntaxOf(encoding.find((one) => one.name === name));
    const field = coercer.fieldSchema(schema, name);
    const types = coercer.typesOf(field);
    const own = take((pair) => pair.name === name);
    if (own.length > 0) {
      const [reading] = parseValues(
        own.map(({ value }) => value),
        { style, explode, decode: asIs, delimiters: PLAIN },
        styled ? types : asJson(types),
      );
      if (reading === undefined) problems.push(requestProblem('request', `body.${name} is given more than once`));
      fields.set(name, reading ?? own[0]?.value ?? '');
      continue;
    }
    if (!styled || !types.has('object')) continue;
    const deep = style === 'deepObject' ? take((pair) => pair.name.startsWith(`${name}[`)) : [];
    const read = deep.length === 0 ? undefined : parseDeepObject(name, deep, asIs);
    if (read !== undefined) fields.set(name, read);
    else if (deep.length > 0)
      problems.push(requestProblem('request', `body.${name} is not serialised in the style deepObject`));
    if (style === 'deepObject' || !explode) continue;
    const names = new Set(coercer.fieldsOf(field));
    const spread = take((pair) => names.has(pair.name));
    if (spread.length > 0) fields.set(name, parseFields(spread, asIs));
  }
  for (const [name, value] of parseFields([...rest], asIs) as ReadonlyMap<string, TextValue>) fields.set(name, value);
  return {
    validated: coercer.coerce(schema, [isNumbered(fields, coercer.typesOf(schema)) ? [...fields.values()] : fields]),
    problems,
  };
}

/** Whether the names are the indices of an array. */
function isNumbered(fields: ReadonlyMap<string, TextValue>, types: ReadonlySet<string>): boolean {
  return (
    types.has('array') && !types.has('object') && [...fields.keys()].every((name, index) => name === String(index))
  );
}

interface FormSyntax extends Required<Pick<Encoding, 'style' | 'explode'>> {
  /** Whether the encoding sets them; objects are JSON where it does not. */
  readonly styled: boolean;
}

/** Arrays have one pair per item unless the encoding says otherwise. */
function syntaxOf({ style, explode }: Partial<Encoding> = {}): FormSyntax {
  return {
    style: style ?? 'form',
    explode: explode ?? (style === undefined || style === 'form'),
    styled: style !== undefined || explode !== undefined,
  };
}

/** An object in one pair is JSON, which coercion parses. */
function asJson(types: ReadonlySet<string>): ReadonlySet<string> {
  return types.has('object') ? new Set([...[...types].filter((type) => type !== 'object'), 'string']) : types;
}
