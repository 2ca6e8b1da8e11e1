import type { Check } from './check.ts';
import { componentUsed } from './openapi/component-used.ts';
import { exampleSchema } from './openapi/example-schema.ts';
import { exampleUsed } from './openapi/example-used.ts';

/** Our checks, in the order people read about them. A new check is one file and one line here. */
export const CHECKS: readonly Check[] = [
  exampleSchema,
  exampleUsed,
  componentUsed,
];
