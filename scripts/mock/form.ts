import type { Encoding, MediaType } from '../../src/model/api.ts';
import { finding, type Finding } from './finding.ts';
import type { BodyValue } from './body.ts';
import { queryDecoded, type RawPair } from './target.ts';
import type { Typing, Written } from './typed.ts';
import { PLAIN, readDeep, readFields, readValues } from './written.ts';

/** Reads `application/x-www-form-urlencoded` (Encoding Object, OpenAPI 3.1, section 4.8.15.1.2; URL Standard, section 5.1); a text says why it cannot be read. */
export function readForm(media: MediaType, body: Uint8Array, typing: Typing): BodyValue | string {
  const pairs: RawPair[] = [];
  for (const piece of Buffer.from(body)
    .toString('latin1')
    .split('&')
    .filter((one) => one !== '')) {
    const equals = piece.indexOf('=');
    const name = queryDecoded(equals < 0 ? piece : piece.slice(0, equals));
    const value = queryDecoded(equals < 0 ? '' : piece.slice(equals + 1));
    if (name === undefined || value === undefined) return 'the body is no percent-encoded form';
    pairs.push({ name, value });
  }
  return formValue(media, pairs, typing);
}

/** The object that the pairs of a form make, judged by the schema of the form. */
function formValue({ schema, encoding }: MediaType, pairs: readonly RawPair[], typing: Typing): BodyValue {
  const rest = new Set(pairs);
  const take = (belongs: (pair: RawPair) => boolean): readonly RawPair[] => {
    const taken = [...rest].filter(belongs);
    for (const pair of taken) rest.delete(pair);
    return taken;
  };
  const findings: Finding[] = [];
  const fields = new Map<string, Written>();
  const asIs = (text: string): string => text;
  for (const name of typing.fieldsOf(schema)) {
    const { style, explode, styled } = notationOf(encoding.find((one) => one.name === name));
    const field = typing.fieldSchema(schema, name);
    const types = typing.typesOf(field);
    const own = take((pair) => pair.name === name);
    if (own.length > 0) {
      const [reading] = readValues(
        own.map(({ value }) => value),
        { style, explode, decode: asIs, delimiters: PLAIN },
        styled ? types : asJson(types),
      );
      if (reading === undefined) findings.push(finding('request', `body.${name} is given more than once`));
      fields.set(name, reading ?? own[0]?.value ?? '');
      continue;
    }
    if (!styled || !types.has('object')) continue;
    const deep = style === 'deepObject' ? take((pair) => pair.name.startsWith(`${name}[`)) : [];
    const read = deep.length === 0 ? undefined : readDeep(name, deep, asIs);
    if (read !== undefined) fields.set(name, read);
    else if (deep.length > 0) findings.push(finding('request', `body.${name} is not written in the style deepObject`));
    if (style === 'deepObject' || !explode) continue;
    const names = new Set(typing.fieldsOf(field));
    const spread = take((pair) => names.has(pair.name));
    if (spread.length > 0) fields.set(name, readFields(spread, asIs));
  }
  for (const [name, value] of readFields([...rest], asIs) as ReadonlyMap<string, Written>) fields.set(name, value);
  return {
    judged: typing.read(schema, [isNumbered(fields, typing.typesOf(schema)) ? [...fields.values()] : fields]),
    findings,
  };
}

/** A list as a whole has no names but the places of its entries. */
function isNumbered(fields: ReadonlyMap<string, Written>, types: ReadonlySet<string>): boolean {
  return (
    types.has('array') && !types.has('object') && [...fields.keys()].every((name, index) => name === String(index))
  );
}

interface FormNotation extends Required<Pick<Encoding, 'style' | 'explode'>> {
  /** Whether the encoding says so: objects are JSON where it does not. */
  readonly styled: boolean;
}

/** Lists come one pair an entry unless the encoding says otherwise. */
function notationOf({ style, explode }: Partial<Encoding> = {}): FormNotation {
  return {
    style: style ?? 'form',
    explode: explode ?? (style === undefined || style === 'form'),
    styled: style !== undefined || explode !== undefined,
  };
}

/** An object in one text is JSON, which typing reads. */
function asJson(types: ReadonlySet<string>): ReadonlySet<string> {
  return types.has('object') ? new Set([...[...types].filter((type) => type !== 'object'), 'string']) : types;
}
