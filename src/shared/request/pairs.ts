import { parseDeepObject, parseFields, parseValues, type ParameterSyntax, type Types } from './parse-parameter.ts';
import type { Pair } from '../../model/sample.ts';
import { splitPair } from '../text/split-pair.ts';
import type { TextValue } from './coerce.ts';

/** Removes those of the remaining pairs for which `belongs` is true, and returns the removed pairs. */
export type Take = (belongs: (pair: Pair) => boolean) => readonly Pair[];

/**
 * Returns `take`, a function with which each parameter takes its own pairs out of a query or cookie, and `left`, the
 * pairs that no parameter has taken yet.
 */
export function takePairs(pairs: readonly Pair[]): { readonly take: Take; readonly left: ReadonlySet<Pair> } {
  const left = new Set(pairs);
  const take: Take = (belongs) => {
    const taken = [...left].filter(belongs);
    for (const pair of taken) left.delete(pair);
    return taken;
  };
  return { take, left };
}

/** Parses a `Cookie` header (RFC 6265, section 4.2.1); values stay encoded. */
export function cookiesOf(header: string): readonly Pair[] {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map(splitPair)
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }));
}

/** The syntax of a parameter or form field that is written as `name=value` pairs. */
export interface PairSyntax extends ParameterSyntax {
  readonly name: string;
  /** A second name that the pairs may have, such as `name[]`. */
  readonly alias?: string;
  readonly types: Types;
  /**
   * Names of the fields of an object that is exploded into one pair for each field. Absent if the object may have
   * fields of any name.
   */
  readonly fields?: ReadonlySet<string>;
}

/** The values in the pairs of one parameter: as written, and as parsed. */
export interface TakenPairs {
  /**
   * Values of the pairs that have the name of the parameter. An empty list if the pairs are named after the fields of
   * the parameter.
   */
  readonly texts: readonly string[];
  /**
   * All values that the pairs may represent, the most likely first. Empty if the pairs do not follow the parameter's
   * style.
   */
  readonly readings: readonly TextValue[];
}

/**
 * Takes the pairs of a parameter, and parses them in the parameter's style (OpenAPI 3.1, section 4.8.12.4). Usually,
 * the name of a pair is the name of the parameter. In the style `deepObject`, it is `name[field]`; for an exploded
 * object, it is the name of a field. Undefined if the parameter has no pairs.
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
