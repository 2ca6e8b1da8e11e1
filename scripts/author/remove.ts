import { resolve } from 'node:path';
import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { escapePointer } from '#src/shared/schema/resolve-ref.ts';
import { commandLine } from '../cli/command-line.ts';
import { displayPath, placeName, UsageError, type Problem } from '../cli/problem.ts';
import { concernsFiles } from '../checks/index.ts';
import type { CheckContext } from '../checks/lookup/check.ts';
import { operationsByName } from '../checks/lookup/operations.ts';
import { KIND_NAMES, referencesIn, SECTIONS } from '../checks/lookup/references.ts';
import { usedComponents } from '../checks/lookup/usage.ts';
import { compile } from '../checks/compile.ts';
import { operationsAt, operationsIn } from '../description/model/path-item.ts';
import type { SourceOptions } from '../description/source/load.ts';
import { Draft } from './draft.ts';
import { added } from './fix/fix-all.ts';
import type { Place } from './place.ts';
import { removeAt, type Path } from './edit-yaml.ts';
import { COMPONENT_KINDS, kindNamed, namesIn, type ComponentKind } from './names.ts';
import { readSources } from './read-sources.ts';
import { Edits } from './rename/edits.ts';
import { fieldAt } from './rename/field.ts';
import { parametersByName, usesOf } from './rename/parameter.ts';

export type RemovedKind = 'guide' | 'operation' | ComponentKind;

/** What can be removed: guides, operations, and components such as schemas. */
export const REMOVED_KINDS: readonly RemovedKind[] = ['guide', 'operation', ...COMPONENT_KINDS];

/** If a component of one of these kinds is removed, the `$ref`s to it are removed, too. */
const LISTED: readonly RemovedKind[] = ['response', 'parameter', 'example', 'header', 'link'];

/** The result of a removal, in memory. Nothing is written until `draft` is committed. */
interface Removal {
  readonly draft: Draft;
  /** Components that only the removed thing used. Each text has the kind and the name, such as "schema `Order`". */
  readonly orphans: readonly string[];
  /** New problems that the removal would cause. */
  readonly left: readonly Problem[];
  /** The new problems that prevent the removal: references to what would be missing, and files that cannot be read. */
  readonly broken: readonly Problem[];
}

/**
 * Removes a guide, operation, webhook or component in a draft. Also removes entries that only refer to it, such as the
 * `$ref` to a parameter in an operation. Components and files that nothing uses any longer are removed, too. `asked` is
 * a name, or the status code of an error in the error catalogue.
 *
 * @throws {UsageError} when the sources have problems, the name is unknown, or a YAML alias or a variable in a path
 * needs what would be removed.
 */
export async function remove(sources: SourceOptions, asked: string, kind?: RemovedKind): Promise<Removal> {
  // The draft `checked` preserves line numbers, so that new problems are reported at lines that the author sees.
  const [draft, checked] = [new Draft(), new Draft()];
  const drafted = { ...sources, files: checked };
  const removePlaces = (places: readonly Place[]): void => {
    const order = ({ path }: Place): string => path.join('/');
    // Removes the last items of a list first, so that the places of the others remain valid.
    for (const { file, path } of places.toSorted((a, b) => order(b).localeCompare(order(a), 'en', { numeric: true })))
      for (const files of [draft, checked]) files.change(file, (text) => removeAt(text, path, files === checked));
    for (const { file } of places) requireAnchors(draft, file);
  };
  const context = await readSources(drafted);
  const names = namesIn(context);
  const name = context.api.catalogue.find(({ code }) => code === asked)?.component ?? asked;
  if (kind === undefined && !Object.values(names).flat().includes(name)) requireNoPart(context, name);
  const one = kindNamed<RemovedKind>(name, names, kind);
  if (one === 'parameter') requireNoVariable(context, asRecord(nodeOf(context, one, name)));
  const guide = context.guides.guides.find(({ href }) => href === `/${name}`);
  if (one !== 'guide') removePlaces(placesOf(context, draft, one, name));
  else if (guide !== undefined) for (const files of [draft, checked]) files.remove(guide.file);
  // If references are now broken, the check below reports them.
  const after = await readSources(drafted).catch(() => context);
  // The components in use before the removal, including those that the removed thing uses, and the components in use
  // afterwards.
  const [used, stillUsed] = [usedComponents(context, [nodeOf(context, one, name)]), usedComponents(after)];
  const orphans = COMPONENT_KINDS.flatMap((each) => names[each].map((other) => [each, other] as const)).filter(
    ([each, other]) =>
      used.has(`${SECTIONS[each]} ${other}`) &&
      !stillUsed.has(`${SECTIONS[each]} ${other}`) &&
      (each !== one || other !== name),
  );
  removePlaces(orphans.flatMap(([each, other]) => placesOf(context, draft, each, other)));
  const [was, is] = [await compile(sources), await compile(drafted)];
  const found = added(was, is);
  const unreached = found.filter(({ check }) => check === 'file-orphan').map(({ location }) => resolve(location.file));
  for (const file of [...was.files.filter((each) => !is.files.includes(each)), ...unreached]) draft.remove(file);
  const left = found.filter(({ location }) => !draft.isRemoved(resolve(location.file)));
  return {
    draft,
    orphans: orphans.map(([each, other]) => `${KIND_NAMES[each]} \`${other}\``),
    left,
    broken: left.filter(
      ({ severity, check, unknown }) => severity === 'error' && (unknown !== undefined || concernsFiles(check)),
    ),
  };
}

function nodeOf({ document }: CheckContext, kind: RemovedKind, name: string): unknown {
  if (kind === 'operation') return operationsByName(document).get(name)?.operation;
  return kind === 'guide' ? undefined : asRecord(asRecord(document.components)[SECTIONS[kind]])[name];
}

/**
 * Rejects the name of something that cannot be removed, because it is only a part of an operation, schema or the whole
 * description.
 *
 * @throws {UsageError} when the name is that of a tag or property, or of a parameter or response outside `components`.
 */
function requireNoPart({ document, locator }: CheckContext, name: string): void {
  const tag = asList(document.tags).find((one) => asRecord(one)['name'] === name);
  const [holder] = fieldAt(document, name)?.declaredBy ?? [];
  const field = asRecord(holder?.['properties'])[name.slice(name.lastIndexOf('.') + 1)];
  const status = operationsIn(document).find(({ operation }) => Object.hasOwn(asRecord(operation['responses']), name));
  const response = asRecord(status?.operation['responses'])[name];
  const node = tag ?? field ?? parametersByName(document).get(name) ?? response;
  if (node !== undefined)
    throw new UsageError(
      `\`${name}\` is not a component: remove it by hand.`,
      `Begin at ${placeName(locator.locate(node))}; \`${commandLine('check')}\` then reports the references that remain.`,
    );
}

/**
 * Rejects a path parameter that is in use.
 *
 * @throws {UsageError} when an operation has the parameter, as its variable would remain in the path.
 */
function requireNoVariable({ document }: CheckContext, parameter: Raw): void {
  const [use] = usesOf(document, new Set([parameter]));
  if (parameter['in'] === 'path' && use !== undefined)
    throw new UsageError(
      `Nothing was removed: \`${use.path}\` has the variable \`{${asText(parameter['name'])}}\`.`,
      'First remove the variable from every path that has it, or remove their operations.',
    );
}

function requireAnchors(draft: Draft, file: string): void {
  try {
    draft.valueAt({ file, path: [] });
  } catch (error) {
    throw new UsageError(
      `Nothing was removed, as \`${displayPath(file)}\` would not be valid YAML (${(error as Error).message}).`,
      'Replace the aliases with their content first.',
    );
  }
}

/**
 * Returns the places to remove with an operation or component: its entry in the entry file, its definition, and
 * references that are removed with it. A definition that is a whole file is left out, because unused files are removed
 * later.
 */
function placesOf(
  context: CheckContext,
  draft: Draft,
  kind: Exclude<RemovedKind, 'guide'>,
  name: string,
): readonly Place[] {
  const { document, entry, locator } = context;
  const edits = new Edits(draft, locator);
  const member = (keys: Path, node: unknown): readonly Place[] =>
    [draft.below({ file: entry, path: [] }, ...keys), edits.placeOf(node)].filter(
      ({ file, path }) => file !== '' && path.length > 0,
    );
  if (kind === 'operation') {
    const use = operationsByName(document).get(name);
    if (use === undefined) return [];
    const section = { path: ['paths'], webhook: ['webhooks'], unpublished: ['components', 'pathItems'] }[use.kind];
    const isAlone = operationsAt(document, use.entry).length === 1;
    return isAlone ? member([...section, use.path], use.pathItem) : [edits.placeOf(use.operation)];
  }
  const section = SECTIONS[kind];
  const ref = `#/components/${section}/${escapePointer(name)}`;
  const uses = LISTED.includes(kind) ? referencesIn(document).filter((use) => use.ref === ref) : [];
  const node = nodeOf(context, kind, name);
  return [...member(['components', section, name], node), ...uses.map((use) => edits.placeOf(use.node))];
}
