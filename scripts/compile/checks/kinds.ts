import { INTERNAL_REFERENCE } from '../publish/reference-problem.ts';
import { CHECKS } from './index.ts';

/** Checks of the stages that read files and follow references: without these, nothing else can be judged. */
const READING = [
  'description',
  'yaml-syntax',
  'yaml-encoding',
  'yaml-empty',
  'yaml-nesting',
  'yaml-merge-key',
  'no-unresolved-refs',
  'circular-reference',
  'ref-kind',
];

/** Checks of the stages that make pages of guides. */
const GUIDES = [
  'guide-syntax',
  'guide-frontmatter',
  'guide-groups',
  'guide-address',
  'guide-vocabulary',
  'guide-ids',
  'guide-links',
  'guide-images',
  'guide-sequence',
  'guide-sidebar',
  'search-synonyms',
  'site-config',
];

const POLICY = ['check-policy', 'baseline', 'name-conflict', INTERNAL_REFERENCE];

/** Checks whose problems are never known ones: what they find harms readers, or is not written yet. */
const NEVER_KNOWN = [
  'secrets',
  'hostile-content',
  'guide-hostile',
  'fill-in',
  'check-policy',
  'baseline',
  INTERNAL_REFERENCE,
];

/** Checks that judge by one text, whatever the rest of the sources says. */
const LOCAL = [
  'secrets',
  'no-personal-data',
  'hostile-content',
  'description-syntax',
  'guide-hostile',
  'guide-syntax',
  'guide-frontmatter',
  'guide-groups',
  'guide-vocabulary',
  'search-synonyms',
  'site-config',
];

/** Checks that say that nothing refers to a thing or shows it: what should may be misspelt. */
const USAGE = ['component-used', 'example-used', 'file-orphan', 'guide-operations', 'example-fields', 'coverage'];

/** Ids of all checks of this project; every other is a rule of Redocly's. */
export const OWN_CHECKS: readonly string[] = [
  ...new Set([...CHECKS.map(({ id }) => id), ...READING, ...GUIDES, ...POLICY]),
];

/** Whether a check is about files and references, which all others rely on. */
export function isReading(check: string): boolean {
  return READING.includes(check);
}

/** Whether problems of a check may stand in `baseline.yaml`. */
export function isKnowable(check: string): boolean {
  return !isReading(check) && !NEVER_KNOWN.includes(check);
}

/** Whether a check judges by one text alone. */
export function isLocal(check: string): boolean {
  return LOCAL.includes(check);
}

/** Whether a check says that nothing refers to a thing or shows it. */
export function isUsage(check: string): boolean {
  return USAGE.includes(check);
}

/** Whether a check is about names and keys of the description itself: a rule of Redocly's, or ours in its place. */
export function isStructure(check: string): boolean {
  return !OWN_CHECKS.includes(check) || check === 'path-parameters';
}

/** Whether a check says that something is still to be written. */
export function isUnfinished(check: string): boolean {
  return check === 'fill-in';
}
