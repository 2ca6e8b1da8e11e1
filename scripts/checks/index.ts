import type { Check } from './check.ts';
import { componentUsed } from './openapi/component-used.ts';
import { exampleSchema } from './openapi/example-schema.ts';
import { exampleUsed } from './openapi/example-used.ts';
import { fileOrphan } from './openapi/file-orphan.ts';
import { hostileContent } from './openapi/hostile-content.ts';
import { refKind } from './openapi/ref-kind.ts';
import { guideHostile } from './site/guide-hostile.ts';

/** Our checks, in the order people read about them. A new check is one file and one line here. */
export const CHECKS: readonly Check[] = [
  exampleSchema,
  exampleUsed,
  componentUsed,
  fileOrphan,
  refKind,
  hostileContent,
  guideHostile,
];
