import {
  parseDeepObject,
  parseFields,
  parseValues,
  type ParameterSyntax,
  type RawPair,
  type Types,
} from './parse-parameter.ts';
import type { TextValue } from './coerce.ts';

/** Removes the pairs that belong to a parameter from the remaining ones, and returns the removed ones. */
export type Take = (belongs: (pair: RawPair) => boolean) => readonly RawPair[];

/** Returns a function by which parameters remove their pairs one after another, and the set of remaining pairs. */
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

/** The syntax of a parameter or form field that is written as pairs. */
export interface PairSyntax extends ParameterSyntax {
  readonly name: string;
  /** An alternative name for the pairs. */
  readonly alias?: string;
  readonly types: Types;
  /** Names of the fields of an exploded object; absent if any name is allowed. */
  readonly fields?: ReadonlySet<string>;
}

/** The pairs of a parameter. */
export interface TakenPairs {
  /** Values of the pairs that have the parameter's name; none if the pairs have the names of fields. */
  readonly texts: readonly string[];
  /** All possible readings, the most likely first; empty if the pairs are not in the style of the parameter. */
  readonly readings: readonly TextValue[];
}

/**
 * Removes the pairs of a parameter and reads them in its style: pairs with its name, `name[field]` for `deepObject`, or
 * the fields of an exploded object (OpenAPI 3.1, section 4.8.12.4). Undefined if there are no such pairs.
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
