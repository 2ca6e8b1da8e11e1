import { resolve, basename, extname } from 'node:path';
import { isScalar, isSeq, parseDocument } from 'yaml';
import { asList, asRecord, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { schemaRef } from '#src/shared/schema/resolve-ref.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import { UsageError, displayPath } from '../../cli/problem.ts';
import type { CheckContext } from '../../checks/lookup/check.ts';
import type { SourceOptions } from '../../description/source/load.ts';
import { readNotes } from '../../compare/notes.ts';
import { Draft } from '../draft.ts';
import { beside, type Place } from '../place.ts';
import { addItem, addMember, rangeAt, removeAt, type Path } from '../edit-yaml.ts';
import { operationsIn } from '../../description/model/path-item.ts';
import { operationsByName } from '../../checks/lookup/operations.ts';
import { objectsIn, referencesIn, schemasIn } from '../../checks/lookup/references.ts';
import { readSources } from '../read-sources.ts';
import { resolveRenaming, type RenameRequest } from './resolve-renaming.ts';
import { Edits } from './edits.ts';
import { renameField } from './field.ts';
import { renameParameter } from './parameter.ts';
import { renameValue } from './value.ts';
import { renameInProse, renamedKey, segmentOf, type Renaming } from './words.ts';

/**
 * Renames a schema, field or other thing wherever the sources mention it. Nothing is written: the returned draft
 * contains the result.
 *
 * @throws {UsageError} when the sources have problems, or a name is unknown, ambiguous or invalid.
 */
export async function rename(sources: SourceOptions, asked: RenameRequest): Promise<Draft> {
  const draft = new Draft();
  const context = await readSources({ ...sources, files: draft });
  const task: Task = { context, draft, edits: new Edits(draft, context.locator) };
  const renaming = resolveRenaming(context, asked);
  const finish = definitionOf(task, renaming);
  renameInProse(context, renaming, task.edits, sources.guides);
  task.edits.apply();
  finish();
  for (const { changes } of readNotes(sources.openapi).notes)
    for (const { key, location } of changes) {
      const other = renamedKey(context, renaming, key);
      // The old key is not removed, as comparisons of older versions still use it.
      if (changes.every((change) => change.key !== other))
        draft.change(resolve(location.file), (text) => addItem(text, ['changes'], other));
    }
  return draft;
}

function definitionOf(task: Task, renaming: Renaming): () => void {
  if (renaming.kind === 'guide') return renameGuide(task, renaming);
  if (renaming.kind === 'operation') return renameOperation(task, renaming);
  if (renaming.kind === 'schema') return renameSchema(task, renaming);
  if (renaming.kind === 'tag') return renameTag(task, renaming);
  const { parameter, field, value, from, to } = renaming;
  const renameTemplates = parameter && renameParameter(task.context, parameter, to, task);
  if (field !== undefined) renameField(task.context, field, to, task.edits);
  if (value !== undefined) renameValue(task.context, value, to, task.edits);
  return () => {
    for (const schema of field?.declaredBy ?? []) {
      const place = task.edits.placeOf(schema);
      recordName(task.draft, { ...place, path: [...place.path, 'properties', to] }, from, to);
    }
    for (const object of parameter?.objects ?? []) recordName(task.draft, task.edits.placeOf(object), from, to);
    renameTemplates?.();
  };
}

/** What a renaming works on: the sources as they were read, a draft of them, and the edits to apply to the draft. */
interface Task {
  readonly context: CheckContext;
  readonly draft: Draft;
  readonly edits: Edits;
}

/**
 * A function that edits a definition and the references to it. It returns a function to call after the edits are
 * applied.
 */
type Rename = (task: Task, renaming: Renaming) => () => void;

const renameGuide: Rename = ({ context, draft }, { from, to }) => {
  const file = context.guides.guides.find(({ href }) => href === `/${from}`)?.file ?? '';
  return () => {
    draft.change(file, (text) => {
      const [, open = '', head = ''] = /^(---\r?\n)([^]*?)(?=---\r?\n)/.exec(text) ?? [];
      return open + withFormer(head, ['formerly'], from, to) + text.slice(open.length + head.length);
    });
    draft.move(file, beside(file, `${to}${extname(file)}`));
  };
};

const renameOperation: Rename = (task, { from, to }) => {
  const { context, draft, edits } = task;
  const { document } = context;
  const use = operationsByName(document).get(from);
  for (const [kind, node] of objectsIn(document))
    if ((kind === 'link' || kind === 'operation') && node['operationId'] === from)
      edits.name(node, ['operationId'], [from, to]);
  const place = edits.placeOf(use?.operation);
  if (use?.kind !== 'webhook' || use.path !== from) return () => recordName(draft, place, from, to);
  const before = edits.placeOf(use.pathItem);
  const after = renameMember(task, ['webhooks', from], use.pathItem, to);
  const isInside = place.file === before.file && before.path.every((step, index) => place.path[index] === step);
  const path = isInside ? [...after.path, ...place.path.slice(before.path.length)] : place.path;
  return () => recordName(draft, { ...place, path }, from, to);
};

const renameSchema: Rename = (task, { from, to }) => {
  const { context, draft, edits } = task;
  const { document } = context;
  const { $ref: ref } = schemaRef(from);
  const isOfSchema = (target: unknown): boolean => target === ref || String(target).startsWith(`${ref}/`);
  const name = nameIn(from);
  for (const use of referencesIn(document)) if (isOfSchema(use.ref)) edits.value(use.node, ['$ref'], name, () => to);
  for (const discriminator of schemasIn(document).map((schema) => asRecord(schema['discriminator'])))
    for (const [value, target] of Object.entries(asRecord(discriminator['mapping'])))
      if (target === from || isOfSchema(target)) edits.value(discriminator, ['mapping', value], name, () => to);
  const schema = asRecord(document.components?.schemas?.[from]);
  const place = renameMember(task, ['components', 'schemas', from], schema, to);
  return () => {
    recordName(draft, place, from, to);
    if (place.path.length > 0 || basename(place.file, extname(place.file)) !== from) return;
    draft.move(place.file, beside(place.file, `${to}${extname(place.file)}`));
  };
};

const renameTag: Rename = ({ context, draft, edits }, { kind, from, to }) => {
  const { document, guides } = context;
  for (const tag of asList(document.tags).map(asRecord))
    for (const key of ['name', 'parent']) if (tag[key] === from) edits.name(tag, [key], [from, to]);
  const groups = asList(asRecord(document)['x-tagGroups']).map(asRecord);
  for (const { tags } of [...operationsIn(document).map(({ operation }) => operation), ...groups])
    asTexts(tags).forEach((tag, index) => tag === from && edits.name(tags, [index], [from, to]));
  const [old, now] = [from, to].map((name) => `/reference/tags/${segmentOf(kind, name)}`) as [string, string];
  const file = guides.settings?.[0]?.file;
  return () => {
    if (file === undefined || old === now) return;
    draft.change(file, (text) => removeAt(text, ['redirects', now]));
    draft.add({ file, path: ['redirects'] }, { key: old, value: now });
  };
};

/** Matches a name in a `$ref`: a file name without its extension, or a step of the JSON Pointer. */
function nameIn(name: string): RegExp {
  return new RegExp(`(?<=[/#'"]|^)${escapeRegExp(name)}(?=\\.\\w+(?:['"#]|$)|[/'"#]|$)`, 'g');
}

/**
 * Renames a member of the entry file, such as a schema in `components`: its key and its `$ref`. If its value is under
 * the same key in another file, that key is renamed, too. Returns the new place of the value.
 */
function renameMember({ context, draft, edits }: Task, keys: Path, node: Raw, to: string): Place {
  const from = String(keys.at(-1));
  const listed = draft.below({ file: context.entry, path: [] }, ...keys);
  const written = edits.placeOf(node);
  for (const place of [listed, written]) {
    if (place.path.at(-1) === from) edits.at(place, nameIn(from), () => to, true);
    edits.at({ ...place, path: [...place.path, '$ref'] }, nameIn(from), () => to);
  }
  const { file, path } = written;
  return path.at(-1) === from ? { file, path: [...path.slice(0, -1), to] } : written;
}

/** Adds the old name to the `x-formerly` list of an object. */
function recordName(draft: Draft, { file, path }: Place, from: string, to: string): void {
  if (!/\.ya?ml$/i.test(file))
    throw new UsageError(
      `\`${displayPath(file)}\` is not YAML.`,
      'Convert the file to YAML: this command edits only YAML.',
    );
  const [, before] = Object.keys(asRecord(draft.valueAt({ file, path })));
  draft.change(file, (text) => withFormer(text, [...path, 'x-formerly'], from, to, before));
  if (!Array.isArray(draft.valueAt({ file, path: [...path, 'x-formerly'] })))
    throw new UsageError(
      `Cannot add \`x-formerly\` to \`${to}\` in \`${displayPath(file)}\`, which is written as a YAML alias.`,
      'Replace the alias with its content, then rename again.',
    );
}

/**
 * Adds the old name to the list of former names at `path`. If the list contains the new name, the old name replaces it.
 * A new list is inserted before the member `before`.
 */
function withFormer(text: string, path: Path, from: string, to: string, before?: string): string {
  const document = parseDocument(text);
  const list = document.getIn(path);
  const again = isSeq(list) ? list.items.findIndex((item) => isScalar(item) && item.value === to) : -1;
  const [start, end] = rangeAt(document, [...path, again]) ?? [];
  if (start !== undefined) return text.slice(0, start) + from + text.slice(end);
  const longer = isSeq(list)
    ? addItem(text, path, from)
    : addMember(text, path.slice(0, -1), { key: String(path.at(-1)), value: [from], before });
  return text.includes('\r\n') ? longer.replaceAll(/\r?\n/g, '\r\n') : longer;
}
