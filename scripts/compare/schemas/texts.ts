import type { Schema } from '#src/model/schema.ts';
import { STANDARD_FORMATS } from '#src/shared/schema/formats.ts';
import { matches } from '#src/shared/schema/pattern.ts';
import { asTexts } from '#src/shared/schema/raw.ts';
import { textMatching } from '../../compile/examples/pattern.ts';
import { note, type Scope } from '../scope.ts';

/** Formats that constrain nothing: they say how a value is displayed or stored. */
const HINTS: ReadonlySet<string> = new Set(['password', 'int64', 'double', 'float', 'html', 'markdown', 'commonmark']);
/** Formats of which the first fits into the second. */
const FITS: ReadonlySet<string> = new Set([
  'int32 int64',
  'float double',
  'email idn-email',
  'uri uri-reference',
  'ipv4 ip',
  'ipv6 ip',
]);

/** Compares the formats of values (JSON Schema 2020-12 Validation, section 7). */
export function compareFormats({ format: before }: Schema, { format: after }: Schema, scope: Scope): void {
  if (before === after) return;
  const what =
    after === undefined
      ? `no longer has the format \`${before}\``
      : before === undefined
        ? `has the format \`${after}\` now`
        : `has the format \`${after}\` now, which was \`${before}\``;
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

/** Whether a format has one meaning everywhere. */
function isStandard(format: string | undefined): boolean {
  return format !== undefined && (STANDARD_FORMATS.includes(format) || format === 'int32' || format === 'byte');
}

/** Patterns that every text matches. */
const ANY = /^\^?(?:\.\*|\(\.\*\)|\[\\s\\S\]\*|)\$?$/;

/** Compares the patterns of texts. One text that only one of them allows decides; without it nobody can say. */
export function comparePatterns(base: Schema, head: Schema, scope: Scope): void {
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
  const what = `has to match \`${after}\` now, which was \`${before}\``;
  const refused = textsOf(base, before).find((text) => matches(text, before) && !matches(text, after));
  if (refused === undefined) note(scope, 'pattern-changed', { what });
  else note(scope, 'pattern-narrowed', { what: `${what}; \`${refused}\` is refused` });
}

function patternOf({ pattern }: Schema): string | undefined {
  return pattern === undefined || ANY.test(pattern) ? undefined : pattern;
}

/** Returns texts that a schema is likely to allow. */
function textsOf(
  { enum: values, example, examples, default: fallback, minLength }: Schema,
  pattern: string,
): readonly string[] {
  return asTexts([...(values ?? []), example, ...(examples ?? []), fallback, textMatching(pattern, minLength)]);
}
