import type { ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean } from '../nearest.ts';

/** One way in which a value breaks its schema. */
export interface Violation {
  /** Way from the top of the value to what is wrong; for a missing field, to the object that lacks it. */
  readonly path: readonly (string | number)[];
  /** True where the name of a field is wrong rather than its value. */
  readonly onKey: boolean;
  readonly message: string;
  readonly hint: string;
}

/** Validation errors in words, one for each fault: of a union, only that no alternative fits, or why the likeliest does not. */
export function toViolations(errors: readonly ErrorObject[], value: unknown): readonly Violation[] {
  const unions = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const inUnion = (error: ErrorObject) => unions.some((union) => error !== union && within(error, union));
  const relevant = errors.filter((error) => !inUnion(error) && error.keyword !== 'if');
  const violations = relevant.map((error) => toViolation(error, value));
  return [...new Map(violations.map((violation) => [`${violation.path.join('/')} ${violation.message}`, violation])).values()];
}

/** Whether an error arose inside a branch of a union. */
function within(error: ErrorObject, union: ErrorObject): boolean {
  return error.instancePath.startsWith(union.instancePath) && (error.schemaPath.startsWith(`${union.schemaPath}/`) || (error !== union && isBranch(error, union)));
}

/** Errors behind a `$ref` carry a schema path of their own; those below the union's value came from its branches. */
function isBranch(error: ErrorObject, union: ErrorObject): boolean {
  return !error.schemaPath.startsWith('#/') || error.instancePath.length > union.instancePath.length;
}

function toViolation(error: ErrorObject, root: unknown): Violation {
  const path = error.instancePath.split('/').slice(1).map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  const value = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], root);
  const name = path.length === 0 ? 'The value' : `\`${path.at(-1)}\``;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'unevaluatedProperties':
    case 'additionalProperties': {
      const key = String(params['unevaluatedProperty'] ?? params['additionalProperty']);
      return { path: [...path, key], onKey: true, message: `\`${key}\` is no field here.`, hint: didYouMean(key, knownFields(error)) };
    }
    case 'false schema':
      return { path, onKey: true, message: `${name} does not belong on this side.`, hint: 'A `readOnly` field is never sent, a `writeOnly` field never answered: take it out.' };
    case 'required':
      return { path, onKey: false, message: `The required field \`${String(params['missingProperty'])}\` is missing.`, hint: 'Add it, or take it out of `required` if it is not.' };
    case 'type':
      return { path, onKey: false, message: `${name} is ${shown(value)}, not ${[params['type']].flat().map(withArticle).join(' or ')}.`, hint: 'Write a value of that type, or mend the type in the schema.' };
    case 'enum':
    case 'const':
      return { path, onKey: false, message: `${name} is ${shown(value)}, which the schema does not list.`, hint: `Allowed: ${[params['allowedValues'] ?? params['allowedValue']].flat().map(shown).join(', ')}.` };
    case 'oneOf':
    case 'anyOf':
      return unionViolation(error, path, name, value);
    case 'format':
      return { path, onKey: false, message: `${name} is ${shown(value)}, which is no ${String(params['format'])}.`, hint: 'Write it in that format, or mend the format in the schema.' };
    default:
      return { path, onKey: false, message: `${name} is ${shown(value)}, which ${error.message ?? 'breaks the schema'}.`, hint: 'Mend the value, or the limit in the schema.' };
  }
}

function unionViolation(error: ErrorObject, path: readonly string[], name: string, value: unknown): Violation {
  const branches = (Array.isArray(error.schema) ? error.schema : []) as { const?: unknown }[];
  const constants = branches.every((branch) => typeof branch === 'object' && branch !== null && 'const' in branch);
  if (constants && branches.length > 0) return { path, onKey: false, message: `${name} is ${shown(value)}, which the schema does not list.`, hint: `Allowed: ${branches.map((branch) => shown(branch.const)).join(', ')}.` };
  const matched = (error.params as { passingSchemas?: unknown }).passingSchemas;
  if (Array.isArray(matched)) return { path, onKey: false, message: `${name} fits several alternatives, and only one may fit.`, hint: 'Make the alternatives of the schema exclude each other.' };
  return { path, onKey: false, message: `${name} fits none of the ${branches.length} alternatives.`, hint: 'Compare it with the alternatives of the schema.' };
}

/** `a string`, `an object`, `null`. */
function withArticle(type: unknown): string {
  return type === 'null' ? 'null' : `${/^[aeiou]/.test(String(type)) ? 'an' : 'a'} ${String(type)}`;
}

function knownFields({ parentSchema }: ErrorObject): readonly string[] {
  return Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {});
}

/** A value for a message: JSON, cut when long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}
