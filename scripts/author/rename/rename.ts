import { resolve } from 'node:path';
import { commandLine } from '../../cli/command-line.ts';
import { placeName, UsageError } from '../../cli/problem.ts';
import type { CheckContext } from '../../compile/checks/lookup/check.ts';
import { loadPolicy, policyFile } from '../../compile/checks/policy.ts';
import { toApi } from '../../compile/model/api.ts';
import { toSite } from '../../compile/pages/site.ts';
import { bundleDescription } from '../../compile/read-description.ts';
import { loadGuides } from '../../compile/source/guides/load-guides.ts';
import type { SourceOptions } from '../../compile/source/load.ts';
import { readNotes } from '../../compare/notes.ts';
import { Draft } from '../draft.ts';
import { addItem } from '../edit-yaml.ts';
import { chosen, type Asked } from './chosen.ts';
import { keepField, renameGuide, renameOperation, renameSchema, type Task } from './definition.ts';
import { Edits } from './edits.ts';
import { renameField } from './rename-field.ts';
import { renameInProse } from './rename-in-prose.ts';
import { renamedPlace, type Renaming } from './words.ts';

/**
 * Gives a guide, operation, schema or property another name, there and wherever the sources speak of it. Nothing is
 * written: the draft says what will be.
 *
 * @throws {UsageError} when the sources have problems, and when a name is that of nothing, or the new one cannot be.
 */
export async function rename(sources: SourceOptions, asked: Asked): Promise<Draft> {
  const draft = new Draft();
  const context = await readSources({ ...sources, files: draft });
  const task: Task = { context, draft, edits: new Edits(draft, context.locator) };
  const renaming = chosen(context, asked);
  const finish = definitionOf(task, renaming);
  renameInProse(context, renaming, task.edits, sources.guides);
  task.edits.apply();
  finish();
  for (const { changes } of readNotes(sources.openapi).notes)
    for (const { key, location } of changes) {
      const other = key
        .split(' ')
        .map((place) => renamedPlace(context, renaming, place))
        .join(' ');
      // Comparisons of older versions still have the old key.
      if (changes.every((change) => change.key !== other))
        draft.change(resolve(location.file), (text) => addItem(text, ['changes'], other));
    }
  return draft;
}

function definitionOf(task: Task, renaming: Renaming): () => void {
  if (renaming.kind === 'guide') return renameGuide(task, renaming);
  if (renaming.kind === 'operation') return renameOperation(task, renaming);
  if (renaming.kind === 'schema') return renameSchema(task, renaming);
  if (renaming.field !== undefined) renameField(task.context, renaming.field, renaming.to, task.edits);
  return () => keepField(task, renaming);
}

/** Reads the sources as they are written: what readers do not see is renamed as well. */
async function readSources(sources: SourceOptions): Promise<CheckContext> {
  const { description, problems } = await bundleDescription(sources.openapi, sources);
  const { guides, problems: guideProblems } = await loadGuides(sources.guides, sources);
  const problem = [...problems, ...guideProblems].find(({ severity }) => severity === 'error');
  if (description === undefined || problem !== undefined)
    throw new UsageError(
      `Nothing was renamed: ${problem === undefined ? 'the description cannot be read' : `${placeName(problem.location)} ${problem.message}`}`,
      `Run \`${commandLine('check')}\`, and correct it first.`,
    );
  const { document, locator, source } = description;
  const api = toApi(document, locator);
  const { site } = toSite(api, guides);
  const { policy } = await loadPolicy(policyFile(sources.openapi), sources.files);
  const { allowed, names } = policy;
  return { api, document, locator, entry: source.entry, guides, site, hiddenExtensions: [], allowed, names };
}
