import { access } from './edits/access.ts';
import { beneficiaries } from './edits/beneficiaries.ts';
import { constraints } from './edits/constraints.ts';
import { fields } from './edits/fields.ts';
import { guideCode } from './edits/guide-code.ts';
import { guideOrder } from './edits/guide-order.ts';
import { guideText } from './edits/guide-text.ts';
import { guidesOfWords } from './edits/guides-of-words.ts';
import { lists } from './edits/lists.ts';
import { mediaTypes } from './edits/media-types.ts';
import { moreFields } from './edits/more-fields.ts';
import { moreGuides } from './edits/more-guides.ts';
import { moreOperations } from './edits/more-operations.ts';
import { nestedFields } from './edits/nested-fields.ts';
import { newGuides } from './edits/new-guides.ts';
import { operations } from './edits/operations.ts';
import { parameters } from './edits/parameters.ts';
import { publishedBodies } from './edits/published-bodies.ts';
import { publishedFields } from './edits/published-fields.ts';
import { publishedPaths } from './edits/published-paths.ts';
import { samples } from './edits/samples.ts';
import { schemas } from './edits/schemas.ts';
import { statuses } from './edits/statuses.ts';
import { unions } from './edits/unions.ts';
import { unknown } from './edits/unknown.ts';
import { walletOperations } from './edits/wallet-operations.ts';
import { webhooks } from './edits/webhooks.ts';
import { words } from './edits/words.ts';
import { createDescription } from './description.ts';
import { createFiles } from './files.ts';
import { createGuides } from './guides.ts';
import type { HonestEdit } from './honest-edit.ts';
import type { Version } from '../version.ts';

/** Every honest edit, by subject. */
export const HONEST_EDITS: readonly HonestEdit[] = [
  ...fields,
  ...nestedFields,
  ...moreFields,
  ...constraints,
  ...schemas,
  ...samples,
  ...beneficiaries,
  ...walletOperations,
  ...operations,
  ...lists,
  ...moreOperations,
  ...parameters,
  ...statuses,
  ...mediaTypes,
  ...unions,
  ...webhooks,
  ...access,
  ...publishedFields,
  ...publishedBodies,
  ...publishedPaths,
  ...unknown,
  ...words,
  ...guidesOfWords,
  ...newGuides,
  ...guideText,
  ...guideCode,
  ...moreGuides,
  ...guideOrder,
];

/** The files as an edit leaves them. @throws {Error} when a place of the edit is gone. */
export function made({ id, edit }: HonestEdit, texts: ReadonlyMap<string, string>): readonly Version[] {
  const versions = together([{ edit }], texts);
  if (versions.length === 0) throw new Error(`The honest edit ${id} changes nothing.`);
  return versions;
}

/** The same, or nothing where a place of the edit is gone: authors rename and remove what edits are made of. */
export function madeWherePlaced(edit: HonestEdit, texts: ReadonlyMap<string, string>): readonly Version[] | undefined {
  try {
    return made(edit, texts);
  } catch {
    return undefined;
  }
}

/** The files as several edits leave them, one after the other. @throws {Error} when a place of one is gone. */
export function together(
  edits: readonly Pick<HonestEdit, 'edit'>[],
  texts: ReadonlyMap<string, string>,
): readonly Version[] {
  const files = createFiles(texts);
  const author = { api: createDescription(files), files, guides: createGuides(files) };
  for (const { edit } of edits) edit(author);
  return files.changed();
}
