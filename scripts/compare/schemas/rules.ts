import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '#src/model/schema.ts';
import { asRecord, asTexts } from '#src/shared/schema/raw.ts';
import { BRANCHES } from '#src/shared/schema/applicators.ts';
import { mergedParts, hasOnlyAnnotations } from '#src/shared/schema/resolve-schema.ts';
import { inside, isUnchanged, note, noteSwitch, type CompareSchemas, type Scope } from '../scope.ts';
import type { Keys } from '../places.ts';
import { isClosed } from './fields.ts';

/** Keywords whose value is one schema. */
const SINGLE = ['contains', 'propertyNames', 'contentSchema', 'unevaluatedItems'] as const;
/** Keywords whose value is a map of schemas. */
const MAPS = ['patternProperties', 'dependentSchemas'] as const;

/**
 * Compares all keywords that restrict values, except types, limits, `properties` and unions. `compare` compares two
 * schemas.
 */
export function compareRules(base: Schema, head: Schema, scope: Scope, compare: CompareSchemas): void {
  compareUnknownFields(base, head, scope, compare);
  for (const keyword of SINGLE) compareRule({ keyword, before: base[keyword], after: head[keyword] }, scope, compare);
  for (const keyword of MAPS) {
    const [before, after] = [asRecord(base[keyword]), asRecord(head[keyword])];
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      // If an object forbids unknown fields, a pattern in `patternProperties` allows some of them.
      if (
        keyword === 'patternProperties' &&
        ((!Object.hasOwn(before, name) && isClosed(base)) || (!Object.hasOwn(after, name) && isClosed(head)))
      )
        noteSwitch(
          scope,
          [Object.hasOwn(before, name), Object.hasOwn(after, name)],
          ['unknown-fields-allowed', `allows fields whose names match \`${name}\` now`],
          ['unknown-fields-refused', `allows no fields whose names match \`${name}\``],
          { detail: name, candidates: [[keyword, name]] },
        );
      else compareRule({ keyword, name, before: before[name], after: after[name] }, scope, compare);
  }
  compareDependents(base, head, scope);
  compareNot(base, head, scope, compare);
  compareConditions(base, head, scope, compare);
  compareEncoding(base, head, scope);
  compareRest(base, head, scope, compare);
}

interface Rule {
  readonly keyword: string;
  readonly name?: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Compares the schemas under a keyword such as `propertyNames`. If the keyword restricts values in only one version,
 * its rule is reported as added or removed.
 */
function compareRule({ keyword, name, before, after }: Rule, scope: Scope, compare: CompareSchemas): void {
  const rule = name === undefined ? `\`${keyword}\`` : `\`${keyword}\` of \`${name}\``;
  const detail = name === undefined ? keyword : `${keyword}.${name}`;
  const [had, has] = [hasRule(before), hasRule(after)];
  if (!had && !has) return;
  const candidates = [name === undefined ? [keyword] : [keyword, name]];
  if (had && has) compare(before, after, inside(scope, detail, before, after));
  else noteRule(scope, [had, has], rule, { detail, candidates });
}

/**
 * Reports that a rule, such as `propertyNames`, was added or removed.
 *
 * @param switched whether the older version has the rule, and whether the newer one has it
 */
function noteRule(
  scope: Scope,
  switched: readonly [boolean, boolean],
  rule: string,
  place: { detail: string; candidates?: readonly Keys[] },
): void {
  const [on, off] = [`has the new rule ${rule}`, `no longer has the rule ${rule}`];
  noteSwitch(scope, switched, ['rule-added', on], ['rule-removed', off], place);
}

/** Whether a schema restricts values: it is present, and neither `true` nor empty. */
function hasRule(schema: unknown): boolean {
  return (
    schema !== undefined &&
    schema !== true &&
    !(typeof schema === 'object' && Object.keys(asRecord(schema)).length === 0)
  );
}

function compareUnknownFields(base: Schema, head: Schema, scope: Scope, compare: CompareSchemas): void {
  const [before, after] = [isClosed(base), isClosed(head)];
  if (before && after) return;
  if (before) note(scope, 'unknown-fields-allowed', { what: 'allows further fields now' });
  else if (after) note(scope, 'unknown-fields-refused', { what: 'allows no further fields now' });
  else
    for (const keyword of ['additionalProperties', 'unevaluatedProperties'] as const) {
      const rule = { keyword, before: base[keyword], after: head[keyword] };
      if (hasRule(rule.before) && hasRule(rule.after))
        compare(rule.before, rule.after, inside(scope, '*', rule.before, rule.after));
      else compareRule(rule, scope, compare);
    }
}

function compareDependents(base: Schema, head: Schema, scope: Scope): void {
  const [before, after] = [asRecord(base.dependentRequired), asRecord(head.dependentRequired)];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [had, has] = [asTexts(before[name]), asTexts(after[name])];
    for (const other of new Set([...had, ...has]))
      noteSwitch(
        scope,
        [had.includes(other), has.includes(other)],
        ['rule-added', `now requires \`${other}\` wherever it has \`${name}\``],
        ['rule-removed', `no longer requires \`${other}\` wherever it has \`${name}\``],
        { detail: `${name}.${other}`, candidates: [['dependentRequired', name, other]] },
      );
  }
}

/**
 * Compares `not`. If both versions have it, a difference is reported as risky, because it is not determined which
 * values are refused now.
 */
function compareNot({ not: before }: Schema, { not: after }: Schema, scope: Scope, compare: CompareSchemas): void {
  const asked = (rule: unknown): boolean => rule !== undefined && rule !== false;
  if (asked(before) && asked(after)) {
    if (differs(before, after, scope, compare))
      note(scope, 'rule-changed', { what: 'has a different rule `not`', detail: 'not' });
  } else noteRule(scope, [asked(before), asked(after)], '`not`', { detail: 'not' });
}

function compareConditions(base: Schema, head: Schema, scope: Scope, compare: CompareSchemas): void {
  const asks = ({ if: condition, then, else: otherwise }: Schema): boolean =>
    condition !== undefined && (then !== undefined || otherwise !== undefined);
  const [had, has] = [asks(base), asks(head)];
  if (!had || !has) noteRule(scope, [had, has], '`if`', { detail: 'if' });
  else if (differs(base.if, head.if, scope, compare))
    note(scope, 'rule-changed', { what: 'has a different condition in `if`', detail: 'if' });
  else
    for (const keyword of BRANCHES)
      compareRule({ keyword, before: base[keyword], after: head[keyword] }, scope, compare);
}

function compareEncoding(base: Schema, head: Schema, scope: Scope): void {
  for (const keyword of ['contentEncoding', 'contentMediaType'] as const) {
    const [before, after] = [base[keyword], head[keyword]];
    if (before !== after)
      note(scope, 'encoding-changed', {
        what:
          after === undefined
            ? `no longer has \`${keyword}\` \`${before}\``
            : `has \`${keyword}\` \`${after}\` ${before === undefined ? 'now' : `instead of \`${before}\``}`,
        detail: keyword,
      });
  }
}

/** Compares the entries of `allOf` that could not be merged. */
function compareRest(base: Schema, head: Schema, scope: Scope, compare: CompareSchemas): void {
  const rulesOf = (schema: Schema): readonly Schema[] =>
    mergedParts(schema)
      .slice(1)
      .filter((part) => !hasOnlyAnnotations(part));
  const [before, after] = [rulesOf(base), rulesOf(head)];
  const left = [...after];
  for (const rule of before) {
    const index = left.findIndex((other) => !differs(rule, other, scope, compare));
    if (index >= 0) left.splice(index, 1);
    else if (before.length === after.length) compare(rule, left.shift(), scope);
    else
      note(scope, 'rule-removed', { what: 'no longer has one of the rules in `allOf`', detail: 'allOf', base: rule });
  }
  if (before.length < after.length)
    for (const rule of left)
      note(scope, 'rule-added', { what: 'has a new rule in `allOf`', detail: 'allOf', head: rule });
}

/** Whether comparing two schemas would report a change. */
function differs(base: unknown, head: unknown, scope: Scope, compare: CompareSchemas): boolean {
  return !isDeepStrictEqual(base, head) && !isUnchanged(scope, (inner) => compare(base, head, inner));
}
