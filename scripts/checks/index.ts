import { INTERNAL_REFERENCE } from '../description/publish/reference-problem.ts';
import type { Check, CheckKind, Subject, Unread } from './lookup/check.ts';
import { componentUsed } from './openapi/component-used.ts';
import { enumMeaning } from './openapi/enum-meaning.ts';
import { enumQuotes } from './openapi/enum-quotes.ts';
import { errorCatalogue } from './openapi/error-catalogue.ts';
import { evidence } from './openapi/evidence.ts';
import { exampleFields } from './openapi/example-fields.ts';
import { consistentNames } from './openapi/consistent-names.ts';
import { moved } from './openapi/moved.ts';
import { notPublished } from './openapi/not-published.ts';
import { schemaLimits } from './openapi/schema-limits.ts';
import { schemaPattern } from './openapi/schema-pattern.ts';
import { schemaComplete } from './openapi/schema-complete.ts';
import { operationMethod } from './openapi/operation-method.ts';
import { operationTag } from './openapi/operation-tag.ts';
import { callbackArgument } from './openapi/callback-argument.ts';
import { descriptionLinks } from './openapi/description-links.ts';
import { descriptionSyntax } from './openapi/description-syntax.ts';
import { exampleSchema } from './openapi/example-schema.ts';
import { exampleStatus } from './openapi/example-status.ts';
import { exampleUsed } from './openapi/example-used.ts';
import { fillIn } from './openapi/fill-in.ts';
import { fileGone } from './openapi/file-gone.ts';
import { fileOrphan } from './openapi/file-orphan.ts';
import { invisibleCharacters } from './openapi/invisible-characters.ts';
import { operationExample } from './openapi/operation-example.ts';
import { operationSecurity } from './openapi/operation-security.ts';
import { pathParameters } from './openapi/path-parameters.ts';
import { noPersonalData } from './openapi/no-personal-data.ts';
import { refCircular } from './openapi/ref-circular.ts';
import { refKind } from './openapi/ref-kind.ts';
import { sampleRequest } from './openapi/sample-request.ts';
import { secrets } from './openapi/secrets.ts';
import { sunset } from './openapi/sunset.ts';
import { serverVariables } from './openapi/server-variables.ts';
import { guideCurl } from './guides/guide-curl.ts';
import { guideImages } from './guides/guide-images.ts';
import { guideJson } from './guides/guide-json.ts';
import { guideOperations } from './guides/guide-operations.ts';
import { guideSections } from './guides/guide-sections.ts';
import { guideTitles } from './guides/guide-titles.ts';
import { proseNames } from './prose/prose-names.ts';
import { proseTerms } from './guides/prose-terms.ts';
import { siteValues } from './guides/site-values.ts';

/** All checks that run on the compiled sources. A new check needs a file, and its import and entry here. */
export const CHECKS: readonly Check[] = [
  exampleSchema,
  schemaLimits,
  schemaPattern,
  exampleStatus,
  exampleUsed,
  operationExample,
  enumMeaning,
  enumQuotes,
  errorCatalogue,
  componentUsed,
  fileOrphan,
  fileGone,
  fillIn,
  refKind,
  refCircular,
  pathParameters,
  operationSecurity,
  serverVariables,
  invisibleCharacters,
  descriptionLinks,
  descriptionSyntax,
  guideImages,
  guideJson,
  guideCurl,
  secrets,
  noPersonalData,
  proseNames,
  sampleRequest,
  guideTitles,
  guideSections,
  guideOperations,
  notPublished,
  evidence,
  moved,
  schemaComplete,
  exampleFields,
  consistentNames,
  operationMethod,
  operationTag,
  sunset,
  callbackArgument,
  proseTerms,
  siteValues,
];

/**
 * Checks that are not in `CHECKS`, because they run earlier: while files are read, while guides are compiled, or while
 * pages are built. `check-policy` and `baseline` are about mistakes in `checks.yaml` and `baseline.yaml`.
 */
const STAGE_CHECKS: readonly CheckKind[] = [
  { id: 'description', subject: 'files', unread: 'file' },
  { id: 'yaml-syntax', subject: 'files', unread: 'file' },
  { id: 'yaml-encoding', subject: 'files', unread: 'file' },
  { id: 'yaml-empty', subject: 'files', unread: 'file' },
  { id: 'yaml-nesting', subject: 'files', unread: 'file' },
  { id: 'yaml-merge-key', subject: 'files' },
  { id: 'no-unresolved-refs', subject: 'files', unread: 'part' },
  { id: 'circular-reference', subject: 'files', unread: 'part' },
  { id: 'guide-syntax', subject: 'text', unread: 'file' },
  { id: 'guide-frontmatter', subject: 'text' },
  { id: 'guide-groups', subject: 'text' },
  { id: 'guide-vocabulary', subject: 'text', unread: 'part' },
  { id: 'search-synonyms', subject: 'text' },
  { id: 'questions', subject: 'text' },
  { id: 'site-config', subject: 'text' },
  { id: 'guide-address' },
  { id: 'guide-ids', unread: 'part' },
  { id: 'guide-links' },
  { id: 'guide-sequence' },
  { id: 'check-policy', isNeverKnown: true },
  { id: 'baseline', isNeverKnown: true },
  { id: 'name-conflict' },
  { id: INTERNAL_REFERENCE, subject: 'structure', isNeverKnown: true },
];

const KINDS = new Map([...CHECKS, ...STAGE_CHECKS].map((check: CheckKind) => [check.id, check]));

/** Ids of all checks of this project; all other ids are Redocly rules. */
export const OWN_CHECKS: readonly string[] = [...KINDS.keys()];

/** Returns what a check examines, such as `files`; `structure` for a Redocly rule. */
export function subjectOf(check: string): Subject {
  const kind = KINDS.get(check);
  return kind === undefined ? 'structure' : (kind.subject ?? 'facts');
}

/** Ids of checks that only earlier versions had. Settings of authors may still contain these ids. */
export const REMOVED_CHECKS: readonly string[] = [
  'guide-hostile',
  'guide-link-words',
  'guide-sidebar',
  'hostile-content',
  'meaning-amount',
  'meaning-currency',
  'meaning-identity',
  'meaning-paging',
  'meaning-time',
  'meaning-webhook',
  'path-spelling',
];

/**
 * Returns how much of a file is ignored after an error of a check: the whole `file`, or a `part` of it; undefined if
 * nothing is ignored. An error of the Redocly rule `struct` leaves a part unread, because the value of an unknown key
 * is ignored.
 */
export function unreadBy(check: string): Unread | undefined {
  return check === 'struct' ? 'part' : KINDS.get(check)?.unread;
}

/** Whether a check examines files and references, on which all other checks depend. */
export function concernsFiles(check: string): boolean {
  return subjectOf(check) === 'files';
}

/** Whether `baseline.yaml` may list problems of a check. */
export function mayBeKnown(check: string): boolean {
  return !concernsFiles(check) && KINDS.get(check)?.isNeverKnown !== true;
}
