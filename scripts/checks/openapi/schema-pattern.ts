import { patternFault } from '#src/shared/schema/pattern.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import type { Check } from '../lookup/check.ts';
import { schemasIn } from '../lookup/references.ts';

const PROBLEMS = {
  unreadable: {
    message: 'This pattern is not a regular expression.',
    hint: 'Write it in the syntax of JavaScript (ECMA-262).',
  },
  unbounded: {
    message: 'This pattern may take too long to be tested, so no example was validated against it.',
    hint: 'Where a group is repeated, avoid back references, modifiers, and repetitions inside lookarounds.',
    severity: 'warning',
  },
} as const;

/** Every pattern is a regular expression that can be evaluated (JSON Schema 2020-12 Core, section 6.4). */
export const schemaPattern: Check = {
  id: 'schema-pattern',
  *run({ document, locator }) {
    for (const schema of schemasIn(document)) {
      for (const { holder, key, pattern } of patternsOf(schema)) {
        const fault = typeof pattern === 'string' ? patternFault(pattern) : undefined;
        if (fault !== undefined) yield { ...PROBLEMS[fault], location: locator.locate(holder, key) };
      }
    }
  },
};

/** Returns the patterns of a schema: for strings (`pattern`), and for field names (`patternProperties`). */
function patternsOf(schema: Raw): readonly { readonly holder: Raw; readonly key: string; readonly pattern: unknown }[] {
  const names = asRecord(schema['patternProperties']);
  return [
    ...('pattern' in schema ? [{ holder: schema, key: 'pattern', pattern: schema['pattern'] }] : []),
    ...Object.keys(names).map((pattern) => ({ holder: names, key: pattern, pattern })),
  ];
}
