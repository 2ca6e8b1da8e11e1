import type { Schema } from '#src/model/schema.ts';
import { unionsOf } from '#src/shared/schema/applicators.ts';
import { mappedName } from '#src/shared/schema/discriminator.ts';
import { asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { at, note, noteSwitch, type CompareSchemas, type Scope } from '../scope.ts';
import {
  ALTERNATIVE_SIGNS,
  alternative,
  alternativeName,
  unionOf,
  type Alternative,
  type Union,
} from './alternatives.ts';
import { pairBySigns, type Pairing } from '../pairing.ts';
import type { SchemaChange } from '../verdicts/schema-verdicts.ts';
import type { ReadSchema } from './read-schema.ts';
import { allowedTypes } from './types.ts';

/** A schema at a place where it is used: the node of the description, and the result of `readSchema`. */
interface Use {
  readonly node: unknown;
  readonly read: ReadSchema;
}

/**
 * Compares a union with a schema that is not a union, as if that schema were a union of one alternative. Returns false
 * if they cannot be compared in this way. The caller then has to compare the schemas.
 */
export function compareWrapped(base: Use, head: Use, scope: Scope, compare: CompareSchemas): boolean {
  const before = unionOf(base.read.content, scope.context.base);
  const after = unionOf(head.read.content, scope.context.head);
  if ((before === undefined) === (after === undefined)) return false;
  if (before?.bare === false || after?.bare === false) return false;
  const single = (use: Use, side: 'base' | 'head'): readonly Alternative[] => [
    alternative(use.node as Schema, undefined, scope.context[side]),
  ];
  const matched = pairBySigns(
    before?.alternatives ?? single(base, 'base'),
    after?.alternatives ?? single(head, 'head'),
    ALTERNATIVE_SIGNS,
  );
  if (matched.pairs.length === 0 && (isAny(base.read) || isAny(head.read))) return false;
  noteAlternatives(matched, scope, compare);
  return true;
}

function isAny({ content }: ReadSchema): boolean {
  return allowedTypes(content) === undefined && unionsOf(content).length === 0;
}

/** Compares the alternatives of two schemas, and their discriminators. */
export function compareUnions(base: Schema, head: Schema, scope: Scope, compare: CompareSchemas): void {
  const before = unionOf(base, scope.context.base);
  const after = unionOf(head, scope.context.head);
  if (before === undefined && after === undefined) return;
  if (before === undefined || after === undefined) {
    const [kind, what] =
      before === undefined
        ? (['rule-added', 'has to fit one of several alternatives now'] as const)
        : (['rule-removed', 'need no longer fit one of several alternatives'] as const);
    note(scope, kind, { what, detail: (before ?? after)?.keyword ?? 'oneOf' });
    return;
  }
  const matched = pairBySigns(before.alternatives, after.alternatives, ALTERNATIVE_SIGNS);
  noteAlternatives(matched, scope, compare);
  compareKinds(before, after, scope);
  compareDiscriminators(base, head, scope, matched.removed.length + matched.added.length > 0);
}

function noteAlternatives(
  { pairs, removed, added }: Pairing<Alternative, readonly [Alternative, Alternative]>,
  scope: Scope,
  compare: CompareSchemas,
): void {
  for (const [one, other] of pairs) compare(one.node, other.node, at(scope, one.node, other.node));
  for (const one of removed)
    note(scope, 'alternative-removed', {
      what: `no longer has the alternative \`${alternativeName(one)}\``,
      detail: alternativeName(one),
      base: one.node,
    });
  for (const one of added)
    note(scope, 'alternative-added', {
      what: `has the new alternative \`${alternativeName(one)}\``,
      detail: alternativeName(one),
      base: undefined,
      head: one.node,
    });
}

function compareKinds(before: Union, after: Union, scope: Scope): void {
  if (before.keyword === after.keyword || Math.min(before.alternatives.length, after.alternatives.length) < 2) return;
  if (after.keyword === 'oneOf')
    note(scope, 'alternatives-exclusive', { what: 'has to fit exactly one of its alternatives now' });
  else note(scope, 'alternatives-combinable', { what: 'may fit several of its alternatives at once now' });
}

function compareDiscriminators(base: Schema, head: Schema, scope: Scope, reported: boolean): void {
  const [before, after] = [asRecord(base.discriminator), asRecord(head.discriminator)];
  const [had, has] = [asText(before['propertyName']), asText(after['propertyName'])];
  noteSwitch(
    scope,
    [had !== '', has !== ''],
    ['discriminator-added', `has the new discriminator \`${has}\``],
    ['discriminator-removed', `no longer has the discriminator \`${had}\``],
  );
  if (had === '' || has === '') return;
  if (had !== has)
    note(scope, 'discriminator-changed', { what: `has the discriminator \`${has}\` instead of \`${had}\`` });
  else compareMappings(asRecord(before['mapping']), asRecord(after['mapping']), scope, reported);
}

/**
 * Compares the values in discriminator mappings.
 *
 * @param reported whether alternatives were added or removed. The values of these alternatives are then skipped,
 * because the addition or removal is reported already.
 */
function compareMappings(before: Raw, after: Raw, scope: Scope, reported: boolean): void {
  const targets = (mapping: Raw): ReadonlySet<string> => new Set(Object.values(mapping).map(mappedName));
  const [had, has] = [targets(before), targets(after)];
  for (const value of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [mappedName(before[value]), mappedName(after[value])];
    const say = (kind: SchemaChange, what: string): void => note(scope, kind, { what, detail: value });
    if (!Object.hasOwn(after, value)) {
      // A value that equals the schema name needs no mapping entry (OpenAPI 3.1, section 4.8.25.2).
      if (was !== value && !(reported && !has.has(was)))
        say('discriminator-value-removed', `no longer has the discriminator value \`${value}\``);
    } else if (!Object.hasOwn(before, value)) {
      if (is !== value && !(reported && !had.has(is)))
        say('discriminator-value-added', `has the new discriminator value \`${value}\``);
    } else if (was !== is && had.has(is))
      say(
        'discriminator-value-changed',
        `maps the discriminator value \`${value}\` to \`${is}\` instead of \`${was}\``,
      );
  }
}
