import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHECKS } from '#scripts/compile/checks/index.ts';

/** Checks that the stages before make. */
const STAGES = [
  'description',
  'yaml-syntax',
  'yaml-encoding',
  'yaml-empty',
  'yaml-nesting',
  'yaml-merge-key',
  'no-unresolved-refs',
  'circular-reference',
  'guide-syntax',
  'guide-frontmatter',
  'guide-groups',
  'guide-address',
  'guide-vocabulary',
  'guide-ids',
  'guide-links',
  'guide-sequence',
  'guide-sidebar',
  'site-config',
  'check-policy',
];

it('explains every check under its id', () => {
  const explained = [...readFileSync('scripts/compile/checks/README.md', 'utf8').matchAll(/^### ([a-z-]+)$/gm)].map(
    ([, id]) => id,
  );
  expect(new Set(explained).size).toBe(explained.length);
  expect([...CHECKS.map(({ id }) => id), ...STAGES].filter((id) => !explained.includes(id))).toEqual([]);
});
