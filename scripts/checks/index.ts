import type { Check } from './check.ts';
import { exampleSchema } from './openapi/example-schema.ts';

/** Our checks, in the order people read about them. A new check is one file and one line here. */
export const CHECKS: readonly Check[] = [exampleSchema];
