import { IGNORED_HEADERS } from '#src/shared/samples/credentials.ts';
import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { normaliseName } from '#src/shared/text/words.ts';
import { formerNames, pairByKey } from '../pairing.ts';
import type { Side } from '../context.ts';
import { at, isUnchanged, note, noteLifecycle, noteSwitch, type Scope } from '../scope.ts';
import { compareSchemas } from '../schemas/compare-schemas.ts';
import { readSchema } from '../schemas/read-schema.ts';
import { allowedTypes } from '../schemas/types.ts';
import { follow, partScope, type CallPair, type SideCall } from './call.ts';
import { compareContent } from './media-types.ts';

/** A parameter in one version of the description. */
interface Parameter {
  readonly node: Raw;
  /** The entry of `parameters`: a Parameter Object or a Reference Object. */
  readonly entry: unknown;
  readonly in: string;
  readonly name: string;
}

/** Compares the parameters of an operation, including those of its path item (OpenAPI 3.1, section 4.8.12). */
export function compareParameters(pair: CallPair): void {
  const { context, base, head } = pair;
  const { pairs, removed, added } = pairByKey(parametersOf(base, context.base), parametersOf(head, context.head));
  const gone = removed.map(([, parameter]) => parameter);
  const fresh = added.map(([, parameter]) => parameter);
  for (const [, before, after] of pairs) compareParameter(parameterScope(pair, before, after), before, after);
  for (const parameter of gone) {
    const stated = fresh.findIndex(({ node }) => formerNames(node).includes(parameter.name));
    const moved = fresh.findIndex(({ name }) => name === parameter.name);
    const index = [stated, moved].find((one) => one >= 0) ?? renamedIndex(pair, parameter, gone, fresh);
    const [now] = index < 0 ? [] : fresh.splice(index, 1);
    const scope = parameterScope(pair, parameter, now);
    const lifecycle = lifecycleOf(parameter.node);
    const name = now?.name === parameter.name ? '' : ` \`${now?.name}\``;
    if (now === undefined)
      note(scope, 'parameter-removed', {
        what: 'has been removed',
        base: parameter.entry,
        head: undefined,
        candidates: [['parameters']],
        of: { base: base.operation, head: head.operation },
        lifecycle,
      });
    else if (now.in !== parameter.in)
      note(scope, 'parameter-moved', { what: `is the ${now.in} parameter${name} now`, lifecycle });
    else note(scope, 'parameter-renamed', { what: `is called${name} now`, lifecycle });
    if (now !== undefined) compareParameter(parameterScope(pair, parameter, now, now), parameter, now);
  }
  for (const parameter of fresh) {
    const scope = parameterScope(pair, undefined, parameter);
    const required = parameter.node['required'] === true;
    note(scope, required ? 'parameter-added-required' : 'parameter-added', {
      what: required ? 'is new, and required' : 'is new',
      base: undefined,
      head: parameter.entry,
    });
  }
}

/**
 * Returns the parameters of an operation, webhook or callback by `in` and name: `query limit`. For path parameters, the
 * position in the path replaces the name, because their names are never sent.
 */
function parametersOf({ operation, pathItem, path }: SideCall, side: Side): ReadonlyMap<string, Parameter> {
  const positions = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  const found = new Map<string, Parameter>();
  for (const item of [...asList(pathItem['parameters']), ...asList(operation['parameters'])]) {
    const node = follow(side, item);
    const [place, name] = [asText(node['in']), asText(node['name'])];
    if (name === '' || (place === 'header' && IGNORED_HEADERS.has(name.toLowerCase()))) continue;
    const position = place === 'path' ? positions.indexOf(name) : -1;
    const identity = position >= 0 ? `#${position}` : place === 'header' ? name.toLowerCase() : name;
    found.set(`${place} ${identity}`, { node, entry: item, in: place, name });
  }
  return found;
}

function parameterScope(
  pair: CallPair,
  base: Parameter | undefined,
  head: Parameter | undefined,
  named = base ?? head,
): Scope {
  const { name = '', in: place = '' } = named ?? {};
  return partScope(pair, {
    flow: pair.flows[0],
    part: `the ${place} parameter \`${name}\``,
    key: `${place}.${name}`,
    nodes: [base?.node, head?.node],
  });
}

/** Boolean keywords of a parameter, each with two changes: one if it becomes true, and one if it becomes false. */
const SWITCHES = [
  ['required', ['parameter-required', 'is required now'], ['parameter-optional', 'is optional now']],
  [
    'allowEmptyValue',
    ['parameter-empty-allowed', 'may be sent without a value now'],
    ['parameter-empty-refused', 'must not be sent without a value now'],
  ],
] as const;

function compareParameter(scope: Scope, base: Parameter, head: Parameter): void {
  for (const [keyword, on, off] of SWITCHES)
    if (keyword !== 'required' || base.in !== 'path')
      noteSwitch(scope, [base.node[keyword] === true, head.node[keyword] === true], on, off);
  noteLifecycle(scope, 'parameter', [lifecycleOf(base.node), lifecycleOf(head.node)]);
  compareValue(scope, base, head);
}

/** Compares the serialisation and the schemas of a parameter. */
function compareValue(scope: Scope, base: Parameter, head: Parameter): void {
  const { context } = scope;
  const [before, after] = [base.node, head.node];
  if ((before['content'] === undefined) !== (after['content'] === undefined)) {
    const what =
      after['content'] === undefined
        ? 'has `schema` instead of `content` now'
        : 'has `content` instead of `schema` now';
    note(scope, 'parameter-style-changed', { what, candidates: [['content'], ['schema']] });
    return;
  }
  if (before['content'] !== undefined) {
    compareContent(before['content'], after['content'], scope);
    return;
  }
  const compound = [
    [before, context.base],
    [after, context.head],
  ] as const;
  const types = compound.map(([node, side]) => allowedTypes(readSchema(node['schema'], side).content));
  const isCompound = types.every((one) => one?.has('array') === true || one?.has('object') === true);
  const [was, is] = [styleOf(before, isCompound), styleOf(after, isCompound)];
  if (base.in === head.in && was.name !== is.name)
    note(scope, 'parameter-style-changed', {
      what: `is serialised as \`${is.name}\` instead of \`${was.name}\``,
      candidates: ['style', 'explode', 'allowReserved'].filter((key) => before[key] !== after[key]).map((key) => [key]),
    });
  compareSchemas(before['schema'], after['schema'], {
    ...at(scope, before['schema'], after['schema']),
    text: is.takesSingle ? 'list' : 'single',
    required: before['required'] === true || after['required'] === true,
  });
}

/** The serialisation of a parameter (OpenAPI 3.1, section 4.8.12.2.1). */
interface Style {
  /** Style in words: `form, explode`. Equal for all parameters that are serialised alike. */
  readonly name: string;
  /** Whether a list of one item is serialised like the item alone. */
  readonly takesSingle: boolean;
}

/**
 * Returns how a parameter or header is serialised.
 *
 * @param isCompound whether the value is a list or an object. Only then does `explode` have an effect.
 */
function styleOf(parameter: Raw, isCompound: boolean): Style {
  const place = asText(parameter['in']);
  const style = asText(parameter['style']) || (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const explode = parameter['explode'] ?? (style === 'form' || style === 'cookie');
  const reserved = parameter['allowReserved'] === true ? ', reserved characters as they are' : '';
  return {
    name: `${style}${isCompound && explode === true ? ', explode' : ''}${reserved}`,
    takesSingle: style === 'form' || style === 'simple',
  };
}

/**
 * Returns the index of the added parameter that is the removed `parameter` under a new name. Both have the same `in`,
 * and their schemas and their names or descriptions agree. Returns -1 if no parameter fits, or if several do.
 *
 * @param gone all removed parameters
 * @param fresh all added parameters
 */
function renamedIndex(
  pair: CallPair,
  parameter: Parameter,
  gone: readonly Parameter[],
  fresh: readonly Parameter[],
): number {
  const letters = (name: string): string => normaliseName(name).replace(/^x(?=.)/, '');
  const isSame = (one: Parameter, other: Parameter): boolean => {
    if (one.in !== other.in || (one.node['required'] === true) !== (other.node['required'] === true)) return false;
    const words = asText(one.node['description']);
    const [was, is] = [one, other].map(({ node }) => asText(asRecord(node['schema'])['$ref']));
    if (was !== '' && was === is && words === asText(other.node['description'])) return true;
    const isRecognised =
      letters(one.name) === letters(other.name) || (words.length >= 20 && words === other.node['description']);
    if (!isRecognised) return false;
    return isUnchanged(parameterScope(pair, one, other), (scope) => compareValue(scope, one, other));
  };
  const found = fresh.filter((other) => isSame(parameter, other));
  const [only] = found;
  if (only === undefined || found.length > 1 || gone.filter((one) => isSame(one, only)).length > 1) return -1;
  return fresh.indexOf(only);
}
