import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asRecord } from '#src/shared/schema/raw.ts';
import { schemaRef } from '#src/shared/schema/resolve-ref.ts';
import type { CheckContext } from '../../compile/checks/lookup/check.ts';
import { stringsIn } from '../../compile/checks/lookup/strings.ts';
import type { Edits } from './edits.ts';
import { renamedSteps } from './field.ts';
import { attributesNaming, mentionsOf, renamedLink, spanBeforeValue, spanOf, type Renaming } from './words.ts';

/** Targets of links: in Markdown, in attributes of components, and in settings. */
const LINK = /(?<=\]\(<?|\]:\s*<?|\bhref=["'])[^()\s"'<>]+/g;
/** Blocks of code. */
const CODE = /^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1[ \t]*$/gm;
const TARGET = /(?<=:\s+["']?)(?:\/|(?:operation|schema|webhook):)[^\s"',}\]]+/g;

/** Writes the new name of a thing in guides and their settings, and in the texts of the description. */
export function renameInProse(
  context: CheckContext,
  renaming: Renaming,
  edits: Edits,
  folder: string | undefined,
): void {
  const { document, guides } = context;
  const { from, to, field } = renaming;
  const mentions = mentionsOf(context, renaming);
  const span = mentions?.span ?? (field === undefined ? undefined : spanBeforeValue(document, field));
  for (const { file, href } of guides.guides) {
    edits.inFile(file, LINK, (link) => renamedLink(context, renaming, link, href));
    edits.inFile(file, attributesNaming(renaming), () => to);
    if (span !== undefined) edits.inFile(file, span, () => to);
    if (mentions !== undefined) edits.inFile(file, CODE, (block) => block.replace(mentions.code, () => to));
    if (field === undefined) continue;
    edits.inFile(file, /<Field\b[^>]*>/g, (tag) => {
      const [, schema = ''] = /\sschema=["']([^"']*)/.exec(tag) ?? [];
      return tag.replace(/(?<=\spath=["'])[^"']+/, (path) =>
        renamedSteps(document, field, to, { schemas: [schemaRef(schema)], steps: path.split('.') }).join('.'),
      );
    });
  }
  for (const { holder, key, kind } of stringsIn(context)) {
    if (kind === 'code' && mentions !== undefined) edits.value(holder, [key], mentions.code, () => to);
    // A former name stays, whatever has it now.
    if (kind !== 'prose' || edits.placeOf(holder).path.at(-1) === 'x-formerly') continue;
    edits.value(holder, [key], LINK, (link) => renamedLink(context, renaming, link));
    if (span !== undefined) edits.value(holder, [key], span, () => to);
  }
  // Where other fields have the name, the texts of a schema still mean its own.
  for (const owner of mentions === undefined ? (field?.declaredBy ?? []) : [])
    for (const holder of [owner, ...Object.values(asRecord(owner['properties']))].map(asRecord))
      if ('description' in holder) edits.value(holder, ['description'], spanOf(from), () => to);
  for (const file of folder === undefined ? [] : ['site.yaml', 'synonyms.yaml'].map((name) => join(folder, name))) {
    if (!existsSync(file)) continue;
    edits.inFile(file, TARGET, (link) => renamedLink(context, renaming, link));
    if (mentions !== undefined && mentions.span === mentions.code) edits.inFile(file, mentions.code, () => to);
  }
}
