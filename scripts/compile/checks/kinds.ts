import { INTERNAL_REFERENCE } from '../publish/reference-problem.ts';
import { CHECKS } from './index.ts';
import type { Judged } from './lookup/check.ts';

/** What the checks of the stages judge: those that read files, those that make pages of guides, and the policy's. */
const STAGES: readonly (readonly [judged: Judged, ids: string])[] = [
  ['files', 'description yaml-syntax yaml-encoding yaml-empty yaml-nesting yaml-merge-key'],
  ['files', 'no-unresolved-refs circular-reference'],
  ['text', 'guide-syntax guide-frontmatter guide-groups guide-vocabulary search-synonyms site-config'],
  ['facts', 'guide-address guide-ids guide-links guide-images guide-sequence guide-sidebar'],
  ['facts', 'check-policy baseline name-conflict'],
  ['structure', INTERNAL_REFERENCE],
];

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

const JUDGED = new Map<string, Judged>([
  ...CHECKS.map(({ id, judges = 'facts' }) => [id, judges] as const),
  ...STAGES.flatMap(([judged, ids]) => ids.split(' ').map((id) => [id, judged] as const)),
]);

/** Ids of all checks of this project; every other is a rule of Redocly's. */
export const OWN_CHECKS: readonly string[] = [...JUDGED.keys()];

/** What a check judges: a rule of Redocly's the structure of the description. */
export function judgedBy(check: string): Judged {
  return JUDGED.get(check) ?? 'structure';
}

/** Whether a check is about files and references, which all others rely on. */
export function isReading(check: string): boolean {
  return judgedBy(check) === 'files';
}

/** Whether problems of a check may stand in `baseline.yaml`. */
export function isKnowable(check: string): boolean {
  return !isReading(check) && !NEVER_KNOWN.includes(check);
}
