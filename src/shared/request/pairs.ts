import {
  parseDeepObject,
  parseFields,
  parseValues,
  type ParameterSyntax,
  type RawPair,
  type Types,
} from './parse-parameter.ts';
import type { TextValue } from './coerce.ts';

/** Removes the pairs of a parameter from the remaining ones, and returns them. */
export type Take = (belongs: (pair: RawPair) => boolean) => readonly RawPair[];

/** Lets parameters remove pairs one after another; `left` returns the remaining ones. */
export function takePairs(pairs: readonly RawPair[]): { readonly take: Take; readonly left: ReadonlySet<RawPair> } {
  const left = new Set(pairs);
  const take: Take = (belongs) => {
    const taken = [...left].filter(belongs);
    for (const pair of taken) left.delete(pair);
    return taken;
  };
  return { take, left };
}

/** Splits `name=value`; without an equals sign, the value is empty. */
export function splitPair(text: string): RawPair {
  const equals = text.indexOf('=');
  return equals < 0 ? { name: text, value: '' } : { name: text.slice(0, equals), value: text.slice(equals + 1) };
}

/** Parses a `Cookie` header (RFC 6265, section 4.2.1); values stay encoded. */
export function cookiesOf(header: string): readonly RawPair[] {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map(splitPair)
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }));
}

/** The syntax of a parameter, or of a field of a form, in pairs. */
export interface PairSyntax extends ParameterSyntax {
  readonly name: string;
  /** An alternative name of its pairs. */
  readonly alias?: string;
  readonly types: Types;
  /** Names of its fields, for an exploded object; any name if absent. */
  readonly fields?: ReadonlySet<string>;
}

/** The pairs of a parameter. */
export interface TakenPairs {
  /** Values of the pairs that have its own name; none if the pairs have the names of its fields. */
  readonly texts: readonly string[];
  /** All possible readings, most likely first; empty if they are not in the style of the parameter. */
  readonly readings: readonly TextValue[];
}

/**
 * Removes the pairs of a parameter and reads them in its style: those of its name, `name[field]` of `deepObject`, or
 * the fields of an exploded object (OpenAPI 3.1, section 4.8.12.4). Undefined if there are none.
 */
export function takeReadings(take: Take, syntax: PairSyntax): TakenPairs | undefined {
  const { name, alias, style, explode, decode, types, fields } = syntax;
  const texts = take((pair) => pair.name === name || pair.name === alias).map(({ value }) => value);
  if (texts.length > 0) return { texts, readings: parseValues(texts, syntax, types) };
  if (style === 'deepObject') {
    const deep = take((pair) => pair.name.startsWith(`${name}[`));
    const value = parseDeepObject(name, deep, decode);
    return deep.length === 0 ? undefined : { texts, readings: value === undefined ? [] : [value] };
  }
  const own = explode && types.has('object') ? take((pair) => fields?.has(pair.name) ?? true) : [];
  return own.length === 0 ? undefined : { texts, readings: [parseFields(own, decode)] };
}
