import type { Schema } from '#src/model/schema.ts';
import { unionsOf } from '#src/shared/schema/applicators.ts';
import { STANDARD_FORMATS } from '#src/shared/schema/formats.ts';
import { matches } from '#src/shared/schema/pattern.ts';
import { asTexts } from '#src/shared/schema/raw.ts';
import { formerNames } from '../pairing.ts';
import { createCollector, type Collector } from '../context.ts';
import { at, inside, noteAround, noteSwitch, type Scope, note } from '../scope.ts';
import { textMatching } from '../../examples/pattern.ts';
import { inOneSpelling } from './encodings.ts';
import { compareFields } from './fields.ts';
import { compareLimits } from './limits.ts';
import { readSchema, type ReadSchema } from './read-schema.ts';
import { compareRules } from './rules.ts';
import { compareTypes, isTypeUnion } from './types.ts';
import { compareUnions, compareWrapped } from './unions.ts';
import { compareDefaults, compareValues, valuesOf } from './values.ts';

/**
 * Compares two schemas (OpenAPI 3.1, section 4.8.24; JSON Schema 2020-12). Component schemas are compared once for each
 * kind of message (`Flow`), so the comparison of recursive schemas ends.
 */
export function compareSchemas(base: unknown, head: unknown, scope: Scope): void {
  const { context } = scope;
  const before = readSchema(base, context.base);
  const after = readSchema(head, context.head);
  compareDefaults(before, after, scope);
  compareNull(before, after, scope);
  if (compareWrapped({ node: base, read: before }, { node: head, read: after }, scope, compareSchemas)) return;
  const own = at(scope, before.node, after.node);
  if (before.name === undefined || after.name === undefined || scope.text !== undefined)
    compareContent(before.content, after.content, own);
  else scope.out.uses.add(sharedChanges(before, after, own));
}

function compareNull(before: ReadSchema, after: ReadSchema, scope: Scope): void {
  if (isAnything(before.content) || isAnything(after.content)) return;
  noteSwitch(
    scope,
    [before.nullable, after.nullable],
    ['null-allowed', 'may be `null` now'],
    ['null-refused', 'must not be `null` now'],
  );
}

/** Whether a schema allows any type, including `null`. */
function isAnything(schema: Schema): boolean {
  return (
    schema.type === undefined &&
    valuesOf(schema) === undefined &&
    unionsOf(schema).length === 0 &&
    schema.properties === undefined
  );
}

/**
 * Returns the changes between two component schemas. They are compared only once for each kind of message, such as
 * `request`; later uses share the result.
 */
function sharedChanges(before: ReadSchema, after: ReadSchema, scope: Scope): Collector {
  const { shared, base, head } = scope.context;
  const ofPair = shared(before.content)(after.content);
  const known = ofPair.get(scope.flow);
  if (known !== undefined) return known;
  const out = createCollector();
  ofPair.set(scope.flow, out);
  const [old = '', name = ''] = [before.name, after.name];
  const isRenamed =
    old !== name &&
    !Object.hasOwn(head.schemas, old) &&
    (!Object.hasOwn(base.schemas, name) || formerNames(head.schemas[name]).includes(old));
  // Whether the `$ref` refers to another schema now, instead of the same schema under a new name. Reports then name
  // both schemas.
  const isReplaced = old !== name && !isRenamed;
  const words = isReplaced ? `\`${name}\` in place of \`${old}\`` : `\`${name}\``;
  const key = isReplaced ? `${old}>${name}` : name;
  const named = { ...scope, required: false, out, key, path: '', where: `${words} in ${PLACES[scope.flow]}` };
  if (isRenamed)
    noteAround(out, 'schema-renamed', {
      key: `${old} ${name}`,
      message: `The schema \`${old}\` is called \`${name}\` now`,
      base: base.document,
      head: head.document,
      candidates: [old, name].map((one) => ['components', 'schemas', one]),
    });
  compareContent(before.content, after.content, named);
  return out;
}

const PLACES = {
  request: 'requests',
  response: 'responses',
  webhook: 'notifications',
  'webhook-response': 'replies to notifications',
} as const;

function compareContent(before: Schema, after: Schema, scope: Scope): void {
  const [base, head] = inOneSpelling(before, after);
  if (base === head || !compareTypes(base, head, scope)) return;
  compareValues(base, head, scope);
  compareLimits(base, head, scope);
  compareFormats(base, head, scope);
  comparePatterns(base, head, scope);
  compareFields(base, head, scope, compareSchemas);
  compareItems(base, head, scope);
  if (!isTypeUnion(base) && !isTypeUnion(head)) compareUnions(base, head, scope, compareSchemas);
  compareRules(base, head, scope, compareSchemas);
}

/** Compares `prefixItems` by position, and `items`. */
function compareItems(base: Schema, head: Schema, scope: Scope): void {
  const positions = Math.max(base.prefixItems?.length ?? 0, head.prefixItems?.length ?? 0);
  for (let index = 0; index < positions; index++) {
    const [before, after] = [base, head].map(({ prefixItems, items }) => prefixItems?.[index] ?? items ?? {});
    compareSchemas(before, after, inside(scope, `[${index}]`, before, after));
  }
  if (base.items !== undefined || head.items !== undefined)
    compareSchemas(base.items ?? {}, head.items ?? {}, inside(scope, '[]', base.items, head.items));
}

/** Formats that restrict no values: they are hints for display or storage. */
const HINTS: ReadonlySet<string> = new Set(['password', 'int64', 'double', 'float', 'html', 'markdown', 'commonmark']);

/** Pairs of formats: every value of the first format is also a value of the second. */
const FITS: ReadonlySet<string> = new Set([
  'int32 int64',
  'float double',
  'email idn-email',
  'uri uri-reference',
  'ipv4 ip',
  'ipv6 ip',
]);

/** Compares `format` (JSON Schema 2020-12 Validation, section 7). */
function compareFormats({ format: before }: Schema, { format: after }: Schema, scope: Scope): void {
  if (before === after) return;
  const what =
    after === undefined
      ? `no longer has the format \`${before}\``
      : before === undefined
        ? `has the format \`${after}\` now`
        : `has the format \`${after}\` instead of \`${before}\``;
  const detail = 'format';
  const narrows = after !== undefined && !HINTS.has(after);
  const narrowed = before !== undefined && !HINTS.has(before);
  if (FITS.has(`${before} ${after}`)) note(scope, 'format-widened', { what, detail });
  else if (FITS.has(`${after} ${before}`)) note(scope, 'format-narrowed', { what, detail });
  else if (!narrows && !narrowed) note(scope, 'format-stated', { what, detail });
  else if (!narrowed) note(scope, isStandard(after) ? 'format-narrowed' : 'rule-changed', { what, detail });
  else if (!narrows) note(scope, isStandard(before) ? 'format-widened' : 'rule-changed', { what, detail });
  else note(scope, isStandard(before) || isStandard(after) ? 'format-changed' : 'rule-changed', { what, detail });
}

/** Whether a specification defines the format, so that all programs agree on its values. */
function isStandard(format: string | undefined): boolean {
  return format !== undefined && (STANDARD_FORMATS.includes(format) || format === 'int32' || format === 'byte');
}

/** Matches regular expressions that accept every string, such as `.*`. */
const ANY = /^\^?(?:\.\*|\(\.\*\)|\[\\s\\S\]\*|)\$?$/;

/**
 * Compares `pattern`. The newer pattern is narrower if it refuses an example that the older one accepts. Otherwise, it
 * is unknown which of the two patterns is narrower.
 */
function comparePatterns(base: Schema, head: Schema, scope: Scope): void {
  const before = patternOf(base);
  const after = patternOf(head);
  if (before === after) return;
  if (before === undefined) {
    note(scope, 'pattern-added', { what: `has to match \`${after}\` now` });
    return;
  }
  if (after === undefined) {
    note(scope, head.pattern === undefined ? 'pattern-removed' : 'pattern-widened', {
      what: `need no longer match \`${before}\``,
    });
    return;
  }
  const what = `has to match \`${after}\` instead of \`${before}\``;
  const refused = textsOf(base, before).find((text) => matches(text, before) && !matches(text, after));
  if (refused === undefined) note(scope, 'pattern-changed', { what });
  else note(scope, 'pattern-narrowed', { what: `${what}; \`${refused}\` is refused` });
}

function patternOf({ pattern }: Schema): string | undefined {
  return pattern === undefined || ANY.test(pattern) ? undefined : pattern;
}

/** Returns strings that probably match a pattern: values in the schema, and one generated from the pattern. */
function textsOf(
  { enum: values, example, examples, default: fallback, minLength }: Schema,
  pattern: string,
): readonly string[] {
  return asTexts([...(values ?? []), example, ...(examples ?? []), fallback, textMatching(pattern, minLength)]);
}
