import { asRecord, type Raw } from '../../model/raw.ts';
import { patternFault, type PatternFault } from '../../schema/pattern.ts';
import type { Check, Finding } from '../check.ts';
import { schemasIn } from '../walk.ts';

const SAID: Readonly<Record<PatternFault, Pick<Finding, 'message' | 'hint' | 'severity'>>> = {
  unreadable: {
    message: 'This pattern is no regular expression.',
    hint: 'Write it as JavaScript would read it (ECMA-262).',
  },
  endless: {
    message: 'This pattern takes too long with one of its examples, which was not held against it.',
    hint: 'Write it without a repetition inside a repetition.',
    severity: 'warning',
  },
};

/** Every pattern can be tried (JSON Schema 2020-12 Core, section 6.4). Stands after `example-schema`, which tries them. */
export const schemaPattern: Check = {
  id: 'schema-pattern',
  *run({ document, locator }) {
    for (const schema of schemasIn(document)) {
      for (const { holder, key, pattern } of patternsOf(schema)) {
        const fault = typeof pattern === 'string' ? patternFault(pattern) : undefined;
        if (fault !== undefined) yield { ...SAID[fault], location: locator.locate(holder, key) };
      }
    }
  },
};

/** Patterns of a schema where they stand: of a text, and of the names of further fields. */
function patternsOf(schema: Raw): readonly { readonly holder: Raw; readonly key: string; readonly pattern: unknown }[] {
  const names = asRecord(schema['patternProperties']);
  return [
    ...('pattern' in schema ? [{ holder: schema, key: 'pattern', pattern: schema['pattern'] }] : []),
    ...Object.keys(names).map((pattern) => ({ holder: names, key: pattern, pattern })),
  ];
}
